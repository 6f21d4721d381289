import type { z } from 'zod';
import type { Listing, Page } from '#contract/base/paging.ts';
import { untouched } from '#contract/scans/todos.ts';
import { listPasskeys } from '#core/accounts/factors/queries/passkeys.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { readOwnProfile } from '#core/accounts/profile/queries/own-profile.ts';
import { readPreferences } from '#core/accounts/profile/queries/preferences.ts';
import { listSessions } from '#core/accounts/sessions/queries/sessions.ts';
import { listOwnEntries } from '#core/base/audit/queries/own-log.ts';
import type { Context } from '#core/base/context.ts';
import { listOwnDocuments } from '#core/orders/invoices/queries/documents.ts';
import { listOwnPayments } from '#core/orders/payments/queries/payments.ts';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import { getOwnOrder } from '#core/orders/queries/order.ts';
import { getOwnScan } from '#core/scans/queries/own-scan.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import { listOwnMessages } from '#core/site/messages/queries/own-messages.ts';
import type { PlacedFile } from './files.ts';
import { shapes } from './shapes.ts';

/** What is read once, before the archive begins. */
export interface Contents {
  ctx: Context;
  files: readonly PlacedFile[];
}

/** One file of an export: what it is called, and what it holds, read as it is written. */
export interface Section {
  name: string;
  title: string;
  /** Of one row; what it does not know is left out. */
  shape: z.ZodType;
  rows(contents: Contents): AsyncIterable<unknown>;
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

async function* account({ ctx }: Contents) {
  yield {
    ...(await readOwnProfile(ctx)),
    preferences: await readPreferences(ctx),
    twoFactor: await readTwoFactor(ctx),
    passkeys: await listPasskeys(ctx),
  };
}

async function* sessions({ ctx }: Contents) {
  for (const { createdAt, lastSeenAt, endsAt, ...session } of await listSessions(ctx))
    yield {
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
}

async function* scans({ ctx }: Contents) {
  for await (const { id } of every((listing) => listOwnScans(ctx, listing))) {
    const { scan, todos } = await getOwnScan(ctx, id);
    yield { ...scan, findings: scan.findings.map((one) => ({ ...one, todo: todos[one.id] ?? untouched })) };
  }
}

async function* orders({ ctx }: Contents) {
  for await (const { id } of every((listing) => listOwnOrders(ctx, listing))) yield getOwnOrder(ctx, id);
}

async function* files(contents: Contents) {
  yield* contents.files;
}

/** What we hold on somebody, in the order of the archive. The secrets of the second factor are left out. */
export const sections: readonly Section[] = [
  { name: 'account', title: 'Account and preferences', shape: shapes.account, rows: account },
  { name: 'sessions', title: 'Where you are signed in', shape: shapes.session, rows: sessions },
  { name: 'scans', title: 'Scans, what they found, and what you did about it', shape: shapes.scan, rows: scans },
  { name: 'orders', title: 'Orders and messages', shape: shapes.order, rows: orders },
  { name: 'files', title: 'Files of your orders', shape: shapes.file, rows: files },
  {
    name: 'payments',
    title: 'Payments',
    shape: shapes.payment,
    rows: ({ ctx }) => every((listing) => listOwnPayments(ctx, listing)),
  },
  {
    name: 'invoices',
    title: 'Invoices and credit notes',
    shape: shapes.invoice,
    rows: ({ ctx }) => every((listing) => listOwnDocuments(ctx, listing)),
  },
  {
    name: 'messages',
    title: 'What you wrote through the contact form',
    shape: shapes.message,
    rows: ({ ctx }) => every((listing) => listOwnMessages(ctx, listing)),
  },
  {
    name: 'activity',
    title: 'Activity log, with old and new values',
    shape: shapes.activity,
    rows: ({ ctx }) => every((listing) => listOwnEntries(ctx, listing)),
  },
];
