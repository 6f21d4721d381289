import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orderStatuses, paymentStatuses } from '#contract/orders/types.ts';
import { currencies } from '#contract/site/services.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { userScans } from '#core/scans/schema.ts';
import { services } from '#core/site/services/schema.ts';
import { bytes, createdAt, id, time, updatedAt } from '#platform/database/columns.ts';
import { allow, isOwn, isStaff } from '#platform/database/policies.ts';

/** An order, called a service request towards customers. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    serviceId: text('service_id').references(() => services.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    serviceName: text('service_name').notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('pending'),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull().default('unpaid'),
    /** Whole units of the currency. */
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull().default('GBP'),
    contactEmail: text('contact_email').notNull(),
    adminNotes: text('admin_notes'),
    /** Only for services priced by the hour. */
    hours: integer('hours'),
    /** Sealed with the order's data key. */
    customerNote: text('customer_note'),
    /** What the form of the service asked for besides (contract/orders/intake.ts), sealed with the order's data key. */
    intakeAnswers: text('intake_answers'),
    /** The scan that the customer chose. */
    scanId: uuid('scan_id').references(() => userScans.id, { onDelete: 'set null' }),
    /** The scan that was started to fulfil the order. */
    reportScanId: uuid('report_scan_id').references(() => userScans.id, { onDelete: 'set null' }),
    /** Given by the form, so that a repeated post makes one order. */
    idempotencyKey: uuid('idempotency_key'),
    /** The member of staff who sees to it. */
    assigneeId: uuid('assignee_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** How the customer reads of them. */
    specialist: text('specialist'),
    /** The day by which the customer can expect it, YYYY-MM-DD. */
    expectedOn: date('expected_on', { mode: 'string' }),
    /** Rises with every change, so that nobody overwrites what they have not seen. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    completedAt: time('completed_at'),
  },
  (table) => [
    check(
      'service_requests_status_known',
      sql`${table.status} in ('pending', 'processing', 'in_progress', 'completed', 'cancelled')`,
    ),
    check(
      'service_requests_payment_known',
      sql`${table.paymentStatus} in ('unpaid', 'pending', 'paid', 'failed', 'refunded')`,
    ),
    check('service_requests_currency_known', sql`${table.currency} in ('GBP', 'USD', 'EUR')`),
    check('service_requests_amount_not_negative', sql`${table.amount} >= 0`),
    check('service_requests_hours', sql`${table.hours} between 1 and 40`),
    check('service_requests_completion', sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`),
    uniqueIndex('service_requests_once').on(table.userId, table.idempotencyKey),
    uniqueIndex('service_requests_report_idx').on(table.reportScanId).where(sql`${table.reportScanId} is not null`),
    index('service_requests_user_idx').on(table.userId, table.createdAt, table.id),
    // Counts a customer's orders without reading the rows.
    index('service_requests_user_status_idx').on(table.userId, table.status),
    index('service_requests_created_idx').on(table.createdAt, table.id),
    index('service_requests_status_idx').on(table.status, table.createdAt, table.id),
    index('service_requests_assignee_idx').on(table.assigneeId, table.createdAt, table.id),
    index('service_requests_expected_idx')
      .on(table.expectedOn)
      .where(sql`${table.status} not in ('completed', 'cancelled')`),
    index('service_requests_payment_idx').on(table.paymentStatus, table.createdAt),
    allow('service_requests_own', 'select', isOwn(table.userId)),
    allow('service_requests_own_create', 'insert', isOwn(table.userId)),
    allow('service_requests_staff', 'all', isStaff),
  ],
).enableRLS();

/** Whose order it is, looked up for each row: as `exists`, it could be answered by reading all orders of the person. */
export const isOwnOrder = (orderId: unknown) =>
  sql`(select o.user_id from service_requests o where o.id = ${orderId}) = (select nullif(current_setting('app.user_id', true), '')::uuid)`;

/** What customer and staff write to each other about an order, sealed with the order's data key. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => serviceRequests.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    byStaff: boolean('by_staff').notNull(),
    sealed: text('sealed').notNull(),
    /** Given by the form, so that a repeated post makes one message. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** When the other side first saw it. */
    readAt: time('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('order_messages_once').on(table.orderId, table.byStaff, table.idempotencyKey),
    index('order_messages_order_idx').on(table.orderId, table.createdAt, table.id),
    index('order_messages_unread_idx').on(table.orderId, table.byStaff).where(sql`${table.readAt} is null`),
    allow('order_messages_own', 'select', isOwnOrder(table.orderId)),
    allow('order_messages_own_write', 'insert', sql`not ${table.byStaff} and ${isOwnOrder(table.orderId)}`),
    allow('order_messages_staff', 'all', isStaff),
  ],
).enableRLS();

/** What staff keep to themselves about an order, sealed with its data key: no customer can read a row. */
export const orderInternalNotes = pgTable(
  'order_internal_notes',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => serviceRequests.id, { onDelete: 'cascade' }),
    sealed: text('sealed').notNull(),
    /** Rises with every change, so that nobody overwrites what they have not seen. */
    version: integer('version').notNull(),
  },
  () => [allow('order_internal_notes_staff', 'all', isStaff)],
).enableRLS();

/** What customer and staff hand over with an order. Name and content are sealed with the order's data key. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => serviceRequests.id, { onDelete: 'cascade' }),
    /** The message that brought it; null for one that was handed over by itself. */
    messageId: uuid('message_id').references(() => orderMessages.id, { onDelete: 'cascade' }),
    byStaff: boolean('by_staff').notNull().default(true),
    addedBy: uuid('added_by').references(() => profiles.id, { onDelete: 'set null' }),
    sealedName: text('sealed_name').notNull(),
    sealedContent: bytes('sealed_content').notNull(),
    /** Bytes of the file itself. */
    size: integer('size').notNull(),
    /** Keyed, of name and content: the same file twice is one. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('order_files_once').on(table.orderId, table.fingerprint),
    index('order_files_order_idx').on(table.orderId, table.createdAt, table.id),
    index('order_files_message_idx').on(table.messageId),
    allow('order_files_own', 'select', isOwnOrder(table.orderId)),
    allow('order_files_own_write', 'insert', sql`not ${table.byStaff} and ${isOwnOrder(table.orderId)}`),
    allow('order_files_staff', 'all', isStaff),
  ],
).enableRLS();
