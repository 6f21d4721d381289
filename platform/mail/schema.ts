import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, time } from '#platform/database/columns.ts';
import { allow, anyone, isSystem } from '#platform/database/policies.ts';

/** Mail on its way. Recipient and input are sealed, and emptied once the mail has left or was given up. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Whose mail it is, so that it can be purged with them; null for addresses without an account. */
    userId: uuid('user_id'),
    sealed: text('sealed'),
    state: text('state', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastFailure: text('last_failure'),
    createdAt: createdAt(),
    sentAt: time('sent_at'),
  },
  (table) => [
    check('mails_state_known', sql`${table.state} in ('queued', 'sent', 'failed')`),
    index('mails_user_idx').on(table.userId),
    index('mails_state_idx').on(table.state, table.createdAt),
    allow('mails_create', 'insert', anyone),
    allow('mails_system', 'all', isSystem),
  ],
).enableRLS();

/**
 * While there is a row, no mail leaves: it waits until an operator releases it. A restore adds one, since what the backup
 * holds may have been sent already. Nothing personal.
 */
export const mailHolds = pgTable(
  'mail_holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    since: createdAt(),
  },
  () => [allow('mail_holds_system', 'all', isSystem)],
).enableRLS();
