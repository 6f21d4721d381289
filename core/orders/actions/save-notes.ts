import { type Context, scopeOf } from '#core/base/context.ts';
import { orderNotesSaved } from '#core/orders/events.ts';
import { type OrderSeen, requireUnchanged, writeChange } from '#core/orders/internal/change.ts';
import { lockOrder, type OrderRecord } from '#core/orders/internal/load.ts';

/**
 * What the customer reads in the column "Notes"; an empty text takes them away.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `conflict` where somebody else has changed it since
 */
export function saveOrderNotes(ctx: Context, { notes, ...seen }: OrderSeen & { notes: string }): Promise<OrderRecord> {
  const adminNotes = notes === '' ? null : notes;
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const order = await lockOrder(tx, ctx, seen.orderId, 'order.save-notes');
    if (order.adminNotes === adminNotes) return order;
    requireUnchanged(order, seen);
    return writeChange(tx, ctx, order, orderNotesSaved, { adminNotes });
  });
}
