import { eq } from 'drizzle-orm';
import { money } from '#contract/base/formats.ts';
import { fault } from '#contract/faults/faults.ts';
import type { RefundInput } from '#contract/orders/input.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { refundAsked } from '#core/orders/events.ts';
import { requireUnchanged, writeChange } from '#core/orders/internal/change.ts';
import { lockOrder } from '#core/orders/internal/load.ts';
import { requireGateway } from '#core/orders/payments/internal/gateway.ts';
import { refundJob } from '#core/orders/payments/internal/job-names.ts';
import { type PaymentRecord, refundsOf, triesOf } from '#core/orders/payments/queries/load.ts';
import { refundable } from '#core/orders/payments/rules.ts';
import { paymentRefunds } from '#core/orders/payments/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/**
 * Staff give a payment of an order back, or a part of it. The gateway is asked by a job; the same form again changes
 * nothing, and of two who press at once, the second is told so.
 * @throws AppError `not-found`, `forbidden`, `invalid` for more than is left, `conflict` when nothing is left or somebody
 *   else has changed the order since
 */
export async function refundPayment(ctx: Context, { refundId, ...wanted }: RefundInput): Promise<void> {
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const order = await lockOrder(tx, ctx, wanted.orderId, 'order.refund');
    requireGateway(ctx);
    const [repeated] = await tx
      .select({ id: paymentRefunds.id })
      .from(paymentRefunds)
      .where(eq(paymentRefunds.id, refundId));
    if (repeated) return;
    requireUnchanged(order, wanted);
    const payment = (await triesOf(tx, ctx.actor, order.id)).find(({ id }) => id === wanted.paymentId);
    if (!payment) throw new AppError('not-found');
    await requireLeft(tx, payment, wanted.amount);
    await insertRefund(tx, ctx, { refundId, ...wanted });
    const { amount, reason } = wanted;
    await writeChange(tx, ctx, order, refundAsked, {}, { amount: amount / 100, currency: payment.currency, reason });
    await enqueue(tx, refundJob, { refundId });
  });
}

/** @throws AppError `conflict`, `invalid` */
async function requireLeft(tx: Transaction, payment: PaymentRecord, amount: number): Promise<void> {
  const refunds = await refundsOf(tx, payment.id);
  const asked = refunds.reduce((total, one) => total + (one.state === 'asked' ? one.amount : 0), 0);
  const left = refundable(payment, asked);
  if (left === 0) throw new AppError('conflict', { publicMessage: fault('all-given-back') });
  if (amount > left) {
    const publicMessage = fault('most-given-back', money(left / 100, payment.currency));
    throw new AppError('invalid', { publicMessage, field: 'amount' });
  }
}

async function insertRefund(tx: Transaction, { actor, platform }: Context, refund: RefundInput) {
  const { refundId: id, paymentId, amount, reason } = refund;
  const now = platform.clock.now();
  const askedBy = actor.kind === 'person' ? actor.userId : null;
  await tx.insert(paymentRefunds).values({ id, paymentId, amount, reason, askedBy, createdAt: now, updatedAt: now });
}
