import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#platform/database/columns.ts';
import { allow, isSystem } from '#platform/database/policies.ts';

/** One row per source: the earliest time of its next question, over all scans and instances. */
export const sourcePaces = pgTable('source_paces', {
  sourceId: text('source_id').primaryKey(),
  nextAt: time('next_at').notNull(),
  /** Set when the source asked us to wait. */
  pausedUntil: time('paused_until'),
});

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
