import type { PaymentStatus } from '#contract/orders/types.ts';
import type { Context } from '#core/base/context.ts';
import { orderPaymentChanged } from '#core/orders/events.ts';
import { writeChange } from '#core/orders/internal/change.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { markPaid } from '#core/orders/internal/mark-paid.ts';
import { type MarkedRefunded, markRefunded } from '#core/orders/internal/mark-refunded.ts';
import type { Transaction } from '#platform/database/database.ts';

/**
 * What the payment gateway says, in the transaction that takes its word, as often as it says so. Work that needs
 * nobody starts through the outbox.
 * @param order locked
 * @param method e.g. `Visa ending in 4242`
 * @returns what became of an order that was refunded, for the mail that says so
 */
export async function applyPaymentStatus(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  paymentStatus: PaymentStatus,
  method: string | null,
): Promise<MarkedRefunded | null> {
  if (order.paymentStatus === paymentStatus) return null;
  if (paymentStatus === 'refunded') return markRefunded(tx, ctx, order);
  if (paymentStatus === 'paid') await markPaid(tx, ctx, order, method);
  else await writeChange(tx, ctx, order, orderPaymentChanged, { paymentStatus });
  return null;
}
