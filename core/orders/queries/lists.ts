import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { Listing, Page } from '#contract/base/paging.ts';
import {
  type OrderFilter,
  type OrderOwner,
  type OrderRow,
  orderStatusesOf,
  type StaffOrderRow,
} from '#contract/orders/types.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { readFoundPage } from '#core/base/found-page.ts';
import { readPage } from '#core/base/paging.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { ownedBy } from '#core/orders/internal/owners.ts';
import { assignees, isAssignee, ownColumns, rowOf, staffColumns, staffRowOf } from '#core/orders/internal/rows.ts';
import { requireCan } from '#core/orders/policy.ts';
import { ordersPerPage } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { readServiceNames } from '#core/site/services/queries/service-names.ts';
import { containsText, type WordSearch } from '#platform/database/search.ts';

const order = { time: serviceRequests.createdAt, id: serviceRequests.id };
const placeOf = ({ createdAt, id }: Pick<OrderRecord, 'createdAt' | 'id'>) => ({ time: createdAt, id });

/**
 * The orders of the person who is signed in, newest first; also of staff only their own.
 * @param language of the names of services
 * @throws AppError `unauthenticated`
 */
export function listOwnOrders(
  ctx: Context,
  listing: Listing,
  language: Language = firstLanguage,
): Promise<Page<OrderRow>> {
  const { actor, platform } = ctx;
  if (actor.kind !== 'person') throw new AppError('unauthenticated');
  return platform.database.read(scopeOf(actor), async (tx) => {
    const page = await readPage({
      listing,
      order,
      size: ordersPerPage,
      placeOf,
      select: ({ where, orderBy, limit }) =>
        tx
          .select(ownColumns)
          .from(serviceRequests)
          .where(and(eq(serviceRequests.userId, actor.userId), where))
          .orderBy(...orderBy)
          .limit(limit),
    });
    const nameOf = await readServiceNames(tx, language);
    const rows = page.rows.map(rowOf);
    return { ...page, rows: rows.map((row) => ({ ...row, serviceName: nameOf(row.serviceName) })) };
  });
}

export interface OrderListing extends Listing {
  /** What service, address, name or id must contain. */
  search?: string;
  /** Whose orders; everybody's when it is left out. */
  owner?: OrderOwner;
  /** Who ordered; everybody when it is left out. */
  customerId?: string;
}

/** Ids are shown by their beginning. */
const BEGINNING_OF_ID = /^[0-9a-f-]{1,36}$/i;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** The lowest and the highest id that begin so; null where none does. */
function idsBeginning(word: string): [string, string] | null {
  const [lowest, highest] = [LOWEST_ID, LOWEST_ID.replaceAll('0', 'f')].map((rest) => word + rest.slice(word.length));
  return BEGINNING_OF_ID.test(word) && lowest && highest && z.guid().safeParse(lowest).success
    ? [lowest, highest]
    : null;
}

/** Orders, joined with their customers' profiles, by service, address, name or the beginning of their number. */
export const orderSearch: WordSearch = {
  id: serviceRequests.id,
  contains(search) {
    const { serviceName, contactEmail, id } = serviceRequests;
    const found = containsText(search, [serviceName, contactEmail, profiles.fullName, profiles.email]);
    const word = search.trim();
    return BEGINNING_OF_ID.test(word) ? or(found, like(sql`${id}::text`, `${word.toLowerCase()}%`)) : found;
  },
  find(pattern, most, words) {
    const [lowest, highest] = idsBeginning(words) ?? [null, null];
    return sql`find_service_requests(${pattern}, ${most}, ${lowest}, ${highest})`;
  },
};

/** Everybody's orders, newest first, for staff. @throws AppError `forbidden` */
export function listOrders(
  ctx: Context,
  filter: OrderFilter,
  listing: OrderListing,
  size: number = ordersPerPage,
): Promise<Page<StaffOrderRow>> {
  requireCan(ctx.actor, 'order.list');
  const { customerId } = listing;
  const ofCustomer = customerId === undefined ? undefined : eq(serviceRequests.userId, customerId);
  const ofFilter = filter === 'all' ? undefined : inArray(serviceRequests.status, [...orderStatusesOf(filter)]);
  return ctx.platform.database.read(scopeOf(ctx.actor), async (tx) => {
    const page = await readFoundPage(tx, {
      listing,
      order,
      size,
      placeOf,
      table: serviceRequests,
      filter: and(ofFilter, ofCustomer, ownedBy(listing.owner ?? 'all', ctx)),
      words: orderSearch,
      search: listing.search ?? '',
      select: ({ where, orderBy, limit }) =>
        tx
          .select(staffColumns)
          .from(serviceRequests)
          .leftJoin(profiles, eq(profiles.id, serviceRequests.userId))
          .leftJoin(assignees, isAssignee(ctx.actor))
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
    });
    const now = ctx.platform.clock.now();
    return { ...page, rows: page.rows.map((row) => staffRowOf(row, now)) };
  });
}

export interface WaitingOrder extends Pick<OrderRow, 'id' | 'serviceName' | 'status' | 'paymentStatus' | 'createdAt'> {
  contactEmail: string;
}

/** The pending orders that have waited longest. @throws AppError `forbidden` */
export function listWaitingOrders({ actor, platform }: Context, most: number): Promise<WaitingOrder[]> {
  requireCan(actor, 'order.list');
  const { id, serviceName, status, paymentStatus, createdAt, contactEmail } = serviceRequests;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const oldestFirst = tx
      .select({ id, serviceName, status, paymentStatus, createdAt, contactEmail })
      .from(serviceRequests)
      .where(eq(status, 'pending'))
      .orderBy(createdAt, id);
    return (await oldestFirst.limit(most)).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  });
}

const EXPORT_BATCH = 500;

/**
 * All orders of a filter, newest first, in batches: each is a short transaction, and none holds more than its batch.
 * @throws AppError `forbidden`
 */
export async function* exportOrders(
  ctx: Context,
  filter: OrderFilter,
  of: Pick<OrderListing, 'search' | 'owner'> = {},
): AsyncGenerator<StaffOrderRow[]> {
  let before: string | null = null;
  do {
    const listing: OrderListing = { before, after: null, ...of };
    const page: Page<StaffOrderRow> = await listOrders(ctx, filter, listing, EXPORT_BATCH);
    if (page.rows.length > 0) yield page.rows;
    before = page.older;
  } while (before !== null);
}
