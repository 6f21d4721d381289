import pg from 'pg';
import { plural } from '#contract/base/formats.ts';
import { BackupError } from './backup-error.ts';
import { readFacts, TABLES } from './facts.ts';
import type { Place, Snapshot } from './place.ts';
import { restorePostgres } from './restore-postgres.ts';
import { environmentOf, startTool } from './tools.ts';

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A database on a server of PostgreSQL, through its own programs.
 * @param url the owner's address: what is restored belongs to it
 * @param readUrl of a login that row level security does not bind; null = the owner's
 */
export function postgresPlace(url: string, readUrl: string | null): Place {
  const tables = (client: pg.Client) => client.query<{ name: string }>(TABLES);
  return {
    snapshot: () => takeSnapshot(readUrl ?? url),
    isOccupied: () => connected(url, async (client) => (await tables(client)).rows.length > 0),
    connected: () => connected(url, readConnected),
    cutOff: () => connected(url, cutOff),
    replace: (data, manifest) => restorePostgres(url, data, manifest),
    close: async () => {},
  };
}

/** Of other logins' sessions PostgreSQL shows the owner no more than whose they are: the type is null there. */
const OTHERS = `from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and coalesce(backend_type, 'client backend') = 'client backend'`;

async function readConnected(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ login: string; count: number }>(
    `select usename as login, count(*)::int as count ${OTHERS} group by 1 order by 1`,
  );
  return rows.map(({ login, count }) => `${plural(count, 'connection')} of ${login}`);
}

async function cutOff(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number; login: string }>(`select pid, usename as login ${OTHERS}`);
  for (const { pid, login } of rows) {
    try {
      await client.query('select pg_terminate_backend($1)', [pid]);
    } catch {
      throw new BackupError(
        `The login of DATABASE_URL may not end connections of ${login}: stop what uses them. Nothing was changed.`,
      );
    }
  }
}

/** The rows that are counted are the ones that are dumped, whatever is written meanwhile. */
async function takeSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: logins } = await client.query(
      'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
    );
    if (!logins[0]?.free)
      throw new BackupError(
        'This login is bound by row level security and would leave rows out: set BACKUP_DATABASE_URL to a login with BYPASSRLS.',
      );
    const facts = await readFacts(async (sql) => (await client.query(sql)).rows);
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const args = [
      '--format=custom',
      '--no-owner',
      '--no-password',
      '--lock-wait-timeout=30000',
      `--snapshot=${rows[0]?.id}`,
    ];
    const { child, done } = startTool('pg_dump', args, environmentOf(url), ['ignore', 'pipe', 'pipe']);
    async function* data() {
      yield* child.stdout ?? [];
      await done;
    }
    const close = async () => {
      child.kill();
      await client.end();
    };
    return { ...facts, data: data(), close };
  } catch (error) {
    await client.end();
    throw error;
  }
}
