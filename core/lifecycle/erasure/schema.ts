import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#platform/database/columns.ts';
import { allow, isOwn, isSystem } from '#platform/database/policies.ts';

/**
 * `person` and `operator` asked for it; `unconfirmed`: nobody ever confirmed the address; `restored`: it had been
 * erased before and came back with an old backup.
 */
export const erasureReasons = ['person', 'operator', 'unconfirmed', 'restored'] as const;

/** Accounts that are to be erased, and those that were. No foreign key: the row outlives the account. */
export const accountErasures = pgTable(
  'account_erasures',
  {
    userId: uuid('user_id').primaryKey(),
    reason: text('reason', { enum: erasureReasons }).notNull(),
    requestedAt: time('requested_at').notNull(),
    /** Until then it can be called off. */
    dueAt: time('due_at').notNull(),
    /** The keys are destroyed: there is no way back. */
    begunAt: time('begun_at'),
    erasedAt: time('erased_at'),
  },
  (table) => [
    check('account_erasures_reason_known', sql`${table.reason} in ('person', 'operator', 'unconfirmed', 'restored')`),
    check('account_erasures_in_order', sql`${table.erasedAt} is null or ${table.begunAt} is not null`),
    index('account_erasures_due_idx').on(table.dueAt).where(sql`${table.erasedAt} is null`),
    index('account_erasures_erased_idx').on(table.erasedAt, table.userId).where(sql`${table.erasedAt} is not null`),
    allow('account_erasures_system', 'all', isSystem),
    allow('account_erasures_own', 'select', isOwn(table.userId)),
    allow('account_erasures_own_ask', 'insert', isOwn(table.userId)),
  ],
).enableRLS();

/**
 * A row for each time that a backup was put in the place of this database; the restore writes it in the same transaction. The
 * application may only read it: it cannot say that it was restored.
 */
export const databaseRestores = pgTable(
  'database_restores',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    restoredAt: time('restored_at').notNull().defaultNow(),
    /** When the backup was made. What was erased since is erased again. */
    backupMadeAt: time('backup_made_at').notNull(),
  },
  () => [allow('database_restores_system', 'select', isSystem)],
).enableRLS();
