import { and, asc, eq, gt, isNull, lte, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { formatsFor } from '#contract/base/formats.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { orderPath } from '#contract/orders/types.ts';
import { watchingPath, yearOfWatching } from '#contract/watching/types.ts';
import { formatStyleOf, languageOfUser, wantsMail } from '#core/accounts/profile/queries/preferences.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { yearEnds } from '#core/watching/emails.ts';
import { watchingMailed } from '#core/watching/events.ts';
import { isYearSold } from '#core/watching/internal/scope.ts';
import { findAccount } from '#core/watching/internal/watched.ts';
import type { Year } from '#core/watching/internal/years.ts';
import { isQuiet, paidWatchTimes } from '#core/watching/rules.ts';
import { watchedYears, watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Writes once to everybody whose last year of watching ends within a month. While no year is sold nothing ends with it, and
 * nobody is written to. One who cannot be written to does not keep the others.
 */
export async function remindOfYears(platform: Platform, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const orderId of await findEnding(platform)) {
    signal.throwIfAborted();
    await remindOfEnd(platform, orderId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the end of years of watching could not be told');
}

const later = alias(watchedYears, 'later');

/** The last year of somebody, about to end, that no mail was written about. */
function isEnding(tx: Transaction, { clock }: Platform) {
  const now = clock.now();
  const soon = new Date(now.getTime() + paidWatchTimes.remindBeforeMs);
  const following = tx
    .select({ id: later.orderId })
    .from(later)
    .where(and(eq(later.userId, watchedYears.userId), gt(later.endsAt, watchedYears.endsAt)));
  const { remindedAt, endsAt } = watchedYears;
  return and(isNull(remindedAt), gt(endsAt, now), lte(endsAt, soon), notExists(following));
}

function findEnding(platform: Platform): Promise<string[]> {
  return platform.database.read(systemScope, async (tx) => {
    if (!(await isYearSold(tx))) return [];
    const rows = await tx
      .select({ orderId: watchedYears.orderId })
      .from(watchedYears)
      .where(isEnding(tx, platform))
      .orderBy(asc(watchedYears.endsAt), asc(watchedYears.orderId));
    return rows.map(({ orderId }) => orderId);
  });
}

/** The mail and its mark in one transaction: whatever is killed, it is written once or has yet to be. */
async function remindOfEnd(platform: Platform, orderId: string): Promise<void> {
  await platform.database.transaction(systemScope, async (tx) => {
    const [year] = await tx
      .select()
      .from(watchedYears)
      .where(and(eq(watchedYears.orderId, orderId), isEnding(tx, platform)))
      .for('update');
    if (!year || (await isNight(tx, platform, year))) return;
    await tx.update(watchedYears).set({ remindedAt: platform.clock.now() }).where(eq(watchedYears.orderId, orderId));
    await mailEnd(tx, platform, year);
  });
}

async function isNight(tx: Transaction, { clock }: Platform, { userId }: Year): Promise<boolean> {
  const [watch] = await tx.select({ timeZone: watches.timeZone }).from(watches).where(eq(watches.userId, userId));
  return isQuiet(clock.now(), watch?.timeZone ?? (await formatStyleOf(tx, userId)).timeZone);
}

async function mailEnd(tx: Transaction, platform: Platform, { userId, endsAt }: Year): Promise<void> {
  const account = await findAccount(tx, userId);
  if (!account || !(await wantsMail(tx, userId, 'service-update'))) return;
  const language = await languageOfUser(tx, userId);
  const { longDate } = formatsFor(await formatStyleOf(tx, userId));
  const { appUrl } = platform.config;
  const input = {
    name: account.name,
    until: longDate(endsAt.toISOString()),
    orderUrl: appUrl + addressIn(language, orderPath(yearOfWatching)),
    url: appUrl + watchingPath,
  };
  await queueMail(tx, platform, yearEnds, { to: account.email, language, input, userId });
  await record(tx, systemContext(platform, 'watching.year-ends'), watchingMailed, { entityId: userId, userId });
}
