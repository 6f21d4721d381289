import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { connectPostgres, openPostgres } from '#platform/database/postgres.ts';
import { createPostgres } from './created-postgres.ts';
import { emptyAgain, shapeOf } from './emptied.ts';

/**
 * A database of this process, lent to one test after the other. Its connections stay open in between: a new one costs the server
 * ten times what a statement does.
 */
interface Spare {
  url: string;
  database: Database;
  superuser: pg.Client;
  /** As the migrations left it. */
  shape: string;
  /** Whether a test has listened on it, which takes one connection more. */
  listens: boolean;
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const CONNECTIONS = 4;
/** What a test has left running may take so long to end; after that its connections are ended. */
const SETTLE_MS = 1_000;
const spares: Spare[] = [];

const shapeNow = async (client: pg.Client): Promise<string> => (await client.query(shapeOf)).rows[0].shape;

async function makeSpare(serverUrl: string): Promise<Spare> {
  const { url, superUrl } = await createPostgres(serverUrl);
  const database = await openPostgres({ url, appUrl: null, log: silent, connections: CONNECTIONS });
  const superuser = new pg.Client({ connectionString: superUrl });
  // It goes with the server.
  superuser.on('error', () => {});
  await superuser.connect();
  return { url, database, superuser, shape: await shapeNow(superuser), listens: false };
}

const OTHERS = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** @returns whether nothing runs any more, and nobody is connected but who stays */
async function isQuiet({ database, superuser, listens }: Spare): Promise<boolean> {
  const { busy = 0, idle = 0 } = database.connections?.() ?? {};
  if (busy > 0) return false;
  const { rows } = await superuser.query(`select count(*)::int as others ${OTHERS}`);
  return rows[0].others <= idle + (listens ? 1 : 0);
}

async function settles(spare: Spare): Promise<boolean> {
  for (const until = Date.now() + SETTLE_MS; !(await isQuiet(spare)); await wait(10))
    if (Date.now() > until) return false;
  return true;
}

/** @returns whether the next test can have it */
async function giveBack(spare: Spare): Promise<boolean> {
  const { superuser, url } = spare;
  if (!(await settles(spare))) {
    await spare.database.close();
    await superuser.query(`select pg_terminate_backend(pid) ${OTHERS}`);
    spare.database = connectPostgres({ url, appUrl: null, log: silent, connections: CONNECTIONS });
    spare.listens = false;
  }
  if ((await shapeNow(superuser)) === spare.shape) {
    await superuser.query(emptyAgain);
    return true;
  }
  await spare.database.close();
  await superuser.end();
  return false;
}

/** What one test is lent: nothing of it works, and nothing listens, once it was given back. */
function lend(spare: Spare): Database {
  const { database } = spare;
  let closing: Promise<void> | undefined;
  const stops: (() => Promise<void>)[] = [];
  const whileLent =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      closing ? Promise.reject(new Error('the database is closed')) : work(...args);
  const close = async () => {
    for (const stop of stops) await stop();
    if (await giveBack(spare)) spares.push(spare);
  };
  return {
    ...database,
    transaction: whileLent(database.transaction) as Database['transaction'],
    read: whileLent(database.read) as Database['read'],
    isReady: whileLent(database.isReady),
    listen: whileLent(async (channel, onPayload) => {
      spare.listens = true;
      const stop = await database.listen(channel, onPayload);
      stops.push(stop);
      return stop;
    }),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** A PostgreSQL database, migrated and empty, of the test's own until it closes it. */
export async function openTestPostgres(serverUrl: string): Promise<Database> {
  return lend(spares.pop() ?? (await makeSpare(serverUrl)));
}
