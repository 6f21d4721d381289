import { listOwnActivity } from '#core/base/audit/queries/own-log.ts';
import type { Context } from '#core/base/context.ts';
import { listInvoices } from '#core/orders/invoices/queries/documents.ts';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import { getOwnOrder } from '#core/orders/queries/order.ts';
import { countOwnOrders } from '#core/orders/queries/own-counts.ts';
import { getOwnScan } from '#core/scans/queries/own-scan.ts';
import { countOwnScans, listOwnScans, readHomeScans } from '#core/scans/queries/own-scans.ts';

/** One of each that can be opened, the newest of its kind. */
export interface Own {
  scanId: string;
  orderId: string;
}

/** A place in the middle of a list, as its address names it. @param minutes how far back */
export const deepKey = (newest: Date, minutes: number): string =>
  `${newest.getTime() - minutes * 60_000}-00000000-0000-4000-8000-000000000000`;

const first = { before: null, after: null };

/** What the screens of a customer read, by what it is called. @param deep a key of `deepKey` */
export function ownReads(ctx: Context, { scanId, orderId }: Own, deep: string): Record<string, () => Promise<unknown>> {
  const further = { before: deep, after: null };
  return {
    'the number of scans': () => countOwnScans(ctx),
    'the number of orders': () => countOwnOrders(ctx),
    'the scans of the home': () => readHomeScans(ctx),
    'My Scans': () => listOwnScans(ctx, first),
    'My Scans, further back': () => listOwnScans(ctx, further),
    'Service Requests': () => listOwnOrders(ctx, first),
    'Service Requests, further back': () => listOwnOrders(ctx, further),
    'the Activity Log': () => listOwnActivity(ctx, first),
    'the Activity Log, further back': () => listOwnActivity(ctx, further),
    'the billing history': () => listInvoices(ctx, first),
    'one order': () => getOwnOrder(ctx, orderId),
    'one scan': () => getOwnScan(ctx, scanId),
  };
}
