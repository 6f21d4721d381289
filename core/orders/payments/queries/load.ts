import { and, asc, eq } from 'drizzle-orm';
import type { Actor } from '#core/base/context.ts';
import { visibleTo } from '#core/base/visible.ts';
import { payments } from '#core/orders/payments/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type PaymentRecord = typeof payments.$inferSelect;

/** All tries to pay an order, oldest first; of a customer only their own. */
export const triesOf = (tx: Transaction, actor: Actor, orderId: string): Promise<PaymentRecord[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), visibleTo(actor, payments.userId)))
    .orderBy(asc(payments.attempt));

export async function findPaymentRecord(tx: Transaction, paymentId: string): Promise<PaymentRecord | null> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  return payment ?? null;
}
