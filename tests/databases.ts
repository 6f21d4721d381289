import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { describe, inject, it } from 'vitest';
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

/** One whose every answer is this error. */
export function failing(database: Database, error: Error): Database {
  const fail = () => Promise.reject(error);
  return { ...database, transaction: fail, read: fail };
}

export const silent: Logger = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Leaves the tables as the migrations left them. Needs a superuser: the guards forbid it to everybody else. Tables of one page are
 * deleted from, which is much faster than giving them new files. In larger ones new rows would fill the holes that deleted ones leave,
 * and a query without an order would not give them as they were written.
 */
export const emptyAgain = `
  set session_replication_role = replica;
  do $$
  declare
    candidate record;
    large text[] := '{}';
  begin
    for candidate in
      select oid::regclass::text as name, pg_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and oid <> 'pgboss.version'::regclass and pg_relation_size(oid) > 0
    loop
      if candidate.bytes > 8192 then
        large := large || candidate.name;
      else
        execute 'delete from ' || candidate.name;
      end if;
    end loop;
    if cardinality(large) > 0 then
      execute 'truncate ' || array_to_string(large, ', ') || ' cascade';
    end if;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
      where schemaname in ('public', 'pgboss') and last_value is not null;
    update pgboss.version set (cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) = (null, null, null, null, null);
  end $$;
  -- What was counted of the rows that were there; plans would still believe in them.
  delete from pg_statistic where starelid in (
    select oid from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  );
  set session_replication_role = default;`;

/** Columns, guards and rules of our tables, as one text: a test that changed them keeps its database for itself. */
const shapeOf = `
  select md5(string_agg(part, ',' order by part)) as shape from (
    select c.relname || c.relrowsecurity || c.relforcerowsecurity from pg_class c where c.relnamespace = 'public'::regnamespace
    union all select c.relname || a.attname || a.attnotnull from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace
    union all select c.relname || t.tgname || t.tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    union all select conname from pg_constraint where connamespace = 'public'::regnamespace
    union all select tablename || policyname || coalesce(qual, '') || coalesce(with_check, '') from pg_policies
    union all select proname || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  ) parts (part)`;

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

interface Engine {
  engine: PGlite;
  shape: string | undefined;
}

const shapeOfEngine = async (engine: PGlite) => (await engine.query<{ shape: string }>(shapeOf)).rows[0]?.shape;

/** Engines that no test uses; loading one takes most of a test's time. */
const spareEngines: Engine[] = [];

/** An embedded engine in memory, from the migrated copy. */
async function migratedEngine(): Promise<Engine> {
  const engine = await PGlite.create({ loadDataDir: new Blob([readFileSync(await migratedCopy())]) });
  return { engine, shape: await shapeOfEngine(engine) };
}

/** An embedded database, migrated and empty, of the test's own until it closes it. */
export async function openTestEmbedded(): Promise<Database> {
  const { engine, shape } = spareEngines.pop() ?? (await migratedEngine());
  const { client, end } = lend(engine);
  const database = embeddedDatabase(client, async () => {});
  const close = async () => {
    await end();
    if ((await shapeOfEngine(engine)) !== shape) return engine.close();
    await engine.exec(`${emptyAgain}; deallocate all`);
    spareEngines.push({ engine, shape });
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
  const run = (statement: string) =>
    withSuperuser(serverUrl, async (client) => {
      await client.query(statement);
    });
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
/** Of every database as the migrations leave it. */
let migratedShape: string | undefined;

async function withSuperuser<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const shapeOfDatabase = async (client: pg.Client): Promise<string> => (await client.query(shapeOf)).rows[0].shape;

/** @returns whether it is as the migrations left it */
const emptied = (superUrl: string): Promise<boolean> =>
  withSuperuser(superUrl, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if ((await shapeOfDatabase(client)) !== migratedShape) return false;
    await client.query(emptyAgain);
    return true;
  });

/** A PostgreSQL database, migrated and empty, of the test's own until it closes it. */
export async function openTestPostgres(serverUrl: string): Promise<Database> {
  const lent = spareDatabases.pop() ?? (await createPostgres(serverUrl));
  const database = await openPostgres({ url: lent.url, appUrl: null, log: silent, connections: 4 });
  migratedShape ??= await withSuperuser(lent.superUrl, shapeOfDatabase);
  const close = async () => {
    await database.close();
    if (await emptied(lent.superUrl)) spareDatabases.push(lent);
  };
  return { ...database, close: once(close) };
}

/**
 * Set to `both`, every test runs on both databases: `TEST_DATABASES=both npm test`. Set to `other`, what may differ between them runs on
 * the one that the halves of the tests leave out: the embedded one.
 */
const { TEST_DATABASES, TESTS } = process.env;
const runsEverythingOnBoth = TEST_DATABASES === 'both';
const runsOnTheOther = TEST_DATABASES === 'other';
/** Each half of the tests tries everything once (docs/testing.md). */
const runsOnOne = TESTS !== undefined && !runsEverythingOnBoth;

/** The databases on which this run tries what may differ between them. */
export function databaseKinds(): Database['kind'][] {
  if (inject('postgresUrl') === null || runsOnTheOther) return ['embedded'];
  return runsOnOne ? ['postgres'] : ['embedded', 'postgres'];
}

/** As `it` and `describe` are, but they make nothing. */
const noTest = Object.assign(() => {}, { each: () => () => {} });

/** `it` and `describe` for a business rule, which is tried on one database: nothing in it depends on which one it is. */
export interface RuleTests {
  rule: typeof it;
  rules: typeof describe;
}

const tried: RuleTests = { rule: it, rules: describe };
const leftToTheOther = { rule: noTest, rules: noTest } as unknown as RuleTests;

type DatabaseTests<Rest extends unknown[]> = (
  open: () => Promise<Database>,
  kind: Database['kind'],
  ...rest: Rest
) => void;

/**
 * For what may differ between the databases: the same tests on the embedded one and, where the machine has one, on PostgreSQL; a half
 * of the tests tries them on one of the two.
 * What is made with `rule` and `rules` is tried as by `onOneDatabase`.
 */
export function onEachDatabase(title: string, tests: DatabaseTests<[RuleTests]>): void {
  const serverUrl = inject('postgresUrl');
  const rulesOf = (kind: Database['kind']) =>
    runsEverythingOnBoth || kind === (serverUrl ? 'postgres' : 'embedded') ? tried : leftToTheOther;
  const kinds = databaseKinds();
  if (kinds.includes('embedded'))
    describe(`${title} [embedded]`, () => tests(openTestEmbedded, 'embedded', rulesOf('embedded')));
  if (serverUrl && kinds.includes('postgres'))
    describe(`${title} [postgres]`, () => tests(() => openTestPostgres(serverUrl), 'postgres', rulesOf('postgres')));
  if (!serverUrl)
    describe.skip(`${title} [postgres: no server on this machine]`, () =>
      tests(openTestEmbedded, 'postgres', rulesOf('postgres')));
}

/** For business rules: on PostgreSQL where the machine has one, otherwise on the embedded database; `TEST_DATABASES=both` takes both. */
export function onOneDatabase(title: string, tests: DatabaseTests<[]>): void {
  const serverUrl = inject('postgresUrl');
  if (!serverUrl || runsEverythingOnBoth) describe(`${title} [embedded]`, () => tests(openTestEmbedded, 'embedded'));
  if (serverUrl && !runsOnTheOther)
    describe(`${title} [postgres]`, () => tests(() => openTestPostgres(serverUrl), 'postgres'));
}
