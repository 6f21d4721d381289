import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { currencies } from '#contract/services.ts';
import { profiles } from '#core/customers/schema.ts';
import { userScans } from '#core/scans/schema.ts';
import { services } from '#core/services/schema.ts';
import { createdAt, id, time, updatedAt } from '#platform/database/columns.ts';
import { allow, isOwn, isStaff } from '#platform/database/policies.ts';

export const orderStatuses = ['pending', 'processing', 'in_progress', 'completed', 'cancelled'] as const;
export const paymentStatuses = ['unpaid', 'pending', 'paid', 'failed', 'refunded'] as const;

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
    customerNote: text('customer_note'),
    scanId: uuid('scan_id').references(() => userScans.id, { onDelete: 'set null' }),
    /** Given by the form, so that a repeated post makes one order. */
    idempotencyKey: uuid('idempotency_key'),
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
    index('service_requests_user_idx').on(table.userId, table.createdAt, table.id),
    index('service_requests_created_idx').on(table.createdAt, table.id),
    index('service_requests_status_idx').on(table.status, table.createdAt, table.id),
    index('service_requests_payment_idx').on(table.paymentStatus, table.createdAt),
    allow('service_requests_own', 'select', isOwn(table.userId)),
    allow('service_requests_own_create', 'insert', isOwn(table.userId)),
    allow('service_requests_staff', 'all', isStaff),
  ],
).enableRLS();
