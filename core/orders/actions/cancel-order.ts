import { type Context, scopeOf } from '#core/base/context.ts';
import { orderStatusChanged } from '#core/orders/events.ts';
import { announceStatus } from '#core/orders/internal/announce.ts';
import { type OrderSeen, requireUnchanged, writeChange } from '#core/orders/internal/change.ts';
import { lockOrder, type OrderRecord } from '#core/orders/internal/load.ts';

/**
 * "Cancel": in every status. What waits to be paid is closed.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `conflict` where somebody else has changed it since
 */
export function cancelOrder(ctx: Context, seen: OrderSeen): Promise<OrderRecord> {
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const order = await lockOrder(tx, ctx, seen.orderId, 'order.cancel');
    if (order.status === 'cancelled') return order;
    requireUnchanged(order, seen);
    const cancelled = await writeChange(tx, ctx, order, orderStatusChanged, { status: 'cancelled', completedAt: null });
    await announceStatus(tx, ctx, order, cancelled);
    return cancelled;
  });
}
