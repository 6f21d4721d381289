import { sql } from 'drizzle-orm';
import { check, date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#platform/database/columns.ts';
import { allow, anyone, isStaff, isSystem } from '#platform/database/policies.ts';
import { controlOutcomes, sourceStates } from './rules.ts';

/** What is known of a source's answers: one row each, made with its first control. Nothing personal. */
export const sourceHealth = pgTable(
  'source_health',
  {
    sourceId: text('source_id').primaryKey(),
    state: text('state', { enum: sourceStates }).notNull().default('healthy'),
    /** In this state. */
    since: time('since').notNull(),
    recent: jsonb('recent').$type<boolean[]>().notNull().default([]),
    nights: jsonb('nights').$type<boolean[]>().notNull().default([]),
    /** Staff have it left out, whatever its state. */
    heldAt: time('held_at'),
    knownOutcome: text('known_outcome', { enum: controlOutcomes }),
    knownAskedAt: time('known_asked_at'),
    knownProvedAt: time('known_proved_at'),
    /** Somebody is asking until then. */
    knownLease: time('known_lease'),
    impossibleOutcome: text('impossible_outcome', { enum: controlOutcomes }),
    impossibleAskedAt: time('impossible_asked_at'),
    impossibleProvedAt: time('impossible_proved_at'),
    impossibleLease: time('impossible_lease'),
    /** When somebody's question was last answered in a documented form; of sources without a control only. */
    answeredAt: time('answered_at'),
    /** When its last test at night began. */
    testedAt: time('tested_at'),
  },
  (table) => [
    check('source_health_state_known', sql`${table.state} in ('healthy', 'suspect', 'quarantined', 'probation')`),
    allow('source_health_staff', 'all', isStaff),
    allow('source_health_read', 'select', anyone),
  ],
).enableRLS();

/** How each day of a source went. */
export const sourceDays = pgTable(
  'source_days',
  {
    sourceId: text('source_id').notNull(),
    day: date('day').notNull(),
    mark: text('mark', { enum: controlOutcomes }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.day] }),
    allow('source_days_system', 'all', isSystem),
    allow('source_days_read', 'select', anyone),
  ],
).enableRLS();
