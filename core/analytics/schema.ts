import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#platform/database/columns.ts';
import { allow, anyone, isStaff } from '#platform/database/policies.ts';

/** First-party, cookieless: a coarse device class and country, never an address or a visitor's identity. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: id(),
    eventType: text('event_type').notNull(),
    userId: uuid('user_id'),
    deviceInfo: jsonb('device_info').$type<{ device?: string }>(),
    locationInfo: jsonb('location_info').$type<{ country?: string }>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('analytics_events_created_idx').on(table.createdAt, table.id),
    index('analytics_events_type_idx').on(table.eventType, table.createdAt),
    index('analytics_events_user_idx').on(table.userId),
    allow('analytics_events_record', 'insert', anyone),
    allow('analytics_events_staff', 'all', isStaff),
  ],
).enableRLS();
