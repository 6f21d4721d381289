import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Availability } from '#contract/orders/appointments.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { isOwnOrder, serviceRequests } from '#core/orders/schema.ts';
import { createdAt, time, updatedAt } from '#platform/database/columns.ts';
import { allow, isStaff } from '#platform/database/policies.ts';

/** When a member of staff can be booked. */
export const availabilities = pgTable(
  'availabilities',
  {
    staffId: uuid('staff_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** How customers read of them. */
    shownAs: text('shown_as').notNull(),
    /** What customers read about them; empty where they have written nothing. */
    about: text('about').notNull().default(''),
    /** IANA; the clock that the hours are read from. */
    timeZone: text('time_zone').notNull(),
    /** Seven lists of hours, from Monday. */
    week: jsonb('week').$type<Availability['week']>().notNull(),
    exceptions: jsonb('exceptions').$type<Availability['exceptions']>().notNull(),
    updatedAt: updatedAt(),
  },
  () => [allow('availabilities_staff', 'all', isStaff)],
).enableRLS();

/** The one appointment of an order, also once it was cancelled. */
export const appointments = pgTable(
  'appointments',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => serviceRequests.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** Who it is with, as the customer was told. */
    specialist: text('specialist').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** IANA, the customer's own. */
    timeZone: text('time_zone').notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** Rises with every change: calendars keep the highest (RFC 5545, SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    /** Until when it is kept without a payment; null for one that was paid for, or where nobody can pay online. */
    heldUntil: time('held_until'),
    remindedAt: time('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('appointments_times', sql`${table.startsAt} < ${table.endsAt}`),
    index('appointments_start_idx').on(table.startsAt),
    index('appointments_held_idx')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null and not ${table.isCancelled}`),
    allow('appointments_own', 'all', isOwnOrder(table.orderId)),
    allow('appointments_staff', 'all', isStaff),
  ],
).enableRLS();

/** Half hours that are taken. The key is what makes a double booking impossible, whoever books at once. */
export const appointmentCells = pgTable(
  'appointment_cells',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    startsAt: time('starts_at').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => appointments.orderId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.startsAt] }),
    check('appointment_cells_grid', sql`extract(epoch from ${table.startsAt})::bigint % 1800 = 0`),
    index('appointment_cells_order_idx').on(table.orderId),
    allow('appointment_cells_own', 'all', isOwnOrder(table.orderId)),
    allow('appointment_cells_staff', 'all', isStaff),
  ],
).enableRLS();
