import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPostgres } from '#tests/created-postgres.ts';
import type { Transaction } from './database.ts';
import { allMigrationsRun, MIGRATIONS, runMissingMigrations } from './migrations.ts';

const serverUrl = inject('postgresUrl');
const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[];
};
describe.skipIf(!serverUrl)('a database', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let owner: pg.Client;
  let folder: string;
  const migrate = (from?: string) => runMissingMigrations(drizzle({ client: owner }) as unknown as Transaction, from);
  const isWhole = () => allMigrationsRun(async (text) => (await owner.query<{ count: number }>(text)).rows);
  /** Adds an empty migration of a later version. @param when its time, after that of the last one, in milliseconds */
  const addMigration = (tag: string, when: number): void => {
    const file = path.join(folder, 'meta/_journal.json');
    const known = JSON.parse(readFileSync(file, 'utf8')) as typeof journal;
    const last = journal.entries.at(-1)?.when ?? 0;
    const entry = { ...known.entries.at(-1), idx: known.entries.length, when: last + when, tag };
    writeFileSync(file, JSON.stringify({ ...known, entries: [...known.entries, entry] }));
    writeFileSync(path.join(folder, `${tag}.sql`), `create table ${tag} ()`);
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

  it('that has a migration gets one of an earlier time that comes after it', async () => {
    addMigration('later', 2_000);
    await migrate(folder);
    addMigration('earlier', 1_000);
    await migrate(folder);
    const { rows } = await owner.query(`select to_regclass('later') as later, to_regclass('earlier') as earlier`);
    expect(rows).toEqual([{ later: 'later', earlier: 'earlier' }]);
    expect(await isWhole()).toBe(true);
  });

  it('that lacks the last one is not whole', async () => {
    await migrate();
    await owner.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    expect(await isWhole()).toBe(false);
  });

  it('that another line of versions made is left as it is, and told so', async () => {
    await migrate();
    await owner.query('update drizzle.__drizzle_migrations set created_at = created_at - 1000000');
    await expect(migrate()).rejects.toThrow('a version before 1.0.0');
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
