import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TokenScope } from '#contract/accounts/tokens.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { createdAt, id, time } from '#platform/database/columns.ts';
import { allow, isOwn, isStaff, isSystem } from '#platform/database/policies.ts';

const accountColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** Tokens of the API. Only the hash is kept. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: accountColumn(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The last four characters of the token. */
    hint: text('hint').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    /** When the session that created it proved a second factor. Scopes of staff need it where staff need a factor. */
    factorProvedAt: time('factor_proved_at'),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: time('last_used_at'),
    /** Networks that it was used from, cut (/24 or /48), the last one first. */
    networks: text('networks').array().notNull().default(sql`'{}'::text[]`),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('api_tokens_hash_key').on(table.tokenHash),
    index('api_tokens_user_idx').on(table.userId, table.createdAt, table.id),
    index('api_tokens_age_idx').on(table.expiresAt),
    allow('api_tokens_system', 'all', isSystem),
    allow('api_tokens_own', 'select', isOwn(table.userId)),
    allow('api_tokens_own_create', 'insert', isOwn(table.userId)),
    allow('api_tokens_own_end', 'update', isOwn(table.userId)),
    allow('api_tokens_staff', 'select', isStaff),
    allow('api_tokens_staff_end', 'update', isStaff),
  ],
).enableRLS();

/** What a request with an Idempotency-Key was answered, so that the same request again does nothing. */
export const apiAnswers = pgTable(
  'api_answers',
  {
    tokenId: uuid('token_id')
      .notNull()
      .references(() => apiTokens.id, { onDelete: 'cascade' }),
    userId: accountColumn(),
    /** SHA-256 of the key that the client chose. */
    keyHash: text('key_hash').notNull(),
    /** SHA-256 of method, address and body. */
    requestHash: text('request_hash').notNull(),
    /** Null while the request is under way. */
    status: integer('status'),
    /** The body, sealed with the person's data key. */
    sealed: text('sealed'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenId, table.keyHash] }),
    check('api_answers_whole', sql`(${table.status} is null) = (${table.sealed} is null)`),
    index('api_answers_user_idx').on(table.userId),
    index('api_answers_age_idx').on(table.createdAt),
    allow('api_answers_system', 'all', isSystem),
  ],
).enableRLS();
