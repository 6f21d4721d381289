import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { embeddedDatabase } from '#platform/database/embedded.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import type { Logger } from '#platform/log.ts';
import { migratedCopy } from './migrated-copy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's address of a temporary PostgreSQL server; null where the machine has none. */
    postgresUrl: string | null;
  }
}

export const silent: Logger = { debug() {}, info() {}, warn() {}, error() {} };

/** An embedded engine in memory, from the migrated copy. */
const migratedEngine = async () => PGlite.create({ loadDataDir: new Blob([readFileSync(await migratedCopy())]) });

/** Leaves the tables as the migrations left them. Needs a superuser: the guards forbid it to everybody else. */
const emptyAgain = `
  set session_replication_role = replica;
  do $$
  declare
    candidate text;
    used boolean;
    full_ones text[] := '{}';
  begin
    for candidate in
      select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname in ('public', 'pgboss') and (schemaname, tablename) <> ('pgboss', 'version')
    loop
      execute 'select exists (select from ' || candidate || ')' into used;
      if used then full_ones := full_ones || candidate; end if;
    end loop;
    if cardinality(full_ones) > 0 then
      execute 'truncate ' || array_to_string(full_ones, ', ') || ' restart identity cascade';
    end if;
    update pgboss.version set (cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) = (null, null, null, null, null);
  end $$;
  set session_replication_role = default;`;

/** What one test is lent of an engine: nothing of it works, and nothing listens, once it was given back. */
function lend(engine: PGlite): { client: PGlite; end(): Promise<void> } {
  let ended = false;
  const stops: (() => Promise<void>)[] = [];
  const listen: PGlite['listen'] = async (channel, callback) => {
    const stop = await engine.listen(channel, callback);
    stops.push(stop);
    return stop;
  };
  const client = new Proxy(engine, {
    get(target, name) {
      if (ended) throw new Error('the database is closed');
      if (name === 'listen') return listen;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    client,
    async end() {
      ended = true;
      for (const stop of stops) await stop();
    },
  };
}

/** Engines that no test uses; loading one takes most of a test's time. */
const spareEngines: PGlite[] = [];

/** An embedded database, migrated and empty, of the test's own until it closes it. */
export async function openTestEmbedded(): Promise<Database> {
  const engine = spareEngines.pop() ?? (await migratedEngine());
  const { client, end } = lend(engine);
  const database = embeddedDatabase(
    client,
    async () => {},
    () => {
      throw new Error('the embedded database does not answer');
    },
  );
  const close = async () => {
    await end();
    await engine.exec(emptyAgain);
    spareEngines.push(engine);
  };
  return { ...database, close: once(close) };
}

const once = (work: () => Promise<void>) => {
  let begun: Promise<void> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
};

let counter = 0;

/** A fresh database on the temporary server, owned by a login that is no superuser, and its addresses. */
export async function createPostgres(
  serverUrl: string,
): Promise<{ url: string; superUrl: string; drop(): Promise<void> }> {
  const name = `quietprint_${process.pid}_${Date.now()}_${counter++}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(
    `do $$ begin create role quietprint_owner login createrole; exception when duplicate_object or unique_violation then null; end $$`,
  );
  await run(`create database ${name} owner quietprint_owner`);
  const at = (user?: string) => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    if (user) url.username = user;
    return url.href;
  };
  return {
    url: at('quietprint_owner'),
    superUrl: at(),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}

/** Databases that no test uses, migrated and empty; they go with the server. */
const spareDatabases: { url: string; superUrl: string }[] = [];

async function empty(superUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.query(emptyAgain);
  } finally {
    await client.end();
  }
}

/** A PostgreSQL database, migrated and empty, of the test's own until it closes it. */
export async function openTestPostgres(serverUrl: string): Promise<Database> {
  const lent = spareDatabases.pop() ?? (await createPostgres(serverUrl));
  const database = await openPostgres({ url: lent.url, appUrl: null, log: silent, connections: 4 });
  const close = async () => {
    await database.close();
    await empty(lent.superUrl);
    spareDatabases.push(lent);
  };
  return { ...database, close: once(close) };
}

/** Runs the same tests on the embedded database and, where the machine has one, on PostgreSQL. */
export function onEachDatabase(
  title: string,
  tests: (open: () => Promise<Database>, kind: Database['kind']) => void,
): void {
  describe(`${title} [embedded]`, () => tests(openTestEmbedded, 'embedded'));
  const serverUrl = inject('postgresUrl');
  if (serverUrl) describe(`${title} [postgres]`, () => tests(() => openTestPostgres(serverUrl), 'postgres'));
  else describe.skip(`${title} [postgres: no server on this machine]`, () => tests(openTestEmbedded, 'postgres'));
}
