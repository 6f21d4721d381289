import { eq, sql } from 'drizzle-orm';
import { shortId } from '#contract/orders/short-id.ts';
import companyWords from '#contract/site/company/company.texts.en.ts';
import { registrationLineOf } from '#contract/site/company.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { invoiceIssued } from '#core/orders/invoices/events.ts';
import { type InvoiceDocument, invoiceDocument } from '#core/orders/invoices/queries/document.ts';
import { type invoiceKinds, invoiceNumbers, invoices } from '#core/orders/invoices/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** What an invoice or credit note is about. */
export interface Invoiced {
  orderId: string;
  userId: string | null;
  email: string;
  item: string;
  hours: number | null;
  /** Smallest unit of the currency. */
  amount: number;
  currency: string;
  method: string | null;
}

type Kind = (typeof invoiceKinds)[number];

const prefix: Readonly<Record<Kind, string>> = { invoice: 'QP', 'credit-note': 'QPC' };

/** The row is locked until the transaction ends, so numbers have no gaps and no doubles. */
async function nextNumber(tx: Transaction, kind: Kind, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last });
  return `${prefix[kind]}-${year}-${String(row?.last).padStart(6, '0')}`;
}

export async function issueDocument(
  tx: Transaction,
  ctx: Context,
  kind: Kind,
  what: Invoiced,
  about: string | null,
): Promise<string> {
  const { clock, config } = ctx.platform;
  const { site } = config;
  const now = clock.now();
  const number = await nextNumber(tx, kind, now);
  const document: InvoiceDocument = invoiceDocument.parse({
    seller: { name: site.company, line: registrationLineOf(site, companyWords), email: site.contactEmail },
    buyer: { name: await nameOf(tx, what), email: what.email },
    item: what.item,
    quantity: what.hours === null ? null : `${what.hours} ${what.hours === 1 ? 'hour' : 'hours'}`,
    amount: what.amount,
    currency: what.currency,
    method: what.method,
    about,
    orderReference: shortId(what.orderId),
  });
  const { orderId, userId } = what;
  await tx.insert(invoices).values({ number, kind, orderId, userId, document, createdAt: now });
  const newValues = { kind, order_id: orderId, amount: what.amount / 100, currency: what.currency };
  await record(tx, ctx, invoiceIssued, { entityId: number, userId, newValues });
  return number;
}

export async function nameOf(tx: Transaction, { userId }: Invoiced): Promise<string | null> {
  return (userId && (await readNames(tx, [userId])).get(userId)?.fullName) || null;
}

export const issuedFor = (tx: Transaction, orderId: string) =>
  tx
    .select({ number: invoices.number, kind: invoices.kind, document: invoices.document })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(invoices.createdAt, invoices.number);

/** What the invoices of an order come to, less its credit notes. Smallest unit of the currency. */
export const balanceOf = (rows: readonly { kind: Kind; document: InvoiceDocument }[]): number =>
  rows.reduce((total, { kind, document }) => total + (kind === 'invoice' ? document.amount : -document.amount), 0);
