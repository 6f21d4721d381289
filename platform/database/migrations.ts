import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Transaction } from './database.ts';

/** Folder of the SQL files and their journal. */
export const MIGRATIONS = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../db/migrations');

/** A process that may not migrate has found a database that is older than itself. */
export class MigrationsMissingError extends Error {
  constructor() {
    super('The database lacks migrations of this version. Run npm run db:migrate with the address of its owner.');
    this.name = 'MigrationsMissingError';
  }
}

/** A database whose migrations are none of this line of versions. */
export class ForeignDatabaseError extends Error {
  constructor() {
    super(
      'The database was made by a version before 1.0.0, which this one cannot update. Begin with an empty one, or go on with the version that made it.',
    );
    this.name = 'ForeignDatabaseError';
  }
}

const TABLE = sql.raw('drizzle.__drizzle_migrations');

/**
 * Makes those of the migrations that the database lacks, in one transaction and in the order of the journal. Drizzle's own
 * migrator makes only what is later than the latest that has run, and so leaves one out for ever that came to the database
 * after a later one.
 * @throws ForeignDatabaseError
 */
export async function runMissingMigrations(
  database: Pick<Transaction, 'execute' | 'transaction'>,
  folder = MIGRATIONS,
): Promise<void> {
  await database.execute(sql`create schema if not exists drizzle`);
  await database.execute(
    sql`create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ created_at: string }>(sql`select created_at from ${TABLE}`);
    const run = new Set(rows.map((row) => Number(row.created_at)));
    const migrations = readMigrationFiles({ migrationsFolder: folder });
    if (run.size > 0 && !migrations.some(({ folderMillis }) => run.has(folderMillis))) throw new ForeignDatabaseError();
    for (const { sql: statements, hash, folderMillis } of migrations) {
      if (run.has(folderMillis)) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into ${TABLE} (hash, created_at) values (${hash}, ${folderMillis})`);
    }
  });
}

/** What the tables need besides, and no migration can hold. Can be repeated. */
export const readSearchPolicies = (): Promise<string> => readFile(path.join(MIGRATIONS, '../search.sql'), 'utf8');

/** What PostgreSQL says where nothing was ever migrated: no table, no schema, or nothing granted yet. */
const NEVER_MIGRATED = new Set(['42P01', '3F000', '42501']);

const isNeverMigrated = (error: unknown) =>
  error instanceof Error && 'code' in error && NEVER_MIGRATED.has(String(error.code));

let times: number[] | undefined;
const timesOfAll = (): number[] => {
  times ??= readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis);
  return times;
};

/** True when every migration of this version has run on the database. */
export async function allMigrationsRun(query: (sql: string) => Promise<{ count: number }[]>): Promise<boolean> {
  const all = timesOfAll();
  try {
    const rows = await query(
      `select count(distinct created_at)::int as count from drizzle.__drizzle_migrations where created_at in (${all.join()})`,
    );
    return rows[0]?.count === all.length;
  } catch (error) {
    if (isNeverMigrated(error)) return false;
    throw error;
  }
}
