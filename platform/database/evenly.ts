import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

/**
 * Does the work in any case, and keeps what it wrote if it says so: the time that an answer takes must not tell which.
 * @param work returns whether to keep
 */
export async function evenly(tx: Transaction, work: () => Promise<boolean>): Promise<void> {
  await tx.execute(sql`savepoint evenly`);
  const keep = await work();
  await tx.execute(keep ? sql`release savepoint evenly` : sql`rollback to savepoint evenly`);
}
