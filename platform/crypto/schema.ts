import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, time } from '#platform/database/columns.ts';
import { allow, anyone, isOpened, isOwn, isSystem } from '#platform/database/policies.ts';

/**
 * Wrapped data keys. A person's key has their id as owner; an anonymous record's key has the record's own id
 * and no owner until it is claimed. Emptying `wrapped` makes everything sealed under it unreadable for good.
 */
export const dataKeys = pgTable(
  'data_keys',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id'),
    wrapped: text('wrapped'),
    createdAt: createdAt(),
    destroyedAt: time('destroyed_at'),
  },
  (table) => [
    index('data_keys_owner_idx').on(table.ownerId),
    allow('data_keys_system', 'all', isSystem),
    allow('data_keys_create', 'insert', anyone),
    allow('data_keys_own', 'select', isOwn(table.ownerId)),
    allow('data_keys_opened', 'select', isOpened(table.id)),
  ],
).enableRLS();

/**
 * The keys that things here are sealed under, by the short name of the key that wraps data keys. A key that was retired
 * leaves behind what looks things up (`sealed`, under the newest key): fingerprints cannot be made anew without what
 * they are of.
 */
export const encryptionKeys = pgTable(
  'encryption_keys',
  {
    kid: text('kid').primaryKey(),
    createdAt: createdAt(),
    /** Nothing is sealed under it any more: it need not be known. */
    retiredAt: time('retired_at'),
    sealed: text('sealed'),
  },
  (table) => [
    check('encryption_keys_retired_whole', sql`(${table.retiredAt} is null) = (${table.sealed} is null)`),
    allow('encryption_keys_system', 'all', isSystem),
  ],
).enableRLS();
