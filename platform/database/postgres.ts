import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { isOutage } from '../outage.ts';
import { installQueue } from '../queue/install.ts';
import { ActingRoleError, requireActingRole } from './acting-role.ts';
import type { Database, Transaction } from './database.ts';
import { buildLargeIndexes } from './large-indexes.ts';
import { openListener } from './listener.ts';
import { retryWhileLocked, takeTurn } from './lock-retry.ts';
import { allMigrationsRun, MigrationsMissingError, readSearchPolicies, runMissingMigrations } from './migrations.ts';
import type { Begin } from './open-transaction.ts';
import { MAY_MAKE, MAY_MAKE_WARNING, REVOKE_MAKING } from './privileges.ts';
import { APP_ROLE } from './scope.ts';
import { transactionsOver } from './snapshot.ts';

interface Options {
  /** Address of the owner: migrates. */
  url: string;
  /** Address of a login that owns nothing and is a member of the application's role; null = the owner's, under SET ROLE. */
  appUrl: string | null;
  log: Logger;
  /** Connections of this process, listener excluded. */
  connections?: number;
}

/** int8 as number, as the embedded database gives it: counts and ids stay far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const TIME_LIMITS = '-c statement_timeout=8000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000';

/** Two instances that start together must not migrate at once: one waits for the other. */
async function migrateAsOwner(url: string, log: Logger): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < 150_000) throw new Error('PostgreSQL 15 or newer is needed.');
    await takeTurn(client);
    await retryWhileLocked(client, log, () => migrateOnce(client));
    await buildLargeIndexes(client, log);
    if ((await client.query<{ may: boolean }>(MAY_MAKE)).rows[0]?.may) log.warn(MAY_MAKE_WARNING);
  } finally {
    await client.end();
  }
}

/** All migrations that are missing are made in one transaction; what follows can be repeated. */
async function migrateOnce(client: pg.Client): Promise<void> {
  await runMissingMigrations(drizzle({ client }) as unknown as Transaction);
  await client.query(await readSearchPolicies());
  await client.query(`grant usage on schema drizzle to ${APP_ROLE}`);
  await client.query(`grant select on drizzle.__drizzle_migrations to ${APP_ROLE}`);
  await installQueue({ db: { executeSql: (text, values) => client.query(text, values) } });
  await client.query(REVOKE_MAKING);
}

/** PostgreSQL 15 or newer. Migrates as owner, then works as the role that owns nothing. */
export async function openPostgres(options: Options): Promise<Database> {
  await migrateAsOwner(options.url, options.log);
  return connectPostgres(options);
}

/**
 * A process that starts computes: on a busy machine for longer than a connection may take, so that it gives one up that is
 * there. So it asks more than once.
 */
const START_TRIES = 3;

async function isReadyAtStart(database: Database, triesLeft = START_TRIES): Promise<boolean> {
  try {
    return await database.isReady();
  } catch (error) {
    if (triesLeft <= 1 || !isOutage(error)) throw error;
    return isReadyAtStart(database, triesLeft - 1);
  }
}

/** The same for whoever may not migrate. @throws MigrationsMissingError */
export async function openMigrated({ url, log }: Pick<Options, 'url' | 'log'>): Promise<Database> {
  const database = connectPostgres({ url, appUrl: url, log });
  try {
    if (await isReadyAtStart(database)) return database;
    throw new MigrationsMissingError();
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The same, leaving tables and rights as they are. Opens no connection before the first question. */
export function connectPostgres({ url, appUrl, log, connections = 10 }: Options): Database {
  const connection: pg.PoolConfig = {
    connectionString: appUrl ?? url,
    options: `${TIME_LIMITS} -c role=${APP_ROLE}`,
    // Those that were begun before the database was back hold up whoever comes after for so long.
    connectionTimeoutMillis: 3_000,
    query_timeout: 8_500,
    keepAlive: true,
  };
  const onConnect = (client: pg.ClientBase) => requireActingRole((text) => client.query(text));
  const pool = new pg.Pool({ ...connection, max: connections, onConnect });
  pool.on('error', (error) => log.warn('idle database connection lost', { error }));
  // A connection that is lost between two statements of a transaction has nobody else to tell; the next fails.
  pool.on('connect', (client) => client.on('error', (error) => log.warn('database connection lost', { error })));
  const listener = openListener(connection, log);
  return {
    kind: 'postgres',
    ...transactionsOver(beginOn(pool)),
    listen: listener.listen,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    isReady: () =>
      onOneConnection(pool, async (client) => {
        await requireActingRole((text) => client.query(text));
        return allMigrationsRun(async (query) => (await client.query<{ count: number }>(query)).rows);
      }),
    queueConnection: () => ({
      db: {
        executeSql: (text: string, values?: unknown[]) => onOneConnection(pool, (client) => client.query(text, values)),
      },
    }),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/** A connection that acts as somebody else, or on which nothing comes any more: to ask it to roll back would take as long again. */
function isUseless(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error instanceof ActingRoleError || error.message === 'Query read timeout' || isUseless(error.cause);
}

/** Some of the queue's statements begin a transaction of their own; a failure must not leave it open. */
async function onOneConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    broken = isUseless(error) ? error : await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

const beginOn =
  (pool: pg.Pool): Begin =>
  (opening, work) =>
    onOneConnection(pool, async (client) => {
      await client.query(`begin; ${opening}`);
      const result = await work({
        exec: (statements) => client.query(statements),
        handle: (guard) => drizzle({ client: guard(client) }) as unknown as Transaction,
      });
      await client.query('commit');
      return result;
    });

/** A connection that cannot even roll back is thrown away. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
