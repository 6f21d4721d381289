import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Logger } from '../log.ts';
import { installQueue } from '../queue/install.ts';
import { requireActingRole } from './acting-role.ts';
import type { Database, Transaction } from './database.ts';
import { DiskFullError, isFull } from './disk.ts';
import { openEngine } from './engine/engine.ts';
import { prepareStatements } from './engine/statements.ts';
import { guardEngine, watchEngine } from './engine-guard.ts';
import { databaseFolder, markUnfinished, settleFolder } from './folder.ts';
import { lockFolder } from './folder-lock.ts';
import { allMigrationsRun, readSearchPolicies, runMissingMigrations } from './migrations.ts';
import type { Begin } from './open-transaction.ts';
import { REVOKE_MAKING } from './privileges.ts';
import { scopeStatements, systemScope } from './scope.ts';
import { transactionsOver } from './snapshot.ts';

/** Time for the answers that say what happened. */
const LAST_ANSWERS_MS = 500;

/** Processor time that one statement may take, in seconds; the longest of ours take a few. */
const STATEMENT_SECONDS = 20;
/** The same for one of a migration, which may write a whole table anew. */
const MIGRATION_SECONDS = 600;

interface Options {
  /** Folder of the data, or null for a database in memory (tests). */
  folder: string | null;
  log: Logger;
  /** Processor time that one statement of a migration may take. */
  migrationSeconds?: number;
}

/** PostgreSQL inside this process. One process per folder; it never fsyncs, so a power cut may lose seconds. */
export async function openEmbedded({ folder, log, migrationSeconds = MIGRATION_SECONDS }: Options): Promise<Database> {
  const unlock = folder ? await lockFolder(folder) : async () => {};
  try {
    if (folder) settleFolder(folder);
    const markWhole = folder ? markUnfinished(folder) : () => {};
    const client = await openEngine(folder ? databaseFolder(folder) : null);
    const calls = guardEngine(client, endProcess(log));
    const watch = folder ? watchEngine(calls, migrationSeconds) : null;
    await migrateEmbedded(client);
    markWhole();
    watch?.allow(STATEMENT_SECONDS);
    return embeddedDatabase(client, async () => {
      await watch?.end();
      await unlock();
    });
  } catch (error) {
    await unlock();
    throw folder && isFull(folder) ? new DiskFullError(folder, error) : error;
  }
}

/** Exported for copies: of tests, and of a backup. */
export async function migrateEmbedded(client: PGlite): Promise<void> {
  await runMissingMigrations(drizzle({ client }) as unknown as Transaction);
  await client.exec(await readSearchPolicies());
  await installQueue({ db: fromPglite(client), backend: 'pglite' });
  await client.exec(REVOKE_MAKING);
}

/** A supervisor starts it again; there is no other way back for an engine that has given up. */
const endProcess = (log: Logger) => (error: unknown) => {
  log.error('The embedded database has stopped; ending the process', { error });
  setTimeout(() => process.exit(70), LAST_ANSWERS_MS);
};

/** A transaction that has computed for so long lets everything else of this process have its turn before its next message. */
const MOST_MS = 20;

/** @returns waits for the next turn of the event loop, which it also does by itself once the engine has computed for long */
function shareThread(client: PGlite): () => Promise<void> {
  let since = performance.now();
  const takeTurn = async () => {
    await nextTurn();
    since = performance.now();
  };
  const { execProtocolStream } = client;
  client.execProtocolStream = async (...given) => {
    if (performance.now() - since > MOST_MS) await takeTurn();
    return execProtocolStream.apply(client, given);
  };
  return takeTurn;
}

/** Wraps an open engine; exported for tests that copy a migrated one. */
export function embeddedDatabase(client: PGlite, onClosed: () => Promise<void>): Database {
  const takeTurn = shareThread(client);
  const query = prepareStatements(client);
  const beginTransaction: Begin = (opening, work) =>
    client.transaction(async (inner) => {
      // The engine runs in this thread and its transactions hand over to each other: a hundred that wait would
      // otherwise all run before anything else of this process has its turn.
      await takeTurn();
      await inner.exec(opening);
      return work({
        exec: (statements) => inner.exec(statements),
        handle: (guard) =>
          drizzle({ client: guard({ ...inner, query }) as unknown as PGlite }) as unknown as Transaction,
      });
    });
  return {
    kind: 'embedded',
    ...transactionsOver(beginTransaction),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    async isReady() {
      await client.transaction(async (inner) => {
        await inner.exec(scopeStatements(systemScope));
        await requireActingRole((text) => inner.query(text));
      });
      return allMigrationsRun(async (query) => (await client.query<{ count: number }>(query)).rows);
    },
    queueConnection: () => ({ db: fromPglite(client), backend: 'pglite' }),
    async close() {
      await client.close();
      await onClosed();
    },
  };
}
