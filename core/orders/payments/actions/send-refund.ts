import { eq } from 'drizzle-orm';
import { type Context, systemContext } from '#core/base/context.ts';
import { lockOrderOf } from '#core/orders/internal/load.ts';
import { refreshPayment } from '#core/orders/payments/actions/refresh-payment.ts';
import { writeFailedRefund } from '#core/orders/payments/internal/refunds.ts';
import type { PaymentRecord, RefundRecord } from '#core/orders/payments/queries/load.ts';
import { paymentRefunds, payments } from '#core/orders/payments/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { GatewayError, type PaymentGateway } from '#platform/payments/gateway.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Asks the gateway for a refund that staff asked for, once: before it is asked again, what it knows is looked at, and its
 * key stays the same. What it refuses is failed, and staff are told.
 * @throws GatewayError `unavailable`: to be tried again
 */
export async function sendRefund(platform: Platform, refundId: string): Promise<void> {
  const gateway = platform.payments;
  const found = await findRefund(platform, refundId);
  if (!gateway || !found) return;
  const { refund, payment } = found;
  try {
    if (refund.state === 'asked') await askGateway(gateway, refund, payment);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.reason !== 'refused') throw error;
    await giveUp(systemContext(platform, 'payments'), found);
  }
  await refreshPayment(platform, payment.id);
}

interface Found {
  refund: RefundRecord;
  payment: PaymentRecord;
}

async function findRefund({ database }: Platform, refundId: string): Promise<Found | null> {
  const [found] = await database.read(systemScope, (tx) =>
    tx
      .select({ refund: paymentRefunds, payment: payments })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
      .where(eq(paymentRefunds.id, refundId)),
  );
  return found ?? null;
}

async function askGateway(gateway: PaymentGateway, refund: RefundRecord, payment: PaymentRecord): Promise<void> {
  const { checkoutId, reference } = payment;
  if (!checkoutId || !reference) throw new GatewayError('refused');
  const { refunds } = await gateway.findPayment(checkoutId);
  if (refunds.some(({ refundId }) => refundId === refund.id)) return;
  const reason =
    refund.reason === 'requested' ? 'requested_by_customer' : refund.reason === 'duplicate' ? 'duplicate' : null;
  await gateway.refund({ refundId: refund.id, paymentId: payment.id, reference, amount: refund.amount, reason });
}

function giveUp(ctx: Context, { refund, payment: { orderId } }: Found): Promise<void> {
  return ctx.platform.database.transaction(systemScope, async (tx) => {
    if (orderId === null) return;
    const order = await lockOrderOf(tx, orderId);
    const [still] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, refund.id)).for('update');
    if (still?.state === 'asked') await writeFailedRefund(tx, ctx, order, { ...still, failure: 'refused' });
  });
}
