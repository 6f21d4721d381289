import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { unseenReasons } from '#contract/removal/presence.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { removalCases } from '#core/removal/schema.ts';
import { time } from '#platform/database/columns.ts';
import { allow, isOwn, isStaff, isSystem } from '#platform/database/policies.ts';

/** Where the person of a case was listed, and when we look there again. Sealed with the person's data key. */
export const removalPlaces = pgTable(
  'removal_places',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => removalCases.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** `Place` (core/removal/proof/internal/place.ts); null where nobody may look, with the reason. */
    sealed: text('sealed'),
    unseen: text('unseen', { enum: unseenReasons }),
    /** When to look next; null while the case is not sent, and after the last look. */
    nextLookAt: time('next_look_at'),
    /** In a row without an answer. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    check('removal_places_seen_or_not', sql`(${table.sealed} is null) = (${table.unseen} is not null)`),
    check('removal_places_unseen_known', sql`${table.unseen} in ('lasting', 'not-public', 'unknown')`),
    check('removal_places_looks_somewhere', sql`${table.nextLookAt} is null or ${table.sealed} is not null`),
    check('removal_places_tries', sql`${table.tries} >= 0`),
    index('removal_places_user_idx').on(table.userId),
    index('removal_places_next_idx').on(table.nextLookAt).where(sql`${table.nextLookAt} is not null`),
    allow('removal_places_system', 'all', isSystem),
    allow('removal_places_own', 'select', isOwn(table.userId)),
    allow('removal_places_own_due', 'update', isOwn(table.userId)),
  ],
).enableRLS();

/** Who lets staff work on their requests while guidance is ordered. */
export const removalGuidance = pgTable(
  'removal_guidance',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    allowedAt: time('allowed_at').notNull(),
  },
  (table) => [
    allow('removal_guidance_system', 'all', isSystem),
    allow('removal_guidance_own', 'all', isOwn(table.userId)),
    allow('removal_guidance_staff', 'select', isStaff),
  ],
).enableRLS();
