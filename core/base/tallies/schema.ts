import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#platform/database/columns.ts';
import { allow, anyone, isStaff, isSystem } from '#platform/database/policies.ts';

const numberColumns = () => ({
  name: text('name').notNull(),
  /** Which of its numbers, e.g. a status; its parts are joined by spaces. */
  bucket: text('bucket').notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
  /** Hundredths of the currency that the bucket names; 0 where nothing is summed. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
});

/**
 * Numbers of rows, so that nobody has to read the rows to tell how many there are. Triggers note what changes (db/migrations,
 * `tally_…`), a job adds it up.
 */
export const tallies = pgTable('tallies', numberColumns(), (table) => [
  primaryKey({ columns: [table.name, table.bucket] }),
  allow('tallies_staff', 'select', isStaff),
  allow('tallies_system', 'all', isSystem),
]).enableRLS();

/** What has changed and is not added up yet: rows of their own, as two transactions would wait for each other's number. */
export const tallyChanges = pgTable(
  'tally_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...numberColumns(),
    /**
     * The first 16 bits of the id of the row that changed, by which a recount tells whether it has counted it already; the rest is
     * zeros, so that nobody is named by it. Null where nothing is counted anew.
     */
    rowId: uuid('row_id'),
  },
  (table) => [
    index('tally_changes_name_idx').on(table.name),
    allow('tally_changes_note', 'insert', anyone),
    allow('tally_changes_staff', 'select', isStaff),
    allow('tally_changes_system', 'all', isSystem),
  ],
).enableRLS();

/** How far a recount has come; no row while none is under way. */
export const tallyRecounts = pgTable(
  'tally_recounts',
  {
    /** Whose rows are being counted: a name of `recounted` (recount.ts). */
    subject: text('subject').primaryKey(),
    /** The last id that belongs to what is counted; null before the first. */
    after: uuid('after'),
    startedAt: time('started_at').notNull(),
  },
  () => [allow('tally_recounts_system', 'all', isSystem)],
).enableRLS();

/** What a recount has counted of the rows so far. */
export const tallyCounted = pgTable('tally_counted', numberColumns(), (table) => [
  primaryKey({ columns: [table.name, table.bucket] }),
  allow('tally_counted_system', 'all', isSystem),
]).enableRLS();
