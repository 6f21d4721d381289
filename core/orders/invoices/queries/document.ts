import { z } from 'zod';

/** Everything an invoice or credit note says. Amounts in the smallest unit of the currency; a credit note's are positive. */
export const invoiceDocument = z.strictObject({
  seller: z.strictObject({ name: z.string(), line: z.string(), email: z.string() }),
  buyer: z.strictObject({ name: z.string().nullable(), email: z.string() }),
  item: z.string(),
  /** e.g. `3 hours`; null for a whole service. */
  quantity: z.string().nullable(),
  amount: z.int().positive(),
  currency: z.string(),
  /** e.g. `Visa ending in 4242`, or null when staff recorded the payment. */
  method: z.string().nullable(),
  /** Of the invoice that a credit note is about. */
  about: z.string().nullable(),
  orderReference: z.string(),
});

export type InvoiceDocument = z.infer<typeof invoiceDocument>;
