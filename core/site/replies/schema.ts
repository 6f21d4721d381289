import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '#platform/database/columns.ts';
import { allow, isStaff } from '#platform/database/policies.ts';

/** Texts that staff keep to insert into what they write to customers. They hold placeholders, and nobody's data. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [allow('saved_replies_staff', 'all', isStaff)],
).enableRLS();
