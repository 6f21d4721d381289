import { eq } from 'drizzle-orm';
import { isExposure } from '#contract/scans/types.ts';
import type { ChangeKind } from '#contract/watching/types.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { fatesOf } from '#core/reports/queries/fates.ts';
import type { ComparableScan } from '#core/scans/queries/compared.ts';
import { isRenewed } from '#core/scans/queries/watch-scans.ts';
import { userScans } from '#core/scans/schema.ts';
import { readPublishedSince } from '#core/sources/catalogues/queries/news.ts';
import { watchingNoticed } from '#core/watching/events.ts';
import { changesIn, type Met, type Seen } from '#core/watching/internal/changes.ts';
import { watchingDigestJob } from '#core/watching/internal/job-names.ts';
import {
  addKnown,
  forgetJoined,
  type KnownRow,
  keepSeen,
  moveKnown,
  readKnown,
} from '#core/watching/internal/known.ts';
import { findReport, readReports, seenIn } from '#core/watching/internal/reports.ts';
import { changeWatch, isOn, lockWatchOf } from '#core/watching/internal/store.ts';
import { findWatched, type Watched } from '#core/watching/internal/watched.ts';
import { watchTimes } from '#core/watching/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Compares a scan that has ended with what is known of its owner, and notes what they have to be told. What a scan of
 * their own shows they see there. Run again, it finds nothing new; so it is, once late answers are in.
 */
export async function noteScan(platform: Platform, scanId: string): Promise<void> {
  await platform.database.transaction(systemScope, async (tx) => {
    const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId));
    if (!scan) return;
    const watch = await lockWatchOf(tx, scan);
    if (!isOn(watch)) return;
    const watched = await findWatched(tx, platform, watch);
    const report = watched && (await findReport(tx, platform, watched, scanId));
    const renewed = isRenewed(scan);
    if (report) await noteChanges(tx, platform, watched, { report, tells: renewed || watch.scanId === scanId });
    if (renewed) await enqueue(tx, watchingDigestJob, {});
    if (watch.scanId !== scanId || report?.scan.checks.some(({ state }) => state === 'waiting')) return;
    const retryAt = new Date(platform.clock.now().getTime() + watchTimes.retryMs);
    const isSooner = report === null && (watch.nextAt === null || retryAt < watch.nextAt);
    await changeWatch(tx, watch, {
      scanId: null,
      ...(report && { reportId: scanId }),
      ...(isSooner && { nextAt: retryAt }),
    });
    if (report) await enqueue(tx, watchingDigestJob, {});
  });
}

async function noteChanges(
  tx: Transaction,
  platform: Platform,
  watched: Watched,
  { report, tells }: { report: ComparableScan; tells: boolean },
): Promise<void> {
  const { watchId } = watched;
  const scanId = report.scan.id;
  const { added, parts, same, back, gone, joined } = await compareWithKnown(tx, platform, watched, report);
  const now = platform.clock.now();
  const noted = (change: ChangeKind | null) => ({ watchId, scanId, now, change });
  const isPublished = await readPublishedSince(tx, new Date(now.getTime() - watchTimes.publishedMs));
  const asides = [...parts, ...added.filter((one) => !isCounted(one))];
  await forgetJoined(tx, joined, watchId);
  await moveKnown(tx, rowsOf(back), 'there', noted(tells ? 'back' : null));
  await moveKnown(tx, gone, 'gone', noted(tells ? 'gone' : null));
  await keepSeen(tx, [...same, ...back], noted(null));
  const counted = added.filter(isCounted);
  const published = counted.filter(({ breaches }) => breaches.some(isPublished));
  await addKnown(tx, published, noted(tells ? 'published' : null));
  await addKnown(
    tx,
    counted.filter((one) => !published.includes(one)),
    noted(tells ? 'new' : null),
  );
  await addKnown(tx, asides, noted(null));
  if (!tells || watched.userId === null) return;
  const counts = { new: counted.length, gone: gone.length, back: back.length };
  if (counts.new + counts.gone + counts.back === 0) return;
  const ctx = systemContext(platform, 'watching.note');
  await record(tx, ctx, watchingNoticed, { entityId: scanId, userId: watched.userId, details: counts });
}

const rowsOf = (met: readonly Met<KnownRow>[]): KnownRow[] => met.map(({ row }) => row);

/** What the report changes in what is known, beside the reports that saw each thing last. */
async function compareWithKnown(tx: Transaction, platform: Platform, watched: Watched, report: ComparableScan) {
  const { watchId } = watched;
  const known = await readKnown(tx, watchId);
  const scanIds = known.map(({ scanId }) => scanId);
  const last = await readReports(tx, platform, watched, scanIds);
  const before = new Map(
    [...last].map(([id, one]) => [
      id,
      { seen: seenIn(platform, watchId, one), fates: fatesOf(one.compared, report.compared) },
    ]),
  );
  return changesIn(known, seenIn(platform, watchId, report), ({ scanId, findingKey }) => {
    const { seen, fates } = before.get(scanId ?? '') ?? {};
    const was = seen?.find(({ keys }) => keys.includes(findingKey));
    return (was && fates?.get(was.finding.id)) ?? null;
  });
}

/** What may be somebody else's is asked about in the report, and is no news. */
const isCounted = ({ finding }: Seen): boolean => isExposure(finding);
