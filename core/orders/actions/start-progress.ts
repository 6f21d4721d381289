import { type Context, scopeOf } from '#core/base/context.ts';
import { orderStatusChanged } from '#core/orders/events.ts';
import { announceStatus } from '#core/orders/internal/announce.ts';
import { type OrderSeen, requireAllowed, requireUnchanged, writeChange } from '#core/orders/internal/change.ts';
import { lockOrder, type OrderRecord } from '#core/orders/internal/load.ts';
import { orderCan } from '#core/orders/rules.ts';

/**
 * "Start Progress": from pending. An order in progress stays as it is.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `conflict` where somebody else has changed it since or it is not pending
 */
export function startProgress(ctx: Context, seen: OrderSeen): Promise<OrderRecord> {
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const order = await lockOrder(tx, ctx, seen.orderId, 'order.start');
    if (order.status === 'in_progress') return order;
    requireUnchanged(order, seen);
    requireAllowed(orderCan.start(order));
    const started = await writeChange(tx, ctx, order, orderStatusChanged, { status: 'in_progress', completedAt: null });
    await announceStatus(tx, ctx, order, started);
    return started;
  });
}
