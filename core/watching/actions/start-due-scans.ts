import { and, asc, count, eq, inArray, isNull, lte } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { systemContext } from '#core/base/context.ts';
import { renewProofs } from '#core/identifiers/actions/renew-proofs.ts';
import { findOptOut } from '#core/opt-outs/queries/opted-out.ts';
import { startWatchScan } from '#core/scans/actions/start-watch-scan.ts';
import { userScans } from '#core/scans/schema.ts';
import { endWatch } from '#core/watching/internal/end-watch.ts';
import { readWatchedIdentifiers } from '#core/watching/internal/scope.ts';
import { changeWatch, isOn, lockWatch } from '#core/watching/internal/store.ts';
import { findWatched, scansOf, type Watched } from '#core/watching/internal/watched.ts';
import { dueAfter, mostOpenBeside } from '#core/watching/rules.ts';
import { watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Starts the scans of who is watched that are due, the longest due first, as long as few scans are open: whoever waits for a
 * scan comes first. What is left has its turn with the next run. One that cannot be started does not keep the others.
 */
export async function startDueScans(platform: Platform, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const watchId of await findDue(platform)) {
    signal.throwIfAborted();
    await startScanOf(platform, watchId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'who is watched could not be scanned again');
}

const isOpen = inArray(userScans.status, ['pending', 'processing']);

async function findDue({ database, clock }: Platform): Promise<string[]> {
  return database.read(systemScope, async (tx) => {
    const [row] = await tx.select({ open: count() }).from(userScans).where(eq(userScans.status, 'processing'));
    const room = Math.max(0, mostOpenBeside - (row?.open ?? 0));
    const due = await tx
      .select({ id: watches.id })
      .from(watches)
      .leftJoin(profiles, eq(profiles.id, watches.userId))
      .where(and(lte(watches.nextAt, clock.now()), isNull(profiles.deletedAt)))
      .orderBy(asc(watches.nextAt), asc(watches.id))
      .limit(room);
    return due.map(({ id }) => id);
  });
}

/** Once, however many processes try. Somebody whose own scan is running has their turn after it. */
async function startScanOf(platform: Platform, watchId: string): Promise<void> {
  await renewProofs(platform, watchId);
  await platform.database.transaction(systemScope, async (tx) => {
    const watch = await lockWatch(tx, watchId);
    const now = platform.clock.now();
    if (!isOn(watch) || watch.nextAt === null || watch.nextAt > now) return;
    const watched = await findWatched(tx, platform, watch);
    if (!watched) return;
    const ctx = systemContext(platform, 'watching.scan');
    const isAddress = watched.userId === null;
    if (isAddress && (await findOptOut(tx, platform, watched.email)))
      return endWatch(tx, ctx, { watchId, by: 'opt-out' });
    if (await hasOpenScan(tx, platform, watched)) return;
    const { userId, language } = watch;
    const identifiers = userId === null ? [] : await readWatchedIdentifiers(tx, platform, { ...watch, userId });
    const scanId = await startWatchScan(tx, ctx, { ...watched, language, identifiers });
    const emailIndex = isAddress ? platform.vault.blindIndex(watched.email) : null;
    await changeWatch(tx, watch, { scanId, emailIndex, nextAt: dueAfter(watch.anchoredAt, watch.pace, now) });
  });
}

/** Whether a scan of theirs is under way. What nobody has opened the link of is under way for nobody. */
async function hasOpenScan(tx: Transaction, platform: Platform, watched: Watched): Promise<boolean> {
  const isBegun = watched.userId === null ? eq(userScans.status, 'processing') : isOpen;
  const own = and(scansOf(platform, watched), isBegun);
  return (await tx.select({ id: userScans.id }).from(userScans).where(own).limit(1)).length > 0;
}
