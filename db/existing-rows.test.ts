import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { recountTallies } from '#core/base/tallies/recount.ts';
import type { Transaction } from '#platform/database/database.ts';
import { MIGRATIONS, runMissingMigrations } from '#platform/database/migrations.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { createPostgres, silent } from '#tests/databases.ts';
import { existingRows } from './existing-rows.fixture.ts';

const serverUrl = inject('postgresUrl');

/** The last migration of the version that the rows come from: everything later has to leave them whole. */
const BASE = '0074_year_of_watching';

/** Columns and tables that a later migration takes away on purpose, as `table.column` or `table`. */
const takenAway: readonly string[] = [];

/** What PostgreSQL's own columns do not tell apart: parts of a table are read through it. */
const TABLES = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  and not relispartition order by relname`;

type Rows = Record<string, Record<string, unknown>[]>;

describe.skipIf(!serverUrl)('rows of an earlier version', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let owner: pg.Client;
  let reader: pg.Client;
  let folder: string;
  let before: Rows;
  let after: Rows;
  const migrate = (from?: string) => runMissingMigrations(drizzle({ client: owner }) as unknown as Transaction, from);
  const asReader = async <Row extends pg.QueryResultRow>(statement: string) =>
    (await reader.query<Row>(statement)).rows;
  const readAll = async (): Promise<Rows> => {
    const rows: Rows = {};
    for (const { name } of await asReader<{ name: string }>(TABLES)) {
      const found = await asReader<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from public.${name} t`);
      rows[name] = found.map(({ row }) => row);
    }
    return rows;
  };

  beforeAll(async () => {
    own = await createPostgres(serverUrl as string);
    owner = new pg.Client({ connectionString: own.url });
    reader = new pg.Client({ connectionString: own.superUrl });
    await owner.connect();
    await reader.connect();
    folder = mkdtempSync(path.join(tmpdir(), 'quietprint-earlier-'));
    cpSync(MIGRATIONS, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
    const base = journal.entries.findIndex(({ tag }) => tag === BASE);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, base + 1) }));
    await migrate(folder);
    await reader.query(existingRows);
    before = await readAll();
    await migrate();
    after = await readAll();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await owner.end();
    await reader.end();
    await own.drop();
  });

  it('stand in every table that there was', () => {
    expect(Object.keys(before).length).toBeGreaterThan(70);
    expect(Object.entries(before).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []))).toEqual([]);
  });

  it('are all there after every later migration, each with what it held', () => {
    for (const [table, rows] of Object.entries(before)) {
      if (takenAway.includes(table)) continue;
      const shared = (row: Record<string, unknown>) =>
        JSON.stringify(
          Object.keys(rows[0] ?? {})
            .filter((column) => !takenAway.includes(`${table}.${column}`))
            .sort()
            .map((column) => row[column]),
        );
      expect((after[table] ?? []).map(shared), table).toEqual(expect.arrayContaining(rows.map(shared)));
    }
  });

  it('are told by every rule: none is left unchecked, no index is broken', async () => {
    expect(await asReader(`select conname from pg_constraint where not convalidated`)).toEqual([]);
    expect(await asReader(`select indexrelid::regclass::text from pg_index where not indisvalid`)).toEqual([]);
  });

  it('keep every rule that there is when it is looked at again', async () => {
    const keys = await asReader<{ name: string; of: string; rule: string }>(
      `select c.conname as name, c.conrelid::regclass::text as of, pg_get_constraintdef(c.oid) as rule from pg_constraint c
       join pg_class t on t.oid = c.conrelid
       where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f') and t.relkind = 'r' and not t.relispartition`,
    );
    expect(keys.length).toBeGreaterThan(60);
    await reader.query('begin');
    for (const { name, of, rule } of keys)
      await reader.query(`alter table ${of} add constraint again ${rule}`).then(
        () => reader.query(`alter table ${of} drop constraint again`),
        (error) => expect.fail(`${of} breaks ${name}: ${error.message}`),
      );
    await reader.query('rollback');
  });

  it('are counted by every migration that begins to keep a number of them', async () => {
    const database = await openPostgres({ url: own.url, appUrl: null, log: silent, connections: 2 });
    const numbers = `select name, bucket, sum(count)::int as count, sum(amount)::int as amount
      from (select name, bucket, count, amount from tallies union all select name, bucket, count, amount from tally_changes) as kept
      group by 1, 2 having sum(count) <> 0 or sum(amount) <> 0 order by 1, 2`;
    const kept = await asReader(numbers);
    expect(kept.length).toBeGreaterThan(6);
    await recountTallies(database, { now: new Date() });
    expect(await asReader(numbers)).toEqual(kept);
    await database.close();
  });
});
