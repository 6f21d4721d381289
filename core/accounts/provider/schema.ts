import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#core/accounts/profile/schema.ts';
import { createdAt, id, time } from '#platform/database/columns.ts';
import { allow, isOwn, isSystem } from '#platform/database/policies.ts';

/** Which account a subject of the identity provider signs in to. An account has one at most. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Keyed fingerprint of issuer and subject: what the account is found by. Never an address. */
    subjectIndex: text('subject_index').notNull(),
    /** Issuer, subject and address as the provider said them when it was linked, sealed with the person's data key. */
    sealed: text('sealed').notNull(),
    /** The role that the configured claim gave; null where none did. It goes when the claim goes. */
    claimedRole: text('claimed_role', { enum: ['assistant', 'admin'] }),
    createdAt: createdAt(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [
    check('linked_identities_role_known', sql`${table.claimedRole} in ('assistant', 'admin')`),
    uniqueIndex('linked_identities_subject_key').on(table.subjectIndex),
    uniqueIndex('linked_identities_user_key').on(table.userId),
    allow('linked_identities_system', 'all', isSystem),
    allow('linked_identities_own', 'select', isOwn(table.userId)),
  ],
).enableRLS();

/** Sign-ins that a browser has begun at the provider. Only the hash of its token is kept; each is finished once. */
export const providerRequests = pgTable(
  'provider_requests',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'link'] }).notNull(),
    /** Who links their account, and in which session; nobody is known yet who signs in. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id'),
    /** Path to lead to afterwards; null for the usual place. */
    next: text('next'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    check('provider_requests_purpose_known', sql`${table.purpose} in ('sign-in', 'link')`),
    check('provider_requests_whose', sql`(${table.purpose} = 'link') = (${table.userId} is not null)`),
    index('provider_requests_age_idx').on(table.expiresAt),
    index('provider_requests_user_idx').on(table.userId),
    allow('provider_requests_system', 'all', isSystem),
  ],
).enableRLS();

/** Logouts that the provider has announced: each is taken once. */
export const providerLogouts = pgTable(
  'provider_logouts',
  {
    /** Hash of issuer and number (`jti`). */
    hash: text('hash').primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('provider_logouts_age_idx').on(table.expiresAt), allow('provider_logouts_system', 'all', isSystem)],
).enableRLS();
