import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

/** Does the work in any case and keeps it or not: the time that an answer takes must not tell which. */
export async function evenly(
  tx: Transaction,
  { keep }: { keep: boolean },
  work: () => Promise<unknown>,
): Promise<void> {
  await tx.execute(sql`savepoint evenly`);
  await work();
  await tx.execute(keep ? sql`release savepoint evenly` : sql`rollback to savepoint evenly`);
}
