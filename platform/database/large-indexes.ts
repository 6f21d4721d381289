import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Logger } from '../log.ts';
import { MIGRATIONS } from './migrations.ts';

const EXTENSION = 'pg_trgm';

/** For the log and the doctor. */
export const NO_EXTENSION = `Searches of the panel read every row, as the extension ${EXTENSION} is missing. Install PostgreSQL's contrib package and let an administrator run: create extension ${EXTENSION}; the next start builds the indexes`;

const MISSING_INDEX = 'create index ';

interface LargeIndex {
  name: string;
  statement: string;
}

/** Those of db/indexes.sql. */
export const largeIndexes = (): LargeIndex[] =>
  readFileSync(path.join(MIGRATIONS, '../indexes.sql'), 'utf8')
    .split('\n')
    .flatMap((statement) => {
      const name = /^create index (\w+) on /.exec(statement)?.[1];
      return name === undefined ? [] : [{ name, statement }];
    });

/** Names of those that are whole. */
export const WHOLE_INDEXES = `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and i.indisvalid`;

/** @returns its schema; null where the server does not have it, or does not let us */
async function installExtension(client: pg.Client): Promise<string | null> {
  await client.query(`create extension if not exists ${EXTENSION} schema public`).catch(() => {});
  const { rows } = await client.query<{ schema: string }>(
    'select extnamespace::regnamespace::text as schema from pg_extension where extname = $1',
    [EXTENSION],
  );
  return rows[0]?.schema ?? null;
}

/**
 * Builds the indexes that are missing, and again those of which the building broke off, while others read and write their
 * tables. It waits for transactions that are older, so nothing may wait for it: what turns instances take must not be a
 * statement that waits. Without them everything works, only slower; so a failure is told and ends nothing.
 */
export async function buildLargeIndexes(client: pg.Client, log: Logger): Promise<void> {
  const schema = await installExtension(client);
  if (schema === null) return log.warn(NO_EXTENSION);
  await client.query(`set search_path = public, ${schema}; set lock_timeout = 0`);
  const whole = new Set((await client.query<{ name: string }>(WHOLE_INDEXES)).rows.map(({ name }) => name));
  for (const { name, statement } of largeIndexes())
    try {
      if (whole.has(name)) continue;
      await client.query(`drop index concurrently if exists public.${name}`);
      await client.query(statement.replace(MISSING_INDEX, (found) => `${found}concurrently `));
    } catch (error) {
      log.warn('An index could not be built; the next start tries again', { error, reason: name });
    }
}
