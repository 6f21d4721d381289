import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#core/accounts/profile/schema.ts';
import type { InvoiceDocument } from '#core/orders/invoices/queries/document.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { createdAt, id } from '#platform/database/columns.ts';
import { allow, isOwn, isStaff } from '#platform/database/policies.ts';

export const invoiceKinds = ['invoice', 'credit-note'] as const;

/** What was issued stays as it was issued, also when the order, the customer or the company's data change. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    /** `QP-2026-000001`: without gaps within a year. */
    number: text('number').notNull(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    orderId: uuid('order_id').references(() => serviceRequests.id, { onDelete: 'set null' }),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    document: jsonb('document').$type<InvoiceDocument>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('invoices_kind_known', sql`${table.kind} in ('invoice', 'credit-note')`),
    uniqueIndex('invoices_number').on(table.number),
    index('invoices_order_idx').on(table.orderId, table.createdAt),
    index('invoices_user_idx').on(table.userId, table.createdAt, table.id),
    allow('invoices_own', 'select', isOwn(table.userId)),
    allow('invoices_staff', 'select', isStaff),
    allow('invoices_staff_issue', 'insert', isStaff),
  ],
).enableRLS();

/** The last number of each year. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    year: integer('year').primaryKey(),
    last: integer('last').notNull(),
  },
  () => [allow('invoice_numbers_staff', 'all', isStaff)],
).enableRLS();
