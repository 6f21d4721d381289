import type { Listing, Page } from '#contract/paging.ts';
import { listOwnActivity } from '#core/audit/queries.ts';
import type { Context } from '#core/context.ts';
import { readOwnProfile, readPreferences } from '#core/customers/queries.ts';
import { readTwoFactor } from '#core/factors/queries.ts';
import { listInvoices } from '#core/invoices/queries.ts';
import { getOwnOrder, listOwnOrders } from '#core/orders/queries.ts';
import { getScanFor, listOwnScans } from '#core/scans/queries.ts';
import { listSessions } from '#core/sessions/queries.ts';

/** One file of an export: what it is called, and what it holds, read as it is written. */
export interface Section {
  name: string;
  title: string;
  rows(ctx: Context): AsyncIterable<unknown>;
}

/** Every row of a list, page by page. */
async function* every<Row>(read: (listing: Listing) => Promise<Page<Row>>): AsyncGenerator<Row> {
  let before: string | null = null;
  do {
    const page: Page<Row> = await read({ before, after: null });
    yield* page.rows;
    before = page.older;
  } while (before !== null);
}

async function* account(ctx: Context) {
  yield {
    ...(await readOwnProfile(ctx)),
    preferences: await readPreferences(ctx),
    twoFactor: await readTwoFactor(ctx),
  };
}

async function* sessions(ctx: Context) {
  yield* await listSessions(ctx);
}

async function* scans(ctx: Context) {
  for await (const { id } of every((listing) => listOwnScans(ctx, listing))) yield getScanFor(ctx, id);
}

async function* orders(ctx: Context) {
  for await (const { id } of every((listing) => listOwnOrders(ctx, listing))) yield getOwnOrder(ctx, id);
}

/** What we hold on somebody, in the order of the archive. The secrets of the second factor are left out. */
export const sections: readonly Section[] = [
  { name: 'account', title: 'Account and preferences', rows: account },
  { name: 'sessions', title: 'Where you are signed in', rows: sessions },
  { name: 'scans', title: 'Scans and what they found', rows: scans },
  { name: 'orders', title: 'Orders, messages and files', rows: orders },
  { name: 'invoices', title: 'Invoices', rows: (ctx) => every((listing) => listInvoices(ctx, listing)) },
  { name: 'activity', title: 'Activity log', rows: (ctx) => every((listing) => listOwnActivity(ctx, listing)) },
];
