import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { failScan } from '#core/scans/internal/finish.ts';
import { scanTimes, WATCH_SCAN } from '#core/scans/rules.ts';
import { scanAccessKeys, scanLinks, userScans } from '#core/scans/schema.ts';
import { deleteExpiredAnswers } from '#core/sources/actions/delete-answers.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

const BATCH = 500;

/**
 * Deletes requests that nobody confirmed, results without an account after their time, and with them links, keys of
 * browsers and reusable answers. The data keys are destroyed first and in a transaction of their own: whatever stops
 * the deletion, nothing of it can be read any more.
 */
export async function deleteExpiredScans({ database, clock }: Platform): Promise<void> {
  const now = clock.now();
  for (;;) {
    const ids = await database.transaction(systemScope, (tx) => destroyKeys(tx, now));
    await database.transaction(systemScope, (tx) => deleteScans(tx, ids));
    if (ids.length < BATCH) break;
  }
  await database.transaction(systemScope, async (tx) => {
    await tx.delete(scanAccessKeys).where(lte(scanAccessKeys.expiresAt, now));
    await tx.delete(scanLinks).where(lte(scanLinks.expiresAt, now));
    await deleteExpiredAnswers(tx, now);
  });
}

/** @returns ids of the scans that are past their time */
async function destroyKeys(tx: Transaction, now: Date): Promise<string[]> {
  const expired = await tx
    .select({ id: userScans.id, dataKeyId: userScans.dataKeyId })
    .from(userScans)
    .where(and(isNull(userScans.userId), lte(userScans.expiresAt, now)))
    .orderBy(asc(userScans.id))
    .limit(BATCH)
    .for('update');
  const keys = expired.map(({ dataKeyId }) => dataKeyId);
  if (keys.length > 0)
    await tx.update(dataKeys).set({ wrapped: null, destroyedAt: now }).where(inArray(dataKeys.id, keys));
  return expired.map(({ id }) => id);
}

async function deleteScans(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx.delete(userScans).where(inArray(userScans.id, ids)).returning({ key: userScans.dataKeyId });
  const keys = gone.map(({ key }) => key);
  if (keys.length > 0) await tx.delete(dataKeys).where(and(inArray(dataKeys.id, keys), isNull(dataKeys.wrapped)));
}

/** Of those that wait for nobody to open a link. */
const isAskedFor = or(isNotNull(userScans.userId), eq(userScans.scanType, WATCH_SCAN));

/** A scan whose job was given up or lost would show as running for ever. */
export async function endLostScans(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - scanTimes.lostMs);
  const lost = await platform.database.transaction(systemScope, (tx) =>
    tx
      .select({ id: userScans.id })
      .from(userScans)
      .where(
        and(
          or(eq(userScans.status, 'processing'), and(eq(userScans.status, 'pending'), isAskedFor)),
          lte(sql`coalesce(${userScans.startedAt}, ${userScans.createdAt})`, before.toISOString()),
        ),
      ),
  );
  for (const { id } of lost) await failScan(platform, id);
}
