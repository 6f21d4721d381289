import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS } from '#platform/database/migrations.ts';
import type { Manifest } from './manifest.ts';

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

export interface Facts extends Pick<Manifest, 'engine' | 'migration' | 'rows'> {
  /** The newest checkpoint of the audit log; null before there is one. */
  checkpoint: string | null;
}

/** Everything that is ours in a database: the product's tables, the queue's, and the journal of migrations. */
export const TABLES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`;

interface Journal {
  entries: { when: number; tag: string }[];
}

/** The migrations of this version, oldest first. */
export const knownMigrations = (): Journal['entries'] =>
  (JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal).entries;

/** Counts every table; the query must not be bound by row level security. */
export async function readFacts(query: Query): Promise<Facts> {
  const tables = (await query(TABLES)).map(({ name }) => String(name));
  const counting = tables.map((name) => `select '${name}' as name, count(*)::int as count from ${name}`);
  const counts = await query(counting.join(' union all '));
  const [engine] = await query(`select current_setting('server_version') as version`);
  const [newest] = await query('select max(created_at)::bigint as id from drizzle.__drizzle_migrations');
  const [signed] = await query('select note from public.audit_checkpoints order by tree_size desc limit 1');
  const id = Number(newest?.id ?? 0);
  return {
    engine: String(engine?.version),
    migration: { id, name: knownMigrations().find(({ when }) => when === id)?.tag ?? 'unknown' },
    rows: Object.fromEntries(counts.map(({ name, count }) => [String(name), Number(count)])),
    checkpoint: signed ? String(signed.note) : null,
  };
}
