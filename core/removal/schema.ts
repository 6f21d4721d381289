import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { caseStates } from '#contract/removal/cases.ts';
import type { Law } from '#contract/removal/letters.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { createdAt, id, time, updatedAt } from '#platform/database/columns.ts';
import { allow, isOwn, isSystem } from '#platform/database/policies.ts';

const userIdColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** A request of one person to one company, from its letter to its proof. Whom it goes to is sealed with the person's data key. */
export const removalCases = pgTable(
  'removal_cases',
  {
    id: id(),
    userId: userIdColumn(),
    /** Keyed fingerprint of person and company: one open case for each. */
    companyKey: text('company_key').notNull(),
    /** `CaseContent` (core/removal/internal/content.ts) */
    sealed: text('sealed').notNull(),
    /** Null where the person can invoke none that is known. */
    law: text('law').$type<Law>(),
    state: text('state', { enum: caseStates }).notNull().default('prepared'),
    since: time('since').notNull(),
    /** When the person said that the last letter was sent. */
    sentAt: time('sent_at'),
    /** The last day of the period that runs; null while none does. */
    dueOn: date('due_on', { mode: 'string' }),
    /** Whether that day is approximate. */
    isDueAbout: boolean('is_due_about').notNull().default(false),
    /** When to tell the person of a last day, or of what came back; null where nothing is left to tell. */
    remindOn: date('remind_on', { mode: 'string' }),
    /** Keyed fingerprint of the finding that it began with, and the finding's scan; null without one. */
    findingKey: text('finding_key'),
    scanId: uuid('scan_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'removal_cases_state_known',
      sql`${table.state} in ('prepared', 'sent', 'acknowledged', 'more-asked', 'said-done', 'nothing-held', 'refused', 'overdue', 'complaint-made', 'seen-gone', 'still-there', 'came-back', 'closed')`,
    ),
    check(
      'removal_cases_reminds_of_something',
      sql`${table.remindOn} is null or ${table.dueOn} is not null or ${table.state} = 'came-back'`,
    ),
    uniqueIndex('removal_cases_open_key').on(table.userId, table.companyKey).where(sql`${table.state} <> 'closed'`),
    index('removal_cases_user_idx').on(table.userId, table.createdAt, table.id),
    index('removal_cases_due_idx').on(table.dueOn).where(sql`${table.dueOn} is not null`),
    index('removal_cases_remind_idx').on(table.remindOn).where(sql`${table.remindOn} is not null`),
    allow('removal_cases_system', 'all', isSystem),
    allow('removal_cases_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();

/** What happened in a case, in order: its moves, letters and answers. */
export const removalSteps = pgTable(
  'removal_steps',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => removalCases.id, { onDelete: 'cascade' }),
    userId: userIdColumn(),
    position: integer('position').notNull(),
    /** Which state it moved to; null where the case stayed as it was. */
    state: text('state', { enum: caseStates }),
    at: time('at').notNull(),
    /** `StepContent` (core/removal/internal/content.ts); null where the state says everything. */
    sealed: text('sealed'),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.position] }),
    check(
      'removal_steps_state_known',
      sql`${table.state} in ('prepared', 'sent', 'acknowledged', 'more-asked', 'said-done', 'nothing-held', 'refused', 'overdue', 'complaint-made', 'seen-gone', 'still-there', 'came-back', 'closed')`,
    ),
    check('removal_steps_say_something', sql`num_nonnulls(${table.state}, ${table.sealed}) > 0`),
    index('removal_steps_user_idx').on(table.userId),
    allow('removal_steps_system', 'all', isSystem),
    allow('removal_steps_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();

/** Looks at the place where a person was listed. Only the product writes them, so that nobody proves their own case. */
export const removalChecks = pgTable(
  'removal_checks',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => removalCases.id, { onDelete: 'cascade' }),
    userId: userIdColumn(),
    at: time('at').notNull(),
    saw: text('saw', { enum: ['found', 'absent', 'no-answer'] }).notNull(),
    /** Whether a known listing was found and an impossible one was not, at the same time. */
    control: text('control', { enum: ['passed', 'failed', 'not-run'] }).notNull(),
    findingKey: text('finding_key'),
    scanId: uuid('scan_id'),
  },
  (table) => [
    check('removal_checks_saw_known', sql`${table.saw} in ('found', 'absent', 'no-answer')`),
    check('removal_checks_control_known', sql`${table.control} in ('passed', 'failed', 'not-run')`),
    uniqueIndex('removal_checks_once').on(table.caseId, table.at),
    index('removal_checks_user_idx').on(table.userId),
    allow('removal_checks_system', 'all', isSystem),
    allow('removal_checks_own', 'select', isOwn(table.userId)),
  ],
).enableRLS();

/** Companies that a person never wants to ask. */
export const removalExclusions = pgTable(
  'removal_exclusions',
  {
    id: id(),
    userId: userIdColumn(),
    companyKey: text('company_key').notNull(),
    /** Id of the company in the directory. */
    sealed: text('sealed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('removal_exclusions_once').on(table.userId, table.companyKey),
    allow('removal_exclusions_system', 'all', isSystem),
    allow('removal_exclusions_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();
