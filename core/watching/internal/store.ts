import { eq, sql } from 'drizzle-orm';
import { breachMatches, watchedFindings, watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type Watch = typeof watches.$inferSelect;

/** Someone's watch, which nobody else changes until the transaction ends. */
export async function lockWatch(tx: Transaction, userId: string): Promise<Watch | null> {
  const [row] = await tx.select().from(watches).where(eq(watches.userId, userId)).for('update');
  return row ?? null;
}

export const isOn = (watch: Watch | null): watch is Watch => watch !== null && watch.stoppedAt === null;

type Change = Partial<Omit<Watch, 'userId' | 'createdAt' | 'updatedAt'>>;

export async function changeWatch(tx: Transaction, { userId }: Pick<Watch, 'userId'>, change: Change): Promise<void> {
  await tx.update(watches).set(change).where(eq(watches.userId, userId));
}

/** One start or stop of a person's at a time, also before there is a row to lock. */
export async function lockWatching(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`watching ${userId}`}, 0))`);
}

export async function forgetKnown(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(watchedFindings).where(eq(watchedFindings.userId, userId));
  await tx.delete(breachMatches).where(eq(breachMatches.userId, userId));
}
