import { scopeOf, systemContext } from '#core/base/context.ts';
import { refreshPayment } from '#core/orders/payments/actions/refresh-payment.ts';
import { triesOf } from '#core/orders/payments/queries/load.ts';
import type { Platform } from '#platform/platform.ts';

/** Ends what an order could still be paid at. @throws GatewayError */
export async function closeCheckouts(platform: Platform, orderId: string): Promise<void> {
  const { actor } = systemContext(platform, 'payments');
  const tries = await platform.database.transaction(scopeOf(actor), (tx) => triesOf(tx, actor, orderId));
  for (const { id, checkoutId, state } of tries) {
    if (!checkoutId || (state !== 'open' && state !== 'declined')) continue;
    await platform.payments?.closeCheckout(checkoutId);
    await refreshPayment(platform, id);
  }
}
