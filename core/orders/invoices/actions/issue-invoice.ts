import type { Context } from '#core/base/context.ts';
import { balance, type Invoiced, issue, issuedFor } from '#core/orders/invoices/internal/write-document.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Issues the invoice of a paid order, unless one stands. @returns its number, or null */
export async function issueInvoice(tx: Transaction, ctx: Context, what: Invoiced): Promise<string | null> {
  if (balance(await issuedFor(tx, what.orderId)) > 0) return null;
  return issue(tx, ctx, 'invoice', what, null);
}
