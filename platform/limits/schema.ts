import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#platform/database/columns.ts';

/** Counters of rate limits. Keys are keyed fingerprints, never an address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: time('window_start').notNull(),
    count: integer('count').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limits_age_idx').on(table.expiresAt),
  ],
);
