import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPostgres } from '#tests/databases.ts';
import type { Transaction } from './database.ts';
import { allMigrationsRun, MIGRATIONS, runMissingMigrations } from './migrations.ts';

const serverUrl = inject('postgresUrl');
const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[];
};
/** Those that are older than one before them. */
const outOfOrder = journal.entries.filter(({ when }, i) => journal.entries.slice(0, i).some((one) => one.when > when));

describe.skipIf(!serverUrl)('a database', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let owner: pg.Client;
  let folder: string;
  const migrate = (from?: string) => runMissingMigrations(drizzle({ client: owner }) as unknown as Transaction, from);
  const isWhole = () => allMigrationsRun(async (text) => (await owner.query<{ count: number }>(text)).rows);
  /** The migrations as a version had them that ended with the one before `idx`. */
  const versionBefore = (idx: number): string => {
    const entries = journal.entries.filter((one) => one.idx < idx);
    writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    return folder;
  };
  beforeEach(async () => {
    own = await createPostgres(serverUrl as string);
    owner = new pg.Client({ connectionString: own.url });
    await owner.connect();
    folder = mkdtempSync(path.join(tmpdir(), 'quietprint-migrations-'));
    cpSync(MIGRATIONS, folder, { recursive: true });
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await owner.end();
    await own.drop();
  });

  it('that stopped before a migration whose time is earlier than that of the last one still gets it, and all others', async () => {
    expect(outOfOrder.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['0056_waiting_by_source', '0059_breach_catalogues']),
    );
    for (const { idx } of outOfOrder) {
      await migrate(versionBefore(idx));
      expect(await isWhole()).toBe(false);
    }
    await migrate();
    expect(await isWhole()).toBe(true);
    const { rows } = await owner.query(
      `select to_regclass('breach_catalogues') as table, to_regclass('scan_checks_expected_idx') as index`,
    );
    expect(rows).toEqual([{ table: 'breach_catalogues', index: 'scan_checks_expected_idx' }]);
  });

  it('that has all of them makes none again', async () => {
    await migrate();
    const { rows: before } = await owner.query('select * from drizzle.__drizzle_migrations');
    await migrate();
    expect((await owner.query('select * from drizzle.__drizzle_migrations')).rows).toEqual(before);
    expect(before.length).toBe(journal.entries.length);
  });
});

it('no two migrations have the same time, and the last has the latest', () => {
  const times = journal.entries.map(({ when }) => when);
  expect(new Set(times).size).toBe(times.length);
  expect(Math.max(...times)).toBe(times.at(-1));
});
