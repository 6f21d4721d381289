import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { invoices } from './schema.ts';

/** Which of these orders have an invoice. */
export async function invoicedAmong(tx: Transaction, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ orderId: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]));
  return rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
}

/** Whether somebody was ever sent an invoice. */
export async function hasInvoices(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.userId, userId)).limit(1);
  return row !== undefined;
}

/** Deletes some invoices of accounts that were erased, issued before a moment. @returns how many; 0 at the end */
export async function deleteOldNobodysInvoices(
  tx: Transaction,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const { rows } = await tx.execute<{ gone: number }>(
    sql`select forget_invoices(${before.toISOString()}::timestamptz, ${most}) as gone`,
  );
  return Number(rows[0]?.gone ?? 0);
}
