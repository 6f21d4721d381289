import type { WatchInput } from '#contract/watching/input.ts';
import { readPreferences } from '#core/accounts/profile/queries/preferences.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { watchingChanged, watchingStarted } from '#core/watching/events.ts';
import { watchingScanJob } from '#core/watching/internal/job-names.ts';
import { addKnown } from '#core/watching/internal/known.ts';
import { readNewestReports, seenIn } from '#core/watching/internal/reports.ts';
import { changeWatch, forgetKnown, isOn, lockWatch, lockWatching, type Watch } from '#core/watching/internal/store.ts';
import { dueAfter } from '#core/watching/rules.ts';
import { watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/**
 * Switches watching on for everything that the actor has proven or declared, or changes how often. What their newest reports
 * show counts as known: they are told of what comes after. Without a report, a scan is made at once.
 * @throws AppError `unauthenticated`
 */
export async function startWatching(ctx: Context, input: WatchInput): Promise<void> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  const timeZone = input.timeZone ?? (await readPreferences(ctx)).timeZone;
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockWatching(tx, actor.userId);
    const watch = await lockWatch(tx, actor.userId);
    if (isOn(watch)) await changePace(tx, person, watch, { ...input, timeZone });
    else await beginWatching(tx, person, { ...input, timeZone });
  });
}

type Wanted = WatchInput & { timeZone: string };

async function changePace(
  tx: Transaction,
  ctx: PersonContext,
  watch: Watch,
  { pace, timeZone }: Wanted,
): Promise<void> {
  if (pace === watch.pace && timeZone === watch.timeZone) return;
  const now = ctx.platform.clock.now();
  const moved = pace === watch.pace ? {} : { pace, nextAt: dueAfter(watch.anchoredAt, pace, now) };
  await changeWatch(tx, watch, { timeZone, ...moved });
  await record(tx, ctx, watchingChanged, { entityId: watch.userId, details: { pace } });
}

async function beginWatching(tx: Transaction, ctx: PersonContext, { pace, timeZone }: Wanted): Promise<void> {
  const { actor, platform } = ctx;
  const { userId } = actor;
  const now = platform.clock.now();
  const reports = await readNewestReports(tx, platform, userId);
  const nextAt = reports.length > 0 ? dueAfter(now, pace, now) : now;
  const on = { pace, timeZone, anchoredAt: now, nextAt, stoppedAt: null, scanId: null, reportId: null };
  await tx
    .insert(watches)
    .values({ userId, ...on, createdAt: now })
    .onConflictDoUpdate({ target: watches.userId, set: on });
  await forgetKnown(tx, userId);
  for (const report of reports)
    await addKnown(tx, seenIn(platform, userId, report), { userId, scanId: report.scan.id, now, change: null });
  if (reports.length === 0) await enqueue(tx, watchingScanJob, {});
  await record(tx, ctx, watchingStarted, { entityId: userId, details: { pace } });
}
