import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { watchingProlonged } from '#core/watching/events.ts';
import { readGoOnToken } from '#core/watching/internal/mail-tokens.ts';
import { changeWatch, lockWatch } from '#core/watching/internal/store.ts';
import { endOfAddressWatch } from '#core/watching/rules.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Lets the watching of an address go on for another year, by the link of the mail that asks: call it for a POST only, as mail
 * scanners follow links. Again changes nothing.
 * @returns until when, ISO 8601
 * @throws AppError `not-found` for a token that is not ours; `gone` once the watching has ended
 */
export async function goOnWatching(ctx: Context, { token }: { token: string }): Promise<{ until: string }> {
  const { vault, database, clock } = ctx.platform;
  const asked = readGoOnToken(vault, token);
  if (!asked) throw new AppError('not-found', { publicMessage: fault('broken-mail-link') });
  return database.transaction(systemScope, async (tx) => {
    const watch = await lockWatch(tx, asked.watchId);
    if (!watch?.endsAt) throw new AppError('gone', { publicMessage: fault('watch-ended') });
    if (watch.endsAt.getTime() !== asked.endsAt) return { until: watch.endsAt.toISOString() };
    const endsAt = endOfAddressWatch(clock.now());
    await changeWatch(tx, watch, { endsAt, askedAt: null });
    await record(tx, ctx, watchingProlonged, { entityId: watch.id, userId: null });
    return { until: endsAt.toISOString() };
  });
}
