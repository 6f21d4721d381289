import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#core/customers/schema.ts';
import { createdAt, id, time } from '#platform/database/columns.ts';
import { allow, isOwn, isSystem } from '#platform/database/policies.ts';

const account = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** The app that shows somebody's codes. Until the first code was entered it asks for nothing. */
export const twoFactors = pgTable(
  'two_factors',
  {
    userId: account().primaryKey(),
    /** The secret that the app shares, sealed with the person's data key. */
    sealed: text('sealed').notNull(),
    confirmedAt: time('confirmed_at'),
    /** Number of the time step whose code was used last: neither it nor an older one counts again. */
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (table) => [allow('two_factors_system', 'all', isSystem), allow('two_factors_own', 'all', isOwn(table.userId))],
).enableRLS();

/** Codes for the day on which the app is lost. Only a keyed fingerprint of each is kept, and each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: account(),
    codeHash: text('code_hash').notNull(),
    usedAt: time('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('recovery_codes_once').on(table.userId, table.codeHash),
    index('recovery_codes_open_idx').on(table.userId).where(sql`${table.usedAt} is null`),
    allow('recovery_codes_system', 'all', isSystem),
    allow('recovery_codes_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();
