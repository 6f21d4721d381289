import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { OrderRow, StaffOrderRow } from '#contract/orders/types.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Actor, isStaff } from '#core/base/context.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { isOverdue } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';

/** The order's own name, as in a query of one table drizzle writes the bare column. @param ofStaff whose messages count */
export const unread = (ofStaff: boolean | SQL) =>
  sql<number>`(select count(*)::int from order_messages m where m.order_id = service_requests.id and m.by_staff = ${ofStaff} and m.read_at is null)`;

type Read = Omit<OrderRecord, 'customerNote' | 'intakeAnswers' | 'assigneeId'> & { unread: number };

const { customerNote: _, intakeAnswers: __, assigneeId: ___, ...columns } = getTableColumns(serviceRequests);

/** What a row of its customer is read from, without what is sealed. */
export const ownColumns = { ...columns, unread: unread(true) };

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
  specialist: order.specialist,
  expectedOn: order.expectedOn,
  createdAt: order.createdAt.toISOString(),
  updatedAt: order.updatedAt.toISOString(),
  completedAt: order.completedAt?.toISOString() ?? null,
  version: order.version,
  unread: order.unread,
});

/** The member of staff who sees to an order. */
export const assignees = alias(profiles, 'assignees');

/** Customers do not read who of the staff it is; the name that is meant for them stands on the order. */
export const isAssignee = (actor: Actor): SQL =>
  actor.kind === 'system' || isStaff(actor) ? sql`${assignees.id} = ${serviceRequests.assigneeId}` : sql`false`;

export const staffColumns = {
  ...columns,
  unread: unread(false),
  customerId: profiles.id,
  customerName: profiles.fullName,
  customerEmail: profiles.email,
  customerLanguage: sql<Language | null>`(select p.language from preferences p where p.user_id = service_requests.user_id)`,
  assigneeId: assignees.id,
  assigneeName: assignees.fullName,
  assigneeEmail: assignees.email,
};

interface People {
  customerId: string | null;
  customerName: string | null;
  customerEmail: string | null;
  customerLanguage: Language | null;
  assigneeId: string | null;
  assigneeName: string | null;
  assigneeEmail: string | null;
}

const assigneeOf = ({ assigneeId, assigneeName, assigneeEmail }: People) =>
  assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? assigneeEmail ?? '' };

export const staffRowOf = (read: Read & People, now: Date): StaffOrderRow => ({
  ...rowOf(read),
  contactEmail: read.contactEmail,
  customer: {
    id: read.customerId,
    fullName: read.customerName,
    email: read.customerEmail,
    language: read.customerLanguage ?? firstLanguage,
  },
  assignee: assigneeOf(read),
  isOverdue: isOverdue(read, now),
});
