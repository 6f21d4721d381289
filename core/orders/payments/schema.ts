import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { refundReasons, refundStates } from '#contract/orders/payments.ts';
import { currencies } from '#contract/site/services.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { createdAt, id, time, updatedAt } from '#platform/database/columns.ts';
import { allow, isOwn, isStaff, isSystem } from '#platform/database/policies.ts';

/** `opening`: the gateway has not been asked yet, or its answer is lost. The others are the gateway's. */
export const paymentStates = ['opening', 'open', 'declined', 'pending', 'paid', 'expired', 'refunded'] as const;

const isOwnPayment = (paymentId: unknown) =>
  sql`(select p.user_id from payments p where p.id = ${paymentId}) = (select nullif(current_setting('app.user_id', true), '')::uuid)`;

/** One try to pay an order at the gateway. What it says here is what the gateway last said. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid('order_id').references(() => serviceRequests.id, { onDelete: 'set null' }),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** 1 for the first try of an order. */
    attempt: integer('attempt').notNull(),
    state: text('state', { enum: paymentStates }).notNull().default('opening'),
    /** Smallest unit of the currency, as are all amounts here. */
    amount: integer('amount').notNull(),
    refunded: integer('refunded').notNull().default(0),
    currency: text('currency', { enum: currencies }).notNull(),
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    reference: text('reference'),
    method: text('method'),
    expiresAt: time('expires_at').notNull(),
    paidAt: time('paid_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'payments_state_known',
      sql`${table.state} in ('opening', 'open', 'declined', 'pending', 'paid', 'expired', 'refunded')`,
    ),
    check('payments_amounts', sql`${table.amount} > 0 and ${table.refunded} between 0 and ${table.amount}`),
    check('payments_currency_known', sql`${table.currency} in ('GBP', 'USD', 'EUR')`),
    uniqueIndex('payments_attempt').on(table.orderId, table.attempt),
    uniqueIndex('payments_checkout').on(table.checkoutId),
    index('payments_reference_idx').on(table.reference),
    index('payments_user_idx').on(table.userId, table.createdAt, table.id),
    index('payments_unsettled_idx')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('opening', 'open', 'declined', 'pending')`),
    allow('payments_own', 'select', isOwn(table.userId)),
    allow('payments_own_start', 'insert', isOwn(table.userId)),
    allow('payments_staff', 'select', isStaff),
    allow('payments_system', 'all', isSystem),
  ],
).enableRLS();

/** Money that goes back. Rows of staff are asked for by a job; what was begun at the gateway is copied from there. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    state: text('state', { enum: refundStates }).notNull().default('asked'),
    /** Smallest unit of the payment's currency. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: refundReasons }),
    /** What the gateway calls it. */
    reference: text('reference'),
    /** Why it failed, in the gateway's word. */
    failure: text('failure'),
    askedBy: uuid('asked_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('payment_refunds_state_known', sql`${table.state} in ('asked', 'pending', 'succeeded', 'failed')`),
    check(
      'payment_refunds_reason_known',
      sql`${table.reason} in ('requested', 'duplicate', 'not-delivered', 'goodwill')`,
    ),
    check('payment_refunds_amount', sql`${table.amount} > 0`),
    uniqueIndex('payment_refunds_reference').on(table.reference),
    index('payment_refunds_payment_idx').on(table.paymentId, table.createdAt, table.id),
    index('payment_refunds_unsettled_idx').on(table.updatedAt).where(sql`${table.state} in ('asked', 'pending')`),
    allow('payment_refunds_own', 'select', isOwnPayment(table.paymentId)),
    allow('payment_refunds_staff', 'select', isStaff),
    allow('payment_refunds_staff_ask', 'insert', sql`${isStaff} and ${table.state} = 'asked'`),
    allow('payment_refunds_system', 'all', isSystem),
  ],
).enableRLS();

/** Messages of the gateway that were taken, so that each has one effect. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    paymentId: uuid('payment_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_notices_created_idx').on(table.createdAt),
    allow('payment_notices_system', 'all', isSystem),
  ],
).enableRLS();

/** Who somebody is at the gateway, where their payment methods are kept. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    allow('payment_customers_own', 'select', isOwn(table.userId)),
    allow('payment_customers_system', 'all', isSystem),
  ],
).enableRLS();
