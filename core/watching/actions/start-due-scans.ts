import { and, asc, count, eq, inArray, isNull, lte } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { systemContext } from '#core/base/context.ts';
import { renewProofs } from '#core/identifiers/actions/renew-proofs.ts';
import { readScannedIdentifiers } from '#core/identifiers/queries/scanned.ts';
import { startWatchScan } from '#core/scans/actions/start-watch-scan.ts';
import { userScans } from '#core/scans/schema.ts';
import { changeWatch, isOn, lockWatch } from '#core/watching/internal/store.ts';
import { dueAfter, mostOpenBeside } from '#core/watching/rules.ts';
import { watches } from '#core/watching/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Starts the scans of watched accounts that are due, the longest due first, as long as few scans are open: whoever waits for a
 * scan comes first. What is left has its turn with the next run. One that cannot be started does not keep the others.
 */
export async function startDueScans(platform: Platform, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await findDue(platform)) {
    signal.throwIfAborted();
    await startScanOf(platform, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'watched accounts could not be scanned again');
}

const isOpen = inArray(userScans.status, ['pending', 'processing']);

async function findDue({ database, clock }: Platform): Promise<string[]> {
  return database.read(systemScope, async (tx) => {
    const [row] = await tx.select({ open: count() }).from(userScans).where(eq(userScans.status, 'processing'));
    const room = Math.max(0, mostOpenBeside - (row?.open ?? 0));
    const due = await tx
      .select({ userId: watches.userId })
      .from(watches)
      .innerJoin(profiles, eq(profiles.id, watches.userId))
      .where(and(lte(watches.nextAt, clock.now()), isNull(profiles.deletedAt)))
      .orderBy(asc(watches.nextAt), asc(watches.userId))
      .limit(room);
    return due.map(({ userId }) => userId);
  });
}

/** Once, however many processes try. Somebody whose own scan is running has their turn after it. */
async function startScanOf(platform: Platform, userId: string): Promise<void> {
  await renewProofs(platform, userId);
  await platform.database.transaction(systemScope, async (tx) => {
    const watch = await lockWatch(tx, userId);
    const now = platform.clock.now();
    if (!isOn(watch) || watch.nextAt === null || watch.nextAt > now) return;
    const [account] = await tx.select().from(profiles).where(eq(profiles.id, userId));
    if (!account || account.deletedAt) return;
    const own = and(eq(userScans.userId, userId), isOpen);
    if ((await tx.select({ id: userScans.id }).from(userScans).where(own).limit(1)).length > 0) return;
    const scanId = await startWatchScan(tx, systemContext(platform, 'watching.scan'), {
      userId,
      email: account.email,
      name: account.fullName ?? '',
      identifiers: await readScannedIdentifiers(tx, platform, userId),
    });
    await changeWatch(tx, watch, { scanId, nextAt: dueAfter(watch.anchoredAt, watch.pace, now) });
  });
}
