import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#core/accounts/profile/schema.ts';
import { linkedIdentities } from '#core/accounts/provider/schema.ts';
import { createdAt, id, time } from '#platform/database/columns.ts';
import { allow, isOwn, isStaff, isSystem } from '#platform/database/policies.ts';

const accountColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/**
 * How somebody proves to be who they are. Only the hash of a password is kept (argon2id), and none before a link in a
 * mail to the address was used: who proved the mailbox chose it.
 */
export const authCredentials = pgTable(
  'auth_credentials',
  {
    userId: accountColumn().primaryKey(),
    passwordHash: text('password_hash'),
    passwordChangedAt: time('password_changed_at').notNull(),
    /** Null until a link in a mail to the address was used. */
    emailConfirmedAt: time('email_confirmed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('auth_credentials_proven', sql`${table.passwordHash} is null or ${table.emailConfirmedAt} is not null`),
    allow('auth_credentials_system', 'all', isSystem),
  ],
).enableRLS();

/** A row per sign-in, read on every request. `recovery` sessions can set a password and nothing else, `review` ones remove other ways in. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: id(),
    userId: accountColumn(),
    kind: text('kind', { enum: ['full', 'recovery', 'review'] })
      .notNull()
      .default('full'),
    /** e.g. "Firefox on Windows". */
    device: text('device').notNull(),
    /** Network of the client, cut (/24 or /48). */
    network: text('network'),
    /** Hash of the browser's token; null in sessions from before there was one. */
    browserHash: text('browser_hash'),
    createdAt: createdAt(),
    /** To the minute. */
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
    endedReason: text('ended_reason'),
    /** When this session proved the mailbox: a mailed link opened it, or was used in it. */
    mailboxProvedAt: time('mailbox_proved_at'),
    /** When this session proved a second factor. Roles of staff follow it where they need one. */
    factorProvedAt: time('factor_proved_at'),
    /** Whether the identity provider proved it, so that no app of the account is needed. */
    factorFromProvider: boolean('factor_from_provider').notNull().default(false),
    /** The sign-in at the identity provider that opened it; null for all others. */
    identityId: uuid('identity_id').references(() => linkedIdentities.id, { onDelete: 'set null' }),
    /** Hash of issuer and session there, for a logout that the provider announces. */
    providerSidHash: text('provider_sid_hash'),
  },
  (table) => [
    check('auth_sessions_kind_known', sql`${table.kind} in ('full', 'recovery', 'review')`),
    index('auth_sessions_user_idx').on(table.userId, table.createdAt, table.id),
    index('auth_sessions_age_idx').on(table.expiresAt),
    index('auth_sessions_identity_idx').on(table.identityId).where(sql`${table.identityId} is not null`),
    allow('auth_sessions_system', 'all', isSystem),
    allow('auth_sessions_own', 'select', isOwn(table.userId)),
    allow('auth_sessions_own_end', 'update', isOwn(table.userId)),
    allow('auth_sessions_staff', 'select', isStaff),
    allow('auth_sessions_staff_end', 'update', isStaff),
  ],
).enableRLS();

/**
 * The pairs of a session, one after the other: its family. Only hashes are kept. A used pair keeps the random `nonce`
 * from which, with the pair's own refresh token, its one child was derived: whoever comes with it in the grace gets
 * that same child, and the database alone yields none.
 */
export const authTokens = pgTable(
  'auth_tokens',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: time('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    nonce: text('nonce'),
    usedAt: time('used_at'),
    /** When a browser first came with the access token: until then its answer may have been lost. */
    presentedAt: time('presented_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('auth_tokens_used_whole', sql`(${table.usedAt} is null) = (${table.nonce} is null)`),
    uniqueIndex('auth_tokens_access_key').on(table.accessHash),
    uniqueIndex('auth_tokens_refresh_key').on(table.refreshHash),
    index('auth_tokens_session_idx').on(table.sessionId),
    allow('auth_tokens_system', 'all', isSystem),
  ],
).enableRLS();

/**
 * Links in mails; and what the cookies of browsers stand for: an open question for a second factor, and a sign-up that
 * waits for the press of its link. Only the token's hash is kept; each works once.
 */
export const authLinks = pgTable(
  'auth_links',
  {
    id: id(),
    userId: accountColumn(),
    kind: text('kind', {
      enum: ['confirmation', 'recovery', 'enrolment', 'second-factor', 'sign-up', 'provider', 'sign-in'],
    }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Of a sign-up: what its form asked for, which counts in the browser that sent it and nowhere else. */
    passwordHash: text('password_hash'),
    fullName: text('full_name'),
    /** Of a link to the identity provider: whom it links, and in which browser, sealed with the person's data key. */
    sealed: text('sealed'),
    /** Of a question for the second factor: the sign-in at the provider that it follows. */
    identityId: uuid('identity_id').references(() => linkedIdentities.id, { onDelete: 'cascade' }),
    providerSidHash: text('provider_sid_hash'),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'auth_links_kind_known',
      sql`${table.kind} in ('confirmation', 'recovery', 'enrolment', 'second-factor', 'sign-up', 'provider', 'sign-in')`,
    ),
    uniqueIndex('auth_links_token_key').on(table.tokenHash),
    index('auth_links_user_idx').on(table.userId, table.kind),
    index('auth_links_age_idx').on(table.expiresAt),
    index('auth_links_identity_idx').on(table.identityId).where(sql`${table.identityId} is not null`),
    allow('auth_links_system', 'all', isSystem),
  ],
).enableRLS();

/** From where, and in which browser, somebody has signed in: attempts of others do not hold them up there. */
export const authKnownClients = pgTable(
  'auth_known_clients',
  {
    /** Keyed fingerprint of address and network, or of account and browser. */
    client: text('client').primaryKey(),
    userId: accountColumn(),
    seenAt: time('seen_at').notNull(),
  },
  (table) => [
    index('auth_known_clients_user_idx').on(table.userId),
    index('auth_known_clients_age_idx').on(table.seenAt),
    allow('auth_known_clients_system', 'all', isSystem),
  ],
).enableRLS();
