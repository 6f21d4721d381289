import { scopeOf, systemContext } from '#core/base/context.ts';
import { refreshPayment } from '#core/orders/payments/actions/refresh-payment.ts';
import { type PaymentRecord, triesOf } from '#core/orders/payments/queries/load.ts';
import type { Platform } from '#platform/platform.ts';

/** Whether somebody may still pay there, or have paid, as far as is known here. */
export const hasOpenPage = (payment: PaymentRecord): payment is PaymentRecord & { checkoutId: string } =>
  payment.checkoutId !== null && (payment.state === 'open' || payment.state === 'declined');

/**
 * Ends what an order could still be paid at.
 * @param except the id of the payment whose page stays open
 * @throws GatewayError
 */
export async function closeCheckouts(platform: Platform, orderId: string, except?: string): Promise<void> {
  const { actor } = systemContext(platform, 'payments');
  const tries = await platform.database.transaction(scopeOf(actor), (tx) => triesOf(tx, actor, orderId));
  for (const { id, checkoutId } of tries.filter(hasOpenPage)) {
    if (id === except) continue;
    await platform.payments?.closeCheckout(checkoutId);
    await refreshPayment(platform, id);
  }
}
