import type { Context } from '#core/base/context.ts';
import { balanceOf, type Invoiced, issueDocument, issuedFor } from '#core/orders/invoices/internal/write-document.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Issues the invoice of a paid order, unless one stands. @returns its number, or null */
export async function issueInvoice(tx: Transaction, ctx: Context, what: Invoiced): Promise<string | null> {
  if (balanceOf(await issuedFor(tx, what.orderId)) > 0) return null;
  return issueDocument(tx, ctx, 'invoice', what, null);
}
