import type { PaymentStatus } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { orderPaymentChanged } from '#core/orders/events.ts';
import { type OrderSeen, requireUnchanged, writeChange } from '#core/orders/internal/change.ts';
import { lockOrder, type OrderRecord } from '#core/orders/internal/load.ts';
import { invoicedOf, markPaid, wholeOf } from '#core/orders/internal/mark-paid.ts';
import { markRefunded } from '#core/orders/internal/mark-refunded.ts';
import { withdrawYear } from '#core/orders/internal/withdraw-year.ts';
import { issueCreditNote } from '#core/orders/invoices/actions/issue-credit-note.ts';
import { isPaid } from '#core/orders/rules.ts';

/**
 * Staff record a payment, or that it failed or was given back.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `conflict` where somebody else has changed it since
 */
export function setPaymentStatus(
  ctx: Context,
  { paymentStatus, ...seen }: OrderSeen & { paymentStatus: PaymentStatus },
): Promise<OrderRecord> {
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const order = await lockOrder(tx, ctx, seen.orderId, 'order.change-payment');
    if (order.paymentStatus === paymentStatus) return order;
    requireUnchanged(order, seen);
    if (paymentStatus === 'paid') return markPaid(tx, ctx, order, null);
    if (paymentStatus === 'refunded' && isPaid(order)) {
      const { order: refunded, ...outcome } = await markRefunded(tx, ctx, order);
      await issueCreditNote(tx, ctx, invoicedOf(order, wholeOf(order), null), outcome);
      return refunded;
    }
    if (isPaid(order)) await withdrawYear(tx, order);
    return writeChange(tx, ctx, order, orderPaymentChanged, { paymentStatus });
  });
}
