import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReplyWords } from '#contract/site/replies.ts';
import type { Translations } from '#contract/site/translated/translations.ts';
import { createdAt, id, updatedAt } from '#platform/database/columns.ts';
import { allow, isStaff } from '#platform/database/policies.ts';

/** Texts that staff keep to insert into what they write to customers. They hold placeholders, and nobody's data. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    translations: jsonb('translations').$type<Translations<ReplyWords>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('saved_replies_translations_object', sql`jsonb_typeof(${table.translations}) = 'object'`),
    allow('saved_replies_staff', 'all', isStaff),
  ],
).enableRLS();
