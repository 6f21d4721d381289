import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { describe, inject, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { embeddedDatabase } from '#platform/database/embedded.ts';
import type { Logger } from '#platform/log.ts';
import { emptyAgain, shapeOf } from './emptied.ts';
import { migratedCopy } from './migrated-copy.ts';
import { openTestPostgres } from './spare-postgres.ts';

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

/** A migrated, empty one for a test that does not ask which it is: on PostgreSQL, which answers much faster, where the machine has one. */
export function openTestDatabase(): Promise<Database> {
  const serverUrl = inject('postgresUrl');
  return serverUrl ? openTestPostgres(serverUrl) : openTestEmbedded();
}

const once = (work: () => Promise<void>) => {
  let begun: Promise<void> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
};

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
