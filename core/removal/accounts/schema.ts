import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#core/accounts/profile/schema.ts';
import { createdAt, id, time } from '#platform/database/columns.ts';
import { allow, isOwn, isSystem } from '#platform/database/policies.ts';

/** Accounts elsewhere that a person wants to close. */
export const ownAccounts = pgTable(
  'own_accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Domain and days, with the person's data key. */
    sealed: text('sealed').notNull(),
    /** When the person said that it is closed. */
    closedAt: time('closed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('own_accounts_user_idx').on(table.userId, table.createdAt),
    allow('own_accounts_system', 'all', isSystem),
    allow('own_accounts_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();
