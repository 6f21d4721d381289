import { asc, inArray, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database, Transaction } from '#platform/database/database.ts';
import { insideTransaction } from '#platform/database/open-transaction.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Logger } from '#platform/log.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { outbox } from './schema.ts';

const BATCH = 100;
const POLL_MS = 3_000;

type Row = typeof outbox.$inferSelect;

/** How the relay reaches the queue. The queues named by `jobs` must be in its cache. */
export interface HandOver {
  database: Database;
  queue: Pick<PgBoss, 'insert'>;
  /** Names of the jobs that this process knows; rows of others stay for an instance that knows them. */
  jobs: readonly string[];
}

/**
 * Hands everything in the outbox to the queue, oldest first.
 * @returns the names of the jobs that were handed over
 * @throws when called inside a transaction; failures of the database pass through, and nothing is lost
 */
export async function relayAll(parts: HandOver): Promise<Set<string>> {
  if (insideTransaction()) throw new Error('The relay runs outside of transactions; enqueue() wakes it.');
  const names = new Set<string>();
  for (;;) {
    const rows = await parts.database.transaction(systemScope, (tx) => relayBatch(tx, parts));
    for (const row of rows) names.add(row.job);
    if (rows.length < BATCH) return names;
  }
}

/**
 * Hand-over and deletion commit together, and the outbox id is the job's id: whatever is repeated, there is
 * one job. Rows that another instance holds are skipped.
 */
async function relayBatch(tx: Transaction, { queue, jobs }: HandOver): Promise<Row[]> {
  const rows = await tx
    .select()
    .from(outbox)
    .where(inArray(outbox.job, [...jobs]))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  for (const [name, group] of Map.groupBy(rows, (row) => row.job)) {
    await queue.insert(name, group.map(asJob), { db: fromDrizzle(tx as never, sql as never) });
  }
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await tx.delete(outbox).where(inArray(outbox.id, ids));
  return rows;
}

function asJob({ id, input, startAfter, priority }: Row) {
  return { id, data: input, priority, ...(startAfter ? { startAfter: startAfter.toISOString() } : {}) };
}

interface Relay {
  /** Ends after the batch in hand. */
  stop(): Promise<void>;
}

interface RelayOptions extends HandOver {
  log: Logger;
  onHandedOver: (jobs: ReadonlySet<string>) => void;
}

/** Relays at once at start, whenever something is enqueued anywhere, and every few seconds whatever happens. */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  let stopped = false;
  let asked = true;
  let wakeLoop = () => {};
  // The listener only wakes the loop: it may be called while another's transaction commits.
  const unlisten = await options.database.listen(OUTBOX_CHANNEL, () => {
    asked = true;
    wakeLoop();
  });
  const waitForWork = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wakeLoop = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const relayUntilStopped = async () => {
    while (!stopped) {
      asked = false;
      try {
        const names = await relayAll(options);
        if (names.size > 0) options.onHandedOver(names);
      } catch (error) {
        options.log.warn('the outbox could not be relayed; trying again', { error });
        asked = false;
      }
      if (!asked && !stopped) await waitForWork();
    }
  };
  const running = relayUntilStopped();
  return {
    async stop() {
      stopped = true;
      wakeLoop();
      await unlisten();
      await running;
    },
  };
}
