import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '#platform/database/columns.ts';
import { allow, anyone, isStaff } from '#platform/database/policies.ts';

/**
 * First-party, cookieless: a coarse device class and country, never an address or a visitor's identity. Page views
 * come from the web server (visits.ts), added up by the minute; sign-ups, sign-ins, scans and orders are noted by triggers (db/migrations). A table
 * for each month, made ahead by `make_analytics_months` and dropped by `drop_analytics_months` (db/migrations).
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: uuid('id').notNull().defaultRandom(),
    eventType: text('event_type').notNull(),
    /** Stays null: who it was is nobody's business here. */
    userId: uuid('user_id'),
    /** What it was about: the id of a service. */
    subject: text('subject'),
    deviceInfo: jsonb('device_info').$type<{ device?: string }>(),
    locationInfo: jsonb('location_info').$type<{ country?: string }>(),
    count: integer('count').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    // What tables by month are told apart by belongs to every key.
    primaryKey({ columns: [table.id, table.createdAt] }),
    index('analytics_events_created_idx').on(table.createdAt, table.id),
    index('analytics_events_type_idx').on(table.eventType, table.createdAt),
    allow('analytics_events_record', 'insert', anyone),
    allow('analytics_events_staff', 'all', isStaff),
  ],
).enableRLS();

/** The events of a whole day (UTC), counted. An empty text stands for "not known". */
export const analyticsDaily = pgTable(
  'analytics_daily',
  {
    day: date('day').notNull(),
    eventType: text('event_type').notNull(),
    subject: text('subject').notNull(),
    device: text('device').notNull(),
    country: text('country').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.eventType, table.subject, table.device, table.country] })],
);

/** The days that have been counted, without gaps; a day without events has no row elsewhere. */
export const analyticsDays = pgTable('analytics_days', { day: date('day').primaryKey() });
