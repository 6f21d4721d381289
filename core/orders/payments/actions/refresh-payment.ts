import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf, systemContext } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { applyPaymentStatus } from '#core/orders/actions/apply-payment-status.ts';
import { lockOrderOf } from '#core/orders/internal/load.ts';
import { invoicedOf } from '#core/orders/internal/mark-paid.ts';
import type { MarkedRefunded } from '#core/orders/internal/mark-refunded.ts';
import { issueCreditNote, type RefundOutcome } from '#core/orders/invoices/actions/issue-credit-note.ts';
import { issueInvoice } from '#core/orders/invoices/actions/issue-invoice.ts';
import { paymentChanged, paymentMismatched } from '#core/orders/payments/events.ts';
import { type WrittenRefunds, writeRefunds } from '#core/orders/payments/internal/refunds.ts';
import { findPaymentRecord, type PaymentRecord, triesOf } from '#core/orders/payments/queries/load.ts';
import { paymentStatusFrom, type Settled, settlePayment } from '#core/orders/payments/rules.ts';
import { paymentCustomers, payments } from '#core/orders/payments/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { GatewayPayment } from '#platform/payments/gateway.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Asks the gateway how a payment stands, and makes it so here. Messages only say that it is time to look, so repeated,
 * late and overtaking ones all end in the same state.
 * @throws GatewayError; AppError `internal` when the payment is not what was asked for
 */
export async function refreshPayment(platform: Platform, paymentId: string): Promise<void> {
  const { database, payments: gateway } = platform;
  const ctx = systemContext(platform, 'payments');
  const payment = await database.transaction(scopeOf(ctx.actor), (tx) => findPaymentRecord(tx, paymentId));
  if (!gateway || !payment?.checkoutId) return;
  const told = await gateway.findPayment(payment.checkoutId);
  const fits = await database.transaction(scopeOf(ctx.actor), (tx) => applyAnswer(tx, ctx, paymentId, told));
  if (!fits) throw new AppError('internal', { cause: new Error('a payment is not what was asked for') });
}

/** @returns false when amount, currency or payment are not what was asked for; nothing is changed then */
async function applyAnswer(tx: Transaction, ctx: Context, paymentId: string, told: GatewayPayment): Promise<boolean> {
  const first = await findPaymentRecord(tx, paymentId);
  if (!first?.orderId) return true;
  const order = await lockOrderOf(tx, first.orderId);
  const tries = await triesOf(tx, ctx.actor, order.id);
  const payment = tries.find(({ id }) => id === paymentId);
  if (!payment) return true;
  if (!isAsAsked(payment, told)) {
    await record(tx, ctx, paymentMismatched, { entityId: paymentId, userId: payment.userId, outcome: 'refused' });
    return false;
  }
  const refunds = await writeRefunds(tx, ctx, order, payment, told.refunds);
  const settled = settlePayment(payment, told);
  if (settled.state === payment.state && settled.refunded === payment.refunded) return true;
  const changed = await writePayment(tx, ctx, payment, settled, told);
  await writeConsequences(tx, ctx, refunds, tries, changed);
  return true;
}

const isAsAsked = (payment: PaymentRecord, told: GatewayPayment): boolean =>
  told.paymentId === payment.id && told.amount === payment.amount && told.currency === payment.currency;

async function writePayment(
  tx: Transaction,
  ctx: Context,
  payment: PaymentRecord,
  { state, refunded }: Settled,
  { method, reference, customerId }: GatewayPayment,
): Promise<PaymentRecord> {
  const paidAt = state === 'paid' || state === 'refunded' ? (payment.paidAt ?? ctx.platform.clock.now()) : null;
  const [changed] = await tx
    .update(payments)
    .set({ state, refunded, method, reference, paidAt })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!changed) throw new AppError('not-found');
  if (customerId && payment.userId)
    await tx.insert(paymentCustomers).values({ userId: payment.userId, customerId }).onConflictDoNothing();
  await record(tx, ctx, paymentChanged, {
    entityId: payment.id,
    userId: payment.userId,
    oldValues: { state: payment.state, refunded: payment.refunded / 100 },
    newValues: { state, refunded: refunded / 100, currency: payment.currency },
  });
  return changed;
}

/** Invoice, credit note, and the payment status of the order: only when the tries together come to another one. */
async function writeConsequences(
  tx: Transaction,
  ctx: Context,
  { order, why }: WrittenRefunds,
  tries: readonly PaymentRecord[],
  changed: PaymentRecord,
): Promise<void> {
  const before = tries.find(({ id }) => id === changed.id);
  const status = paymentStatusFrom(tries.map((one) => (one.id === changed.id ? changed : one)));
  // Paid and given back before anybody looked: both stand in the books.
  if (changed.paidAt && !before?.paidAt && status !== 'paid')
    await issueInvoice(tx, ctx, invoicedOf(order, changed.amount, changed.method));
  const applied =
    status === paymentStatusFrom(tries) ? null : await applyPaymentStatus(tx, ctx, order, status, changed.method);
  const back = changed.refunded - (before?.refunded ?? 0);
  if (back > 0) await issueCreditNote(tx, ctx, invoicedOf(order, back, changed.method), outcomeOf(applied, why));
}

const outcomeOf = (applied: MarkedRefunded | null, why: string | null): RefundOutcome => ({
  why,
  isClosed: applied?.isClosed ?? false,
  calendar: applied?.calendar ?? null,
});
