import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#core/accounts/profile/schema.ts';
import { identifiers } from '#core/identifiers/schema.ts';
import { time } from '#platform/database/columns.ts';
import { allow, isOwn, isSystem } from '#platform/database/policies.ts';

/**
 * User names about which their owner lets sensitive sites be asked. A row is the choice: it goes when the choice is taken back. Staff have
 * no policy here on purpose.
 */
export const sensitiveChoices = pgTable(
  'sensitive_choices',
  {
    identifierId: uuid('identifier_id')
      .primaryKey()
      .references(() => identifiers.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    switchedOnAt: time('switched_on_at').notNull(),
    /** When the person last asked for answers. */
    askedAt: time('asked_at'),
    answeredAt: time('answered_at'),
    /** The answers, with the person's data key. */
    sealed: text('sealed'),
  },
  (table) => [
    check('sensitive_choices_answers', sql`(${table.answeredAt} is null) = (${table.sealed} is null)`),
    check('sensitive_choices_asked', sql`${table.answeredAt} is null or ${table.askedAt} is not null`),
    index('sensitive_choices_user_idx').on(table.userId),
    allow('sensitive_choices_system', 'all', isSystem),
    allow('sensitive_choices_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();
