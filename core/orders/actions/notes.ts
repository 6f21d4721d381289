import type { Context } from '#core/base/context.ts';
import { orderNotesSaved } from '#core/orders/events.ts';
import { changeOrder, type OrderSeen, writeChange } from '#core/orders/internal/change.ts';
import type { OrderRecord } from '#core/orders/queries/load.ts';

/** What the customer reads in the column "Notes"; an empty text takes them away. @throws as `changeOrder` */
export function saveOrderNotes(ctx: Context, { notes, ...seen }: OrderSeen & { notes: string }): Promise<OrderRecord> {
  const adminNotes = notes === '' ? null : notes;
  return changeOrder(ctx, seen, {
    permission: 'order.save-notes',
    isDone: (order) => order.adminNotes === adminNotes,
    apply: (tx, order) => writeChange(tx, ctx, order, orderNotesSaved, { adminNotes }),
  });
}
