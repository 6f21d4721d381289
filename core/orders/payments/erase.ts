import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { payments } from './schema.ts';

/** Which of these orders have a payment that arrived, or still may. */
export async function paidAmong(tx: Transaction, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ orderId: payments.orderId })
    .from(payments)
    .where(and(inArray(payments.orderId, [...orderIds]), ne(payments.state, 'expired')));
  return rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
}

/** Deletes the tries to pay orders that are deleted too. */
export async function deletePaymentsOf(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.delete(payments).where(inArray(payments.orderId, [...orderIds]));
}

/** Leaves of somebody's payments amount, day, state and the gateway's reference. */
export async function cutPaymentsOf(tx: Transaction, userId: string): Promise<void> {
  const rest = { userId: null, method: null, checkoutUrl: null };
  await tx.update(payments).set(rest).where(eq(payments.userId, userId));
}

/** Deletes some payments of accounts that were erased, from before a moment. @returns how many; 0 at the end */
export async function deleteOldNobodysPayments(
  tx: Transaction,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const old = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isNull(payments.userId), lt(payments.createdAt, before)))
    .limit(most);
  return (await tx.delete(payments).where(inArray(payments.id, old)).returning({ id: payments.id })).length;
}
