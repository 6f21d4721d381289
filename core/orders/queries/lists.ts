import { and, eq, getTableColumns, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Listing, Page } from '#contract/base/paging.ts';
import { type OrderFilter, type OrderRow, orderStatusesOf, type StaffOrderRow } from '#contract/orders/types.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { readPage } from '#core/base/paging.ts';
import { visibleTo } from '#core/base/visible.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { requireCan } from '#core/orders/policy.ts';
import { ordersPerPage } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { services } from '#core/site/services/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { containsText } from '#platform/database/search.ts';

/** The order's own name, as in a query of one table drizzle writes the bare column. @param ofStaff whose messages count */
const unread = (ofStaff: boolean | SQL) =>
  sql<number>`(select count(*)::int from order_messages m where m.order_id = service_requests.id and m.by_staff = ${ofStaff} and m.read_at is null)`;

type Read = Omit<OrderRecord, 'customerNote' | 'intakeAnswers'> & { unread: number };

const { customerNote: _, intakeAnswers: __, ...columns } = getTableColumns(serviceRequests);

export const rowOf = (order: Read): OrderRow => ({
  id: order.id,
  serviceId: order.serviceId,
  serviceName: order.serviceName,
  status: order.status,
  paymentStatus: order.paymentStatus,
  amount: order.amount,
  currency: order.currency,
  hours: order.hours,
  notes: order.adminNotes,
  createdAt: order.createdAt.toISOString(),
  updatedAt: order.updatedAt.toISOString(),
  completedAt: order.completedAt?.toISOString() ?? null,
  version: order.version,
  unread: order.unread,
});

const order = { time: serviceRequests.createdAt, id: serviceRequests.id };
const placeOf = ({ createdAt, id }: Pick<OrderRecord, 'createdAt' | 'id'>) => ({ time: createdAt, id });

/**
 * The orders of the person who is signed in, newest first; also of staff only their own.
 * @throws AppError `unauthenticated`
 */
export function listOwnOrders(ctx: Context, listing: Listing): Promise<Page<OrderRow>> {
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
          .select({ ...columns, unread: unread(true) })
          .from(serviceRequests)
          .where(and(eq(serviceRequests.userId, actor.userId), where))
          .orderBy(...orderBy)
          .limit(limit),
    });
    return { ...page, rows: page.rows.map(rowOf) };
  });
}

const staffColumns = {
  ...columns,
  unread: unread(false),
  customerId: profiles.id,
  customerName: profiles.fullName,
  customerEmail: profiles.email,
};

type StaffRead = Read & { customerId: string | null; customerName: string | null; customerEmail: string | null };

export const staffRowOf = (read: StaffRead): StaffOrderRow => ({
  ...rowOf(read),
  contactEmail: read.contactEmail,
  customer: { id: read.customerId, fullName: read.customerName, email: read.customerEmail },
});

export interface OrderListing extends Listing {
  /** What service, address, name or id must contain. */
  search?: string;
}

/** Ids are shown by their beginning. */
const BEGINNING_OF_ID = /^[0-9a-f-]{1,36}$/i;

function containingIn(search = ''): SQL | undefined {
  const { serviceName, contactEmail, id } = serviceRequests;
  const found = containsText(search, [serviceName, contactEmail, profiles.fullName, profiles.email]);
  const word = search.trim();
  return BEGINNING_OF_ID.test(word) ? or(found, like(sql`${id}::text`, `${word.toLowerCase()}%`)) : found;
}

/** Everybody's orders, newest first, for staff. @throws AppError `forbidden` */
export function listOrders(
  ctx: Context,
  filter: OrderFilter,
  listing: OrderListing,
  size: number = ordersPerPage,
): Promise<Page<StaffOrderRow>> {
  requireCan(ctx.actor, 'order.list');
  const ofFilter = filter === 'all' ? undefined : inArray(serviceRequests.status, [...orderStatusesOf(filter)]);
  return ctx.platform.database.read(scopeOf(ctx.actor), async (tx) => {
    const page = await readPage({
      listing,
      order,
      size,
      placeOf,
      select: ({ where, orderBy, limit }) =>
        tx
          .select(staffColumns)
          .from(serviceRequests)
          .leftJoin(profiles, eq(profiles.id, serviceRequests.userId))
          .where(and(ofFilter, containingIn(listing.search), where))
          .orderBy(...orderBy)
          .limit(limit),
    });
    return { ...page, rows: page.rows.map(staffRowOf) };
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
  search?: string,
): AsyncGenerator<StaffOrderRow[]> {
  let before: string | null = null;
  do {
    const listing: OrderListing = { before, after: null, ...(search !== undefined && { search }) };
    const page: Page<StaffOrderRow> = await listOrders(ctx, filter, listing, EXPORT_BATCH);
    if (page.rows.length > 0) yield page.rows;
    before = page.older;
  } while (before !== null);
}

const whole = {
  customerNote: serviceRequests.customerNote,
  intakeAnswers: serviceRequests.intakeAnswers,
  appointment: appointments,
  intake: services.intake,
  appointmentMinutes: services.appointmentMinutes,
};

/** One order, with what the other side wrote unread. @returns null when the actor may not see it */
export async function readOne(tx: Transaction, orderId: string, { actor }: Context) {
  const isOwn = sql`(${serviceRequests.userId} is not distinct from ${actor.kind === 'person' ? actor.userId : null}::uuid)`;
  const [found] = await tx
    .select({ ...staffColumns, unread: unread(isOwn), ...whole })
    .from(serviceRequests)
    .leftJoin(profiles, eq(profiles.id, serviceRequests.userId))
    .leftJoin(appointments, eq(appointments.orderId, serviceRequests.id))
    .leftJoin(services, eq(services.id, serviceRequests.serviceId))
    .where(and(eq(serviceRequests.id, orderId), visibleTo(actor, serviceRequests.userId)));
  return found ?? null;
}
