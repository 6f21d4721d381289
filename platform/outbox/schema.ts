import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, time } from '#platform/database/columns.ts';
import { allow, anyone, isSystem } from '#platform/database/policies.ts';

/**
 * Work that leaves with a business transaction; the relay hands it to the queue and deletes it. Holds ids
 * only, never a person's data.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    job: text('job').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    startAfter: time('start_after'),
    /** The queue runs jobs of a higher one first. */
    priority: integer('priority').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_order_idx').on(table.createdAt, table.id),
    allow('outbox_create', 'insert', anyone),
    allow('outbox_system', 'all', isSystem),
  ],
).enableRLS();
