import { and, asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '#core/base/context.ts';
import { visibleTo } from '#core/base/visible.ts';
import { paymentRefunds, payments } from '#core/orders/payments/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type PaymentRecord = typeof payments.$inferSelect;

/** All tries to pay an order, oldest first; of a customer only their own. */
export const triesOf = (tx: Transaction, actor: Actor, orderId: string): Promise<PaymentRecord[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), visibleTo(actor, payments.userId)))
    .orderBy(asc(payments.attempt));

export type RefundRecord = typeof paymentRefunds.$inferSelect;

/** What goes or went back of a payment, oldest first. */
export const refundsOf = (tx: Transaction, paymentId: string): Promise<RefundRecord[]> =>
  tx
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, paymentId))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));

/** The same of an order: of a customer only their own. */
export async function refundsOfOrder(tx: Transaction, actor: Actor, orderId: string): Promise<RefundRecord[]> {
  const rows = await tx
    .select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(and(eq(payments.orderId, orderId), visibleTo(actor, payments.userId)))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));
  return rows.map(({ refund }) => refund);
}

/** What was asked for of a payment and the gateway does not know of yet, in the smallest unit. */
export const askedOf = sql<number>`(select coalesce(sum(r.amount), 0)::int from payment_refunds r where r.payment_id = payments.id and r.state = 'asked')`;

export async function findPaymentRecord(tx: Transaction, paymentId: string): Promise<PaymentRecord | null> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  return payment ?? null;
}
