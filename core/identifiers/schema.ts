import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { identifierKinds } from '#contract/identifiers/types.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { createdAt, id, time, updatedAt } from '#platform/database/columns.ts';
import { allow, isOwn, isSystem } from '#platform/database/policies.ts';

/** How the person showed that it is theirs; what they only declared has none. */
export const storedProofs = ['link', 'alias', 'record', 'profile'] as const;

/** A profile under a user name that the person has shown to be theirs. */
export interface ProvenProfile {
  sourceId: string;
  /** Keyed fingerprint of account, source and user name: what was found there is told by it without opening anything. */
  key: string;
  /** ISO 8601 */
  at: string;
}

/** What a person is looked for by, beside the address of their account. The value is sealed with their data key. */
export const identifiers = pgTable(
  'identifiers',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: identifierKinds }).notNull(),
    sealed: text('sealed').notNull(),
    provenBy: text('proven_by', { enum: storedProofs }),
    provenAt: time('proven_at'),
    /** When its proof was last looked for and seen to stand, or to be missing. */
    checkedAt: time('checked_at'),
    /** Of the last link that was mailed for it. The token itself is nowhere stored. */
    linkHash: text('link_hash').unique(),
    /** Of a user name only. */
    profiles: jsonb('profiles').$type<ProvenProfile[]>().notNull().default([]),
    mailedAt: time('mailed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'identifiers_kind_known',
      sql`${table.kind} in ('email', 'domain', 'username', 'name', 'phone', 'town', 'country')`,
    ),
    check('identifiers_proof_known', sql`${table.provenBy} in ('link', 'alias', 'record', 'profile')`),
    check('identifiers_proof_whole', sql`(${table.provenBy} is null) = (${table.provenAt} is null)`),
    index('identifiers_user_idx').on(table.userId, table.kind, table.createdAt),
    allow('identifiers_system', 'all', isSystem),
    allow('identifiers_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();
