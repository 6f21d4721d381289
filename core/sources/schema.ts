import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from '#platform/database/columns.ts';
import { allow, isSystem } from '#platform/database/policies.ts';

/** One row per vendor, locked by whoever takes slots of it. */
export const sourceVendors = pgTable(
  'source_vendors',
  {
    vendorId: text('vendor_id').primaryKey(),
    /** Set when the vendor asked us to wait. */
    pausedUntil: time('paused_until'),
  },
  () => [allow('source_vendors_system', 'all', isSystem)],
).enableRLS();

/** Every question that counts against a quota: those that were asked, and those that have their time. */
export const sourceSlots = pgTable(
  'source_slots',
  {
    id: id(),
    quotaId: text('quota_id').notNull(),
    startsAt: time('starts_at').notNull(),
    /** Who reserved it; null once it was used. */
    holder: text('holder'),
  },
  (table) => [
    index('source_slots_quota_idx').on(table.quotaId, table.startsAt),
    index('source_slots_holder_idx').on(table.holder).where(sql`${table.holder} is not null`),
    allow('source_slots_system', 'all', isSystem),
  ],
).enableRLS();

/** Answers that may be reused for the same address; sealed, keyed by a fingerprint. */
export const sourceAnswers = pgTable(
  'source_answers',
  {
    sourceId: text('source_id').notNull(),
    inputKey: text('input_key').notNull(),
    sealed: text('sealed').notNull(),
    answeredAt: time('answered_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.inputKey] }),
    index('source_answers_age_idx').on(table.expiresAt),
    index('source_answers_input_idx').on(table.inputKey),
    allow('source_answers_system', 'all', isSystem),
  ],
).enableRLS();

/** Public catalogues (breach descriptions), fetched once a day. Nothing personal. */
export const sourceCatalogues = pgTable('source_catalogues', {
  id: text('id').primaryKey(),
  body: text('body').notNull(),
  fetchedAt: time('fetched_at').notNull(),
});

/** How often people said that what a source found by a name alone is theirs, or is not. Counted without the person. */
export const sourceVerdicts = pgTable(
  'source_verdicts',
  {
    sourceId: text('source_id').primaryKey(),
    theirs: integer('theirs').notNull().default(0),
    others: integer('others').notNull().default(0),
  },
  (table) => [check('source_verdicts_counts', sql`${table.theirs} >= 0 and ${table.others} >= 0`)],
);
