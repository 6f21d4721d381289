import type { WatchInput } from '#contract/watching/input.ts';
import { readPreferences } from '#core/accounts/profile/queries/preferences.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { watchingChanged } from '#core/watching/events.ts';
import { beginWatching } from '#core/watching/internal/begin-watching.ts';
import { changeWatch, isOn, lockWatch, lockWatching, type Watch } from '#core/watching/internal/store.ts';
import { dueAfter } from '#core/watching/rules.ts';
import type { Transaction } from '#platform/database/database.ts';

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
    else await beginWatching(tx, person, { userId: actor.userId, pace: input.pace, timeZone });
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
  await record(tx, ctx, watchingChanged, { entityId: watch.id, details: { pace } });
}
