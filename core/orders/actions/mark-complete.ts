import { type Context, scopeOf } from '#core/base/context.ts';
import { orderStatusChanged } from '#core/orders/events.ts';
import { announceStatus } from '#core/orders/internal/announce.ts';
import { type OrderSeen, requireAllowed, requireUnchanged, writeChange } from '#core/orders/internal/change.ts';
import { lockOrder, type OrderRecord } from '#core/orders/internal/load.ts';
import { orderCan } from '#core/orders/rules.ts';

/**
 * "Mark Complete": while work is under way. A completed order stays as it is.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `conflict` where somebody else has changed it since or no work is under way
 */
export function markOrderComplete(ctx: Context, seen: OrderSeen): Promise<OrderRecord> {
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const order = await lockOrder(tx, ctx, seen.orderId, 'order.complete');
    if (order.status === 'completed') return order;
    requireUnchanged(order, seen);
    requireAllowed(orderCan.complete(order));
    const completedAt = ctx.platform.clock.now();
    const completed = await writeChange(tx, ctx, order, orderStatusChanged, { status: 'completed', completedAt });
    await announceStatus(tx, ctx, order, completed);
    return completed;
  });
}
