import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#core/accounts/profile/schema.ts';
import { createdAt, id, time } from '#platform/database/columns.ts';
import { allow, isOwn, isSystem } from '#platform/database/policies.ts';

const accountColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** The app that shows somebody's codes. Until the first code was entered it asks for nothing. */
export const twoFactors = pgTable(
  'two_factors',
  {
    userId: accountColumn().primaryKey(),
    /** The secret that the app shares, sealed with the person's data key. */
    sealed: text('sealed').notNull(),
    confirmedAt: time('confirmed_at'),
    /** When a session that had proved the mailbox vouched for it. Without it the app counts for no role of staff. */
    mailboxProvedAt: time('mailbox_proved_at'),
    /** Session that asked for the secret, the only one that may see and confirm it. */
    begunIn: uuid('begun_in'),
    /** Number of the time step whose code was used last: neither it nor an older one counts again. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Of the app that will take its place, until its first code was entered. */
    nextSealed: text('next_sealed'),
    nextAt: time('next_at'),
    /** From then on it counts no more: asked for after a reset, unless a code is used before. */
    removalAt: time('removal_at'),
    createdAt: createdAt(),
  },
  (table) => [allow('two_factors_system', 'all', isSystem), allow('two_factors_own', 'all', isOwn(table.userId))],
).enableRLS();

/** Codes for the day on which the app is lost. Only a keyed fingerprint of a slow hash of each is kept, and each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: accountColumn(),
    codeHash: text('code_hash').notNull(),
    /** Of the slow hash, base64url; the same for all codes that were made together. Null for those from before there was one. */
    salt: text('salt'),
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

/** Passkeys (WebAuthn): a key pair of a device or a password manager, of which the public half is kept. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: accountColumn(),
    /** As its person calls it. */
    name: text('name').notNull(),
    /** base64url, as the authenticator names it. */
    credentialId: text('credential_id').notNull(),
    /** base64url of the COSE key. */
    publicKey: text('public_key').notNull(),
    /** Of signatures, as the authenticator counts them; passkeys that are on several devices stay at 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it, e.g. internal, usb. */
    transports: text('transports').array().notNull(),
    /** Of the browser in which it was added, e.g. "Firefox on Windows". */
    device: text('device'),
    /** Whether the session that added it had proved the mailbox or a second factor. Otherwise it counts for no role of staff. */
    isVouchedFor: boolean('is_vouched_for').notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_key').on(table.credentialId),
    index('passkeys_user_idx').on(table.userId, table.createdAt, table.id),
    allow('passkeys_system', 'all', isSystem),
    allow('passkeys_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();

/** What an authenticator is asked to sign. Only the hash is kept; each is answered once, within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'sign-in'] }).notNull(),
    /** Who adds one; nobody is known yet who signs in. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    check('passkey_challenges_purpose_known', sql`${table.purpose} in ('add', 'sign-in')`),
    check('passkey_challenges_whose', sql`(${table.purpose} = 'add') = (${table.userId} is not null)`),
    index('passkey_challenges_age_idx').on(table.expiresAt),
    index('passkey_challenges_user_idx').on(table.userId),
    allow('passkey_challenges_system', 'all', isSystem),
  ],
).enableRLS();
