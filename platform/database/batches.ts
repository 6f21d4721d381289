import type { Database, Transaction } from './database.ts';
import { systemScope } from './scope.ts';

const BATCH = 1_000;

/**
 * Deletes bit by bit, each in a transaction of its own: others wait for its locks only briefly, and what breaks off has
 * done its part.
 * @param step deletes at most so many rows. @returns how many; fewer than asked for when none is left
 */
export async function deleteInBatches(
  database: Database,
  step: (tx: Transaction, most: number) => Promise<number>,
  signal: AbortSignal,
): Promise<void> {
  for (let gone = BATCH; gone === BATCH; signal.throwIfAborted())
    gone = await database.transaction(systemScope, (tx) => step(tx, BATCH));
}
