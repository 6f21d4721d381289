import { z } from 'zod';
import { refundReasons, refundStates } from '#contract/orders/payments.ts';
import { orderStatuses, paymentStatuses } from '#contract/orders/types.ts';
import { currencies } from '#contract/site/services.ts';
import type { Context } from '#core/base/context.ts';
import {
  type ExportArchive,
  type ExportSection,
  everyRow,
  exportCount,
  exportTime,
} from '#core/base/export-section.ts';
import { invoiceDocument } from './invoices/queries/document.ts';
import { listOwnDocuments } from './invoices/queries/documents.ts';
import { listOwnPayments } from './payments/queries/payments.ts';
import { listOwnOrders } from './queries/lists.ts';
import { getOwnOrder } from './queries/order.ts';
import { listOwnFiles } from './queries/own-files.ts';

const smallest = z.int().nonnegative().describe('In the smallest unit of the currency');
const currency = z.enum(currencies);

const order = z.object({
  id: z.uuid(),
  serviceId: z.string().nullable(),
  serviceName: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  amount: exportCount.describe('In exportCount units of the currency'),
  currency,
  hours: exportCount.nullable(),
  contactEmail: z.string(),
  note: z.string().nullable().describe('What you wrote when ordering'),
  intake: z
    .object({ names: z.array(z.string()), links: z.array(z.string()) })
    .nullable()
    .describe('What the form of the service asked you for'),
  appointment: z
    .object({
      startsAt: exportTime,
      endsAt: exportTime,
      timeZone: z.string(),
      specialist: z.string(),
      isCancelled: z.boolean(),
    })
    .nullable(),
  notes: z.string().nullable().describe('What staff noted for you'),
  specialist: z.string().nullable().describe('Who sees to it'),
  expectedOn: z.iso.date().nullable().describe('The day by which it is expected'),
  scanId: z.uuid().nullable(),
  reportScanId: z.uuid().nullable(),
  createdAt: exportTime,
  updatedAt: exportTime,
  completedAt: exportTime.nullable(),
  refunds: z
    .array(
      z.object({
        state: z.enum(refundStates),
        amount: smallest,
        reason: z.enum(refundReasons).nullable(),
        startedAt: exportTime,
      }),
    )
    .describe('What was given back'),
  steps: z.array(z.object({ at: exportTime, text: z.string(), by: z.enum(['customer', 'staff', 'system']) })),
  messages: z.array(
    z.object({
      id: z.uuid(),
      by: z.enum(['customer', 'staff']),
      text: z.string().nullable(),
      sentAt: exportTime,
      readAt: exportTime.nullable(),
    }),
  ),
});

const file = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  messageId: z.uuid().nullable().describe('The message that brought it'),
  by: z.enum(['customer', 'staff']),
  name: z.string(),
  size: exportCount.describe('Bytes'),
  addedAt: exportTime,
  path: z.string().nullable().describe('Where it is in this archive; null when there was no room for it'),
});

const payment = z.object({
  id: z.uuid(),
  orderId: z.uuid().nullable(),
  attempt: exportCount,
  state: z.string(),
  amount: smallest,
  refunded: smallest,
  currency,
  method: z.string().nullable(),
  reference: z.string().nullable().describe('What the payment service calls it'),
  startedAt: exportTime,
  paidAt: exportTime.nullable(),
});

const invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedAt: exportTime,
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
  { chapter: 'orders', name: 'orders', title: 'Orders and messages', shape: order, rows: orderRows },
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
