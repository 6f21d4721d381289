import { and, asc, isNull, lte, or } from 'drizzle-orm';
import { formatsFor } from '#contract/base/formats.ts';
import { languageFacts } from '#contract/base/languages.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { watchingEnds } from '#core/watching/emails.ts';
import { watchingMailed } from '#core/watching/events.ts';
import { endWatch } from '#core/watching/internal/end-watch.ts';
import { goOnUrlOf, stopUrlOf } from '#core/watching/internal/mail-tokens.ts';
import { changeWatch, lockWatch, type Watch } from '#core/watching/internal/store.ts';
import { findWatched } from '#core/watching/internal/watched.ts';
import { addressWatchTimes, isQuiet } from '#core/watching/rules.ts';
import { watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

/** Asks those who are watched without an account whether to go on, a month before it ends, and ends what nobody went on with. */
export async function endAddressWatches(platform: Platform, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const watchId of await findEnding(platform)) {
    signal.throwIfAborted();
    await askOrEnd(platform, watchId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the watching of addresses could not be ended');
}

async function findEnding({ database, clock }: Platform): Promise<string[]> {
  const now = clock.now();
  const asksFrom = new Date(now.getTime() + addressWatchTimes.askBeforeMs);
  const isUnasked = and(isNull(watches.askedAt), lte(watches.endsAt, asksFrom));
  return database.read(systemScope, async (tx) => {
    const rows = await tx
      .select({ id: watches.id })
      .from(watches)
      .where(or(isUnasked, lte(watches.endsAt, now)))
      .orderBy(asc(watches.endsAt), asc(watches.id));
    return rows.map(({ id }) => id);
  });
}

/** The mail and its mark, or the end, in one transaction. */
async function askOrEnd(platform: Platform, watchId: string): Promise<void> {
  await platform.database.transaction(systemScope, async (tx) => {
    const watch = await lockWatch(tx, watchId);
    const now = platform.clock.now();
    if (!watch?.endsAt) return;
    if (watch.endsAt <= now) await endWatch(tx, systemContext(platform, 'watching.end'), { watchId, by: 'time' });
    else if (watch.askedAt === null && !isQuiet(now, watch.timeZone)) await askWhetherToGoOn(tx, platform, watch);
  });
}

async function askWhetherToGoOn(tx: Transaction, platform: Platform, watch: Watch): Promise<void> {
  const watched = await findWatched(tx, platform, watch);
  if (!watched || watch.endsAt === null) return;
  const { language, timeZone } = watch;
  const { longDate } = formatsFor({ locale: languageFacts[language].locale, timeZone });
  const until = longDate(watch.endsAt.toISOString());
  const input = { until, url: goOnUrlOf(platform, watch), stopUrl: stopUrlOf(platform, watch.id, language) };
  await queueMail(tx, platform, watchingEnds, { to: watched.email, language, input });
  await changeWatch(tx, watch, { askedAt: platform.clock.now() });
  await record(tx, systemContext(platform, 'watching.end'), watchingMailed, { entityId: watch.id, userId: null });
}
