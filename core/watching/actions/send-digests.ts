import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { wantsMail } from '#core/accounts/profile/queries/preferences.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { userScans } from '#core/scans/schema.ts';
import { watchingMailed } from '#core/watching/events.ts';
import { itemsOf } from '#core/watching/internal/digest.ts';
import { languageOfWatch, mailChanges, mailNothingNew } from '#core/watching/internal/digest-mails.ts';
import { isUntold, markTold, readUntold } from '#core/watching/internal/known.ts';
import { changeWatch, isOn, lockWatch, type Watch } from '#core/watching/internal/store.ts';
import { findWatched } from '#core/watching/internal/watched.ts';
import { mayMail, watchTimes } from '#core/watching/rules.ts';
import { watchedFindings, watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Writes to everybody who has something to be told and may be written to now. One who cannot be does not keep the others. */
export async function sendDigests(platform: Platform, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const watchId of await findWaiting(platform)) {
    signal.throwIfAborted();
    await sendDigest(platform, watchId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'changes could not be told');
}

async function findWaiting({ database }: Platform): Promise<string[]> {
  return database.read(systemScope, async (tx) => {
    const untold = tx.select({ watchId: watchedFindings.watchId }).from(watchedFindings).where(isUntold);
    const hasNews = or(isNotNull(watches.reportId), inArray(watches.id, untold));
    const rows = await tx
      .select({ id: watches.id })
      .from(watches)
      .leftJoin(profiles, eq(profiles.id, watches.userId))
      .where(and(isNull(watches.stoppedAt), isNull(profiles.deletedAt), hasNews));
    return rows.map(({ id }) => id);
  });
}

/** The mail, its mark and its entry in one transaction: whatever is killed, it is written once or has yet to be. */
async function sendDigest(platform: Platform, watchId: string): Promise<void> {
  await platform.database.transaction(systemScope, async (tx) => {
    const watch = await lockWatch(tx, watchId);
    const now = platform.clock.now();
    if (!isOn(watch) || !mayMail(watch, now) || (await isScanning(tx, watch, now))) return;
    const watched = await findWatched(tx, platform, watch);
    if (!watched) return;
    const untold = await readUntold(tx, watchId);
    const items = await itemsOf(tx, platform, watched, untold, await languageOfWatch(tx, { watched, watch }));
    await markTold(tx, watchId, now);
    await changeWatch(tx, watch, { reportId: null });
    const { userId } = watched;
    if (userId !== null && !(await wantsMail(tx, userId, 'notification'))) return;
    const digest = { watch, watched, items };
    const isSent =
      items.length > 0 ? await mailChanges(tx, platform, digest) : await mailNothingNew(tx, platform, digest);
    if (!isSent) return;
    await changeWatch(tx, watch, { mailedAt: now });
    const entry = { entityId: watchId, userId, details: { changes: items.length } };
    await record(tx, systemContext(platform, 'watching.digest'), watchingMailed, entry);
  });
}

/** What a scan under way may add belongs in the same mail. One that never ended keeps nobody waiting for longer than that. */
async function isScanning(tx: Transaction, { scanId }: Watch, now: Date): Promise<boolean> {
  if (scanId === null) return false;
  const [scan] = await tx.select({ createdAt: userScans.createdAt }).from(userScans).where(eq(userScans.id, scanId));
  return scan !== undefined && now.getTime() - scan.createdAt.getTime() < watchTimes.longestScanMs;
}
