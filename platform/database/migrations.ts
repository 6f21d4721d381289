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

/** True when the newest migration of this version has run on the database. */
export async function allMigrationsRun(query: (sql: string) => Promise<{ count: number }[]>): Promise<boolean> {
  const rows = await query(
    `select count(*)::int as count from drizzle.__drizzle_migrations where created_at >= ${latestMigration()}`,
  );
  return (rows[0]?.count ?? 0) > 0;
}
