import { eq } from 'drizzle-orm';
import { type RefundReason, refundReasonLabel } from '#contract/orders/payments.ts';
import type { Context } from '#core/base/context.ts';
import { refundFailed, refundMade } from '#core/orders/events.ts';
import { mailAttention } from '#core/orders/internal/announce.ts';
import { writeChange } from '#core/orders/internal/change.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { type PaymentRecord, type RefundRecord, refundsOf } from '#core/orders/payments/queries/load.ts';
import { settleRefund } from '#core/orders/payments/rules.ts';
import { paymentRefunds } from '#core/orders/payments/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { GatewayRefund } from '#platform/payments/gateway.ts';

/** A refund that the customer will not get: staff are told, and whoever looks at the order sees it. */
export async function writeFailedRefund(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  { id, amount, failure }: Pick<RefundRecord, 'id' | 'amount' | 'failure'>,
): Promise<OrderRecord> {
  await tx.update(paymentRefunds).set({ state: 'failed', failure }).where(eq(paymentRefunds.id, id));
  const beside = { amount: amount / 100, currency: order.currency, failure };
  const changed = await writeChange(tx, ctx, order, refundFailed, {}, beside);
  await mailAttention(tx, ctx, changed, 'refund-failed');
  return changed;
}

export interface WrittenRefunds {
  order: OrderRecord;
  /** Why money goes back, as the customer reads it; null where nobody said, or of several. */
  why: string | null;
}

/** Makes the refunds of a payment what the gateway says of them. What was begun there is copied. @param order locked */
export async function writeRefunds(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  payment: PaymentRecord,
  told: readonly GatewayRefund[],
): Promise<WrittenRefunds> {
  const known = await refundsOf(tx, payment.id);
  const reasons: (RefundReason | null)[] = [];
  let now = order;
  for (const one of told) {
    const before = known.find(({ id, reference }) => reference === one.id || id === one.refundId);
    const state = settleRefund(before?.state ?? 'asked', one.state);
    if (before?.state === state) continue;
    const refund = await keepRefund(tx, ctx, payment, { ...one, state }, before);
    if (before === undefined || before.state === 'asked') {
      reasons.push(refund.reason);
      now = await writeChange(
        tx,
        ctx,
        now,
        refundMade,
        {},
        { amount: refund.amount / 100, currency: payment.currency },
      );
    }
    if (state === 'failed') now = await writeFailedRefund(tx, ctx, now, refund);
  }
  const [reason = null, ...more] = reasons;
  return { order: now, why: reason && more.length === 0 ? refundReasonLabel[reason].customer : null };
}

async function keepRefund(
  tx: Transaction,
  { platform }: Context,
  payment: PaymentRecord,
  { id: reference, amount, failure, state }: Omit<GatewayRefund, 'state'> & Pick<RefundRecord, 'state'>,
  before: RefundRecord | undefined,
): Promise<RefundRecord> {
  const values = { state, reference, failure, updatedAt: platform.clock.now() };
  const [refund] = before
    ? await tx.update(paymentRefunds).set(values).where(eq(paymentRefunds.id, before.id)).returning()
    : await tx
        .insert(paymentRefunds)
        .values({ ...values, paymentId: payment.id, amount, createdAt: platform.clock.now() })
        .returning();
  if (!refund) throw new Error('a refund vanished while its order was locked');
  return refund;
}
