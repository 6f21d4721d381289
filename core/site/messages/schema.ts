import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { messageStatuses } from '#contract/site/messages.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { createdAt, id } from '#platform/database/columns.ts';
import { allow, anyone, isStaff } from '#platform/database/policies.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** By which it is found: no index answers `lower()` under row level security. */
    emailKey: text('email_key').generatedAlwaysAs(sql`lower(email)`),
    /** The form's subject. */
    title: text('title').notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: messageStatuses }).notNull().default('unread'),
    adminNotes: text('admin_notes'),
    /** Rises with every change, so that nobody overwrites what they have not seen. */
    version: integer('version').notNull().default(1),
    /** Of the form: that of the letter in which staff answer. */
    language: text('language').$type<Language>().notNull().default(firstLanguage),
    createdAt: createdAt(),
  },
  (table) => [
    check('contact_messages_language_known', sql`${table.language} in ('en', 'es', 'fr')`),
    check('contact_messages_status_known', sql`${table.status} in ('unread', 'read', 'replied', 'archived')`),
    index('contact_messages_address_idx').on(table.emailKey, table.createdAt, table.id),
    index('contact_messages_created_idx').on(table.createdAt, table.id),
    index('contact_messages_status_idx').on(table.status, table.createdAt, table.id),
    allow('contact_messages_send', 'insert', anyone),
    allow('contact_messages_staff', 'all', isStaff),
  ],
).enableRLS();

/** What staff answered by mail. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    /** Given by the form, so that a repeated post sends one mail. */
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_replies_message_idx').on(table.messageId, table.createdAt, table.id),
    index('contact_replies_author_idx').on(table.authorId),
    allow('contact_replies_staff', 'all', isStaff),
  ],
).enableRLS();
