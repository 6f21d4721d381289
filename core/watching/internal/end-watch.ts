import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { watchingStopped } from '#core/watching/events.ts';
import type { Transaction } from '#platform/database/database.ts';
import { forgetAddress } from './forget-address.ts';
import { changeWatch, forgetKnown, isOn, lockWatch } from './store.ts';

/** `page`: where an address has its result; `link`: of a mail; `time`: nobody went on with it. */
type Stopper = 'account' | 'page' | 'link' | 'time' | 'opt-out';

/**
 * Stops somebody's watching and forgets what was kept for it; of an address without an account, everything. Again changes
 * nothing.
 */
export async function endWatch(
  tx: Transaction,
  ctx: Context,
  { watchId, by }: { watchId: string; by: Stopper },
): Promise<void> {
  const watch = await lockWatch(tx, watchId);
  if (!isOn(watch)) return;
  const stoppedAt = ctx.platform.clock.now();
  if (watch.userId === null) await forgetAddress(tx, ctx.platform, watch);
  else {
    await changeWatch(tx, watch, { nextAt: null, stoppedAt, scanId: null, reportId: null });
    await forgetKnown(tx, watchId);
  }
  await record(tx, ctx, watchingStopped, { entityId: watchId, userId: watch.userId, details: { by } });
}
