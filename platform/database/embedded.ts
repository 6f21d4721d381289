import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Logger } from '../log.ts';
import { installQueue } from '../queue/install.ts';
import { requireActingRole } from './acting-role.ts';
import type { Database, Transaction } from './database.ts';
import { databaseFolder, settleFolder } from './folder.ts';
import { lockFolder } from './folder-lock.ts';
import { allMigrationsRun, MIGRATIONS } from './migrations.ts';
import { joinOrBegin } from './open-transaction.ts';
import { REVOKE_MAKING } from './privileges.ts';
import { scopeStatements, systemScope } from './scope.ts';

/** No transaction of ours takes this many seconds; after a full disk the engine's queries never return. */
const WATCHDOG_SECONDS = 20;

interface Options {
  /** Folder of the data, or null for a database in memory (tests). */
  folder: string | null;
  log: Logger;
  /** Called when the engine hangs; ends the process by default, so that a supervisor starts it again. */
  onHang?: () => void;
}

/** PostgreSQL inside this process. One process per folder; it never fsyncs, so a power cut may lose seconds. */
export async function openEmbedded({ folder, log, onHang }: Options): Promise<Database> {
  const unlock = folder ? await lockFolder(folder) : async () => {};
  try {
    if (folder) settleFolder(folder);
    const client = await PGlite.create(folder ? { dataDir: databaseFolder(folder) } : {});
    await migrateEmbedded(client);
    return embeddedDatabase(client, unlock, onHang ?? endProcess(log));
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Exported for copies: of tests, and of a backup. */
export async function migrateEmbedded(client: PGlite): Promise<void> {
  await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
  await installQueue({ db: fromPglite(client), backend: 'pglite' });
  await client.exec(REVOKE_MAKING);
}

function endProcess(log: Logger) {
  return () => {
    log.error('the embedded database does not answer; ending the process', { code: 'database-hang' });
    process.exit(70);
  };
}

/** Wraps an open engine; exported for tests that copy a migrated one. */
export function embeddedDatabase(client: PGlite, unlock: () => Promise<void>, onHang: () => void): Database {
  const watched = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    let seconds = 0;
    // Counted one by one: while the engine computes, or the machine is busy with others, this process has no turn and
    // none of them passes.
    const timer = setInterval(() => {
      seconds += 1;
      if (seconds === WATCHDOG_SECONDS) onHang();
    }, 1_000);
    try {
      return await run();
    } finally {
      clearInterval(timer);
    }
  };
  return {
    kind: 'embedded',
    transaction: (scope, work) =>
      joinOrBegin(scope, work, (run) =>
        client.transaction((inner) =>
          watched(async () => {
            // The engine runs in this thread and its transactions hand over to each other: a hundred that wait would
            // otherwise all run before anything else of this process has its turn.
            await nextTurn();
            await inner.exec(scopeStatements(scope));
            return run(drizzle({ client: inner as unknown as PGlite }) as unknown as Transaction);
          }),
        ),
      ),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    isReady: () =>
      watched(async () => {
        await client.transaction(async (inner) => {
          await inner.exec(scopeStatements(systemScope));
          await requireActingRole((text) => inner.query(text));
        });
        return allMigrationsRun(async (query) => (await client.query<{ count: number }>(query)).rows);
      }),
    queueConnection: () => ({ db: fromPglite(client), backend: 'pglite' }),
    async close() {
      await client.close();
      await unlock();
    },
  };
}
