import { type Context, scopeOf } from '#core/base/context.ts';
import { orderScanFailed } from '#core/orders/events.ts';
import { type OrderSeen, requireAllowed, requireUnchanged, writeChange } from '#core/orders/internal/change.ts';
import { lockOrder, type OrderRecord } from '#core/orders/internal/load.ts';
import { isOpen, isPaid } from '#core/orders/rules.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/**
 * Staff start the scan of an order again, after one that failed or had too many gaps.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `conflict` where somebody else has changed it since or it is closed or unpaid
 */
export function restartOrderScan(ctx: Context, seen: OrderSeen): Promise<OrderRecord> {
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const order = await lockOrder(tx, ctx, seen.orderId, 'order.start');
    if (order.reportScanId === null) return order;
    requireUnchanged(order, seen);
    requireAllowed(isPaid(order) && isOpen(order));
    const changed = await writeChange(tx, ctx, order, orderScanFailed, { reportScanId: null });
    await enqueue(tx, { name: 'order.fulfil' }, { orderId: order.id });
    return changed;
  });
}
