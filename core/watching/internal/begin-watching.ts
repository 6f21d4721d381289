import { eq } from 'drizzle-orm';
import type { WatchPace } from '#contract/watching/types.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { watchingStarted } from '#core/watching/events.ts';
import { watchingScanJob } from '#core/watching/internal/job-names.ts';
import { addKnown } from '#core/watching/internal/known.ts';
import { readNewestReports, seenIn } from '#core/watching/internal/reports.ts';
import { isYearSold } from '#core/watching/internal/scope.ts';
import { forgetKnown } from '#core/watching/internal/store.ts';
import { findAccount, type Watched } from '#core/watching/internal/watched.ts';
import { dueAfter } from '#core/watching/rules.ts';
import { watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';

interface Wanted {
  userId: string;
  pace: WatchPace;
  timeZone: string;
}

/** Switches on the watching of an account, anew. What its newest reports show is known; without one, it is scanned at once. */
export async function beginWatching(tx: Transaction, ctx: Context, { userId, pace, timeZone }: Wanted): Promise<void> {
  const now = ctx.platform.clock.now();
  const isWhole = !(await isYearSold(tx));
  const on = { pace, timeZone, isWhole, anchoredAt: now, stoppedAt: null, scanId: null, reportId: null };
  await tx
    .insert(watches)
    .values({ id: userId, userId, ...on, nextAt: now, createdAt: now })
    .onConflictDoUpdate({ target: watches.id, set: { ...on, nextAt: now } });
  await forgetKnown(tx, userId);
  const watched = await findAccount(tx, userId);
  const known = watched ? await knowReports(tx, ctx.platform, watched) : 0;
  if (known > 0)
    await tx
      .update(watches)
      .set({ nextAt: dueAfter(now, pace, now) })
      .where(eq(watches.id, userId));
  else await enqueue(tx, watchingScanJob, {});
  await record(tx, ctx, watchingStarted, { entityId: userId, userId, details: { pace } });
}

/** Takes what somebody's newest reports show for known. @returns how many reports that are */
export async function knowReports(tx: Transaction, platform: Platform, watched: Watched): Promise<number> {
  const { watchId } = watched;
  const now = platform.clock.now();
  const reports = await readNewestReports(tx, platform, watched);
  for (const report of reports)
    await addKnown(tx, seenIn(platform, watchId, report), { watchId, scanId: report.scan.id, now, change: null });
  return reports.length;
}
