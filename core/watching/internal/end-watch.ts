import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { watchingStopped } from '#core/watching/events.ts';
import type { Transaction } from '#platform/database/database.ts';
import { changeWatch, forgetKnown, isOn, lockWatch } from './store.ts';

/** Stops somebody's watching and forgets what was kept for it. Again changes nothing. */
export async function endWatch(
  tx: Transaction,
  ctx: Context,
  { userId, by }: { userId: string; by: 'account' | 'link' },
): Promise<void> {
  const watch = await lockWatch(tx, userId);
  if (!isOn(watch)) return;
  const stoppedAt = ctx.platform.clock.now();
  await changeWatch(tx, watch, { nextAt: null, stoppedAt, scanId: null, reportId: null });
  await forgetKnown(tx, userId);
  await record(tx, ctx, watchingStopped, { entityId: userId, userId, details: { by } });
}
