import { z } from 'zod';
import { count, isoTime } from '#contract/base/shapes.ts';
import { currencyShape, orderShape, smallestUnits } from '#contract/orders/shapes.ts';
import type { Context } from '#core/base/context.ts';
import { type ExportArchive, type ExportSection, everyRow } from '#core/base/export-section.ts';
import { invoiceDocument } from './invoices/queries/document.ts';
import { listOwnDocuments } from './invoices/queries/documents.ts';
import { listOwnPayments } from './payments/queries/payments.ts';
import { listOwnOrders } from './queries/lists.ts';
import { getOwnOrder } from './queries/order.ts';
import { listOwnFiles } from './queries/own-files.ts';

const file = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  messageId: z.uuid().nullable().describe('The message that brought it'),
  by: z.enum(['customer', 'staff']),
  name: z.string(),
  size: count.describe('Bytes'),
  addedAt: isoTime,
  path: z.string().nullable().describe('Where it is in this archive; null when there was no room for it'),
});

const payment = z.object({
  id: z.uuid(),
  orderId: z.uuid().nullable(),
  attempt: count,
  state: z.string(),
  amount: smallestUnits,
  refunded: smallestUnits,
  currency: currencyShape,
  method: z.string().nullable(),
  reference: z.string().nullable().describe('What the payment service calls it'),
  startedAt: isoTime,
  paidAt: isoTime.nullable(),
});

const invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedAt: isoTime,
  orderId: z.uuid().nullable(),
  document: invoiceDocument,
});

async function* orderRows(ctx: Context) {
  for await (const { id } of everyRow((listing) => listOwnOrders(ctx, listing))) yield getOwnOrder(ctx, id);
}

async function* fileRows(ctx: Context, archive: ExportArchive) {
  for (const one of await listOwnFiles(ctx)) yield { ...one, path: archive.pathOf(one.id) };
}

export const orderExport: readonly ExportSection[] = [
  { chapter: 'orders', name: 'orders', title: 'Orders and messages', shape: orderShape, rows: orderRows },
  { chapter: 'orders', name: 'files', title: 'Files of your orders', shape: file, rows: fileRows },
  {
    chapter: 'orders',
    name: 'payments',
    title: 'Payments',
    shape: payment,
    rows: (ctx) => everyRow((listing) => listOwnPayments(ctx, listing)),
  },
  {
    chapter: 'orders',
    name: 'invoices',
    title: 'Invoices and credit notes',
    shape: invoice,
    rows: (ctx) => everyRow((listing) => listOwnDocuments(ctx, listing)),
  },
];
