import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#platform/database/columns.ts';
import { allow, anyone, isStaff } from '#platform/database/policies.ts';

export const messageStatuses = ['unread', 'read', 'replied', 'archived'] as const;

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The form's subject. */
    title: text('title').notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: messageStatuses }).notNull().default('unread'),
    adminNotes: text('admin_notes'),
    createdAt: createdAt(),
  },
  (table) => [
    check('contact_messages_status_known', sql`${table.status} in ('unread', 'read', 'replied', 'archived')`),
    index('contact_messages_created_idx').on(table.createdAt, table.id),
    index('contact_messages_status_idx').on(table.status, table.createdAt),
    allow('contact_messages_send', 'insert', anyone),
    allow('contact_messages_staff', 'all', isStaff),
  ],
).enableRLS();
