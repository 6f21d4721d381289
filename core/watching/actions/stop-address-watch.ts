import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { endWatch } from '#core/watching/internal/end-watch.ts';
import { findWatchOfResult, isOpenedHere } from '#core/watching/queries/address-watch.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Stops the watching of the address of a visitor's scan, for whose browser has opened it. Again changes nothing.
 * @throws AppError `not-found` for a scan that the browser has not opened
 */
export async function stopAddressWatch(ctx: Context, scanId: string): Promise<void> {
  if (!isOpenedHere(ctx, scanId)) throw new AppError('not-found');
  await ctx.platform.database.transaction(systemScope, async (tx) => {
    const watch = await findWatchOfResult(tx, scanId);
    if (watch) await endWatch(tx, ctx, { watchId: watch.id, by: 'page' });
  });
}
