import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#core/accounts/profile/schema.ts';
import { time } from '#platform/database/columns.ts';
import { allow, isStaff } from '#platform/database/policies.ts';

/** What staff keep to themselves about a customer, sealed with the customer's data key. */
export const userNotes = pgTable(
  'user_notes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    sealed: text('sealed').notNull(),
    /** Rises with every change, so that nobody overwrites what they have not seen. */
    version: integer('version').notNull(),
    /** The member of staff who saved it last; null once their account is gone. */
    writtenBy: uuid('written_by').references(() => profiles.id, { onDelete: 'set null' }),
    writtenAt: time('written_at').notNull(),
  },
  () => [allow('user_notes_staff', 'all', isStaff)],
).enableRLS();
