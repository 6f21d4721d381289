import { fault } from '#contract/faults/faults.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { endWatch } from '#core/watching/internal/end-watch.ts';
import { readStopToken } from '#core/watching/internal/mail-tokens.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Stops the watching that a mail is about, without signing in: call it for a POST only, as mail scanners follow links. Again
 * changes nothing, and the answer is the same whether it was on.
 * @throws AppError `not-found` for a token that is not ours
 */
export async function stopWatchingByLink(ctx: Context, { token }: { token: string }): Promise<void> {
  const { vault, database } = ctx.platform;
  const watchId = readStopToken(vault, token);
  if (watchId === null) throw new AppError('not-found', { publicMessage: fault('broken-stop-link') });
  await database.transaction(systemScope, (tx) => endWatch(tx, ctx, { watchId, by: 'link' }));
}
