import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { payments } from './schema.ts';

export type PaymentRecord = typeof payments.$inferSelect;

/** All tries to pay an order, oldest first. */
export const triesOf = (tx: Transaction, orderId: string): Promise<PaymentRecord[]> =>
  tx.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.attempt));

export async function findPaymentRecord(tx: Transaction, paymentId: string): Promise<PaymentRecord | null> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  return payment ?? null;
}
