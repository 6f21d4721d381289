import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#core/accounts/profile/schema.ts';
import { time } from '#platform/database/columns.ts';
import { allow, isOwn, isSystem } from '#platform/database/policies.ts';

/** Which brokers a person says that they have asked, and when. */
export const brokerRequests = pgTable(
  'broker_requests',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    brokerId: text('broker_id').notNull(),
    askedAt: time('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.brokerId] }),
    allow('broker_requests_system', 'all', isSystem),
    allow('broker_requests_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();
