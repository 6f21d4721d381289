import { eq } from 'drizzle-orm';
import { formatStyleOf } from '#core/accounts/profile/queries/preferences.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { watchingChanged, watchingYearBegan, watchingYearEnded } from '#core/watching/events.ts';
import { beginWatching } from '#core/watching/internal/begin-watching.ts';
import { watchingScanJob } from '#core/watching/internal/job-names.ts';
import { changeWatch, isOn, lockWatch, lockWatching } from '#core/watching/internal/store.ts';
import { arrangeYears } from '#core/watching/internal/years.ts';
import { endOfPaidYear } from '#core/watching/rules.ts';
import { watchedYears } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

interface Bought {
  orderId: string;
  userId: string;
}

/**
 * A year of watching everything that is somebody's, which they have paid for: from now on, or from the end of the year that
 * they have. Switches watching on, and scans at once. Under the system's scope.
 * @returns when it ends; null where the order has its year already
 */
export async function beginYear(tx: Transaction, ctx: Context, { orderId, userId }: Bought): Promise<Date | null> {
  await lockWatching(tx, userId);
  const now = ctx.platform.clock.now();
  const year = { orderId, userId, boughtAt: now, startsAt: now, endsAt: endOfPaidYear(now), createdAt: now };
  const added = await tx.insert(watchedYears).values(year).onConflictDoNothing().returning();
  if (added.length === 0) return null;
  const { startsAt, endsAt } = (await arrangeYears(tx, userId)).find((one) => one.orderId === orderId) ?? year;
  await record(tx, ctx, watchingYearBegan, { entityId: userId, userId, details: { until: endsAt.toISOString() } });
  if (+startsAt === +now) await watchEverything(tx, ctx, userId);
  return endsAt;
}

/** With the pace that they have chosen, unless that makes no scans. */
async function watchEverything(tx: Transaction, ctx: Context, userId: string): Promise<void> {
  const now = ctx.platform.clock.now();
  const before = await lockWatch(tx, userId);
  const pace = before === null || before.pace === 'breaches' ? 'monthly' : before.pace;
  const timeZone = before?.timeZone ?? (await formatStyleOf(tx, userId)).timeZone;
  if (!isOn(before)) await beginWatching(tx, ctx, { userId, pace, timeZone });
  else if (pace !== before.pace) {
    await changeWatch(tx, before, { pace, anchoredAt: now, nextAt: now });
    await record(tx, ctx, watchingChanged, { entityId: userId, userId, details: { pace } });
  }
  const watch = await lockWatch(tx, userId);
  if (!watch || watch.scanId !== null) return;
  await changeWatch(tx, watch, { nextAt: now });
  await enqueue(tx, watchingScanJob, {});
}

/**
 * Takes the year of an order back that is not paid for any more. Years that were bought later come forward; the watching goes on as
 * that of a free account. Under the system's scope.
 * @returns whether there was one
 */
export async function endYear(tx: Transaction, ctx: Context, { orderId, userId }: Bought): Promise<boolean> {
  await lockWatching(tx, userId);
  const taken = await tx.delete(watchedYears).where(eq(watchedYears.orderId, orderId)).returning();
  if (taken.length === 0) return false;
  await arrangeYears(tx, userId);
  await record(tx, ctx, watchingYearEnded, { entityId: userId, userId });
  return true;
}
