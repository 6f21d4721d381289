import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { userScans } from '#core/scans/schema.ts';
import { breachMatches, watchedFindings, watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type Watch = typeof watches.$inferSelect;

/** Someone's watch, which nobody else changes until the transaction ends. @param id an account's is the account's own */
export async function lockWatch(tx: Transaction, id: string): Promise<Watch | null> {
  const [row] = await tx.select().from(watches).where(eq(watches.id, id)).for('update');
  return row ?? null;
}

/** The watch that a scan is of, locked: that of its account, or of its address. */
export async function lockWatchOf(
  tx: Transaction,
  { id, userId, emailIndex }: Pick<typeof userScans.$inferSelect, 'id' | 'userId' | 'emailIndex'>,
): Promise<Watch | null> {
  if (userId !== null) return lockWatch(tx, userId);
  const ofAddress = and(isNull(watches.userId), or(eq(watches.emailIndex, emailIndex), eq(watches.scanId, id)));
  const [row] = await tx.select().from(watches).where(ofAddress).for('update');
  return row ?? null;
}

export const isOn = (watch: Watch | null): watch is Watch => watch !== null && watch.stoppedAt === null;

type Change = Partial<Omit<Watch, 'id' | 'userId' | 'createdAt' | 'updatedAt'>>;

export async function changeWatch(tx: Transaction, { id }: Pick<Watch, 'id'>, change: Change): Promise<void> {
  await tx.update(watches).set(change).where(eq(watches.id, id));
}

/** One start or stop of a person's at a time, also before there is a row to lock. @param whose id of the account, or index of the address */
export async function lockWatching(tx: Transaction, whose: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`watching ${whose}`}, 0))`);
}

export async function forgetKnown(tx: Transaction, watchId: string): Promise<void> {
  await tx.delete(watchedFindings).where(eq(watchedFindings.watchId, watchId));
  await tx.delete(breachMatches).where(eq(breachMatches.watchId, watchId));
}
