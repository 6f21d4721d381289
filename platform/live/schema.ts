import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#platform/database/columns.ts';

/** What changed, by topic. Carries no data; a page that resumes asks for what came after the last id it saw. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    topic: text('topic').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('live_events_topic_idx').on(table.topic, table.id),
    index('live_events_age_idx').on(table.createdAt),
  ],
);
