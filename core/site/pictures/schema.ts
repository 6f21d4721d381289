import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time } from '#platform/database/columns.ts';
import { allow, anyone, isStaff } from '#platform/database/policies.ts';
import { pictureTypes } from './rules.ts';

/** Pictures that posts and branding name by address: uploaded, or copied so that no reader asks another server for them. */
export const pictures = pgTable(
  'pictures',
  {
    /** Where it was fetched from; of one that staff uploaded, its address here. */
    url: text('url').primaryKey(),
    /** SHA-256 of the bytes, hex: its address here. */
    hash: text('hash').notNull(),
    contentType: text('content_type', { enum: pictureTypes }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytes('bytes').notNull(),
    fetchedAt: time('fetched_at').notNull(),
  },
  (table) => [
    check('pictures_hash_whole', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    index('pictures_hash_idx').on(table.hash),
    allow('pictures_read', 'select', anyone),
    allow('pictures_staff', 'all', isStaff),
  ],
).enableRLS();
