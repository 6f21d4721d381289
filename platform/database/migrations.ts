import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the SQL files and their journal. */
export const MIGRATIONS = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../db/migrations');

interface Journal {
  entries: { when: number }[];
}

const latestMigration = () => {
  const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;
  return Math.max(...journal.entries.map((entry) => entry.when));
};

/** A process that may not migrate has found a database that is older than itself. */
export class MigrationsMissingError extends Error {
  constructor() {
    super('The database lacks migrations of this version. Run npm run db:migrate with the address of its owner.');
    this.name = 'MigrationsMissingError';
  }
}

/** What PostgreSQL says where nothing was ever migrated: no table, no schema, or nothing granted yet. */
const NEVER_MIGRATED = new Set(['42P01', '3F000', '42501']);

const isNeverMigrated = (error: unknown) =>
  error instanceof Error && 'code' in error && NEVER_MIGRATED.has(String(error.code));

/** True when the newest migration of this version has run on the database. */
export async function allMigrationsRun(query: (sql: string) => Promise<{ count: number }[]>): Promise<boolean> {
  try {
    const rows = await query(
      `select count(*)::int as count from drizzle.__drizzle_migrations where created_at >= ${latestMigration()}`,
    );
    return (rows[0]?.count ?? 0) > 0;
  } catch (error) {
    if (isNeverMigrated(error)) return false;
    throw error;
  }
}
