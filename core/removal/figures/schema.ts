import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#platform/database/columns.ts';
import { allow, anyone, isSystem } from '#platform/database/policies.ts';

/** How companies answered, counted over all cases. A company of fewer cases than are published has no row. */
export const removalFigures = pgTable(
  'removal_figures',
  {
    /** In the directory. */
    companyId: text('company_id').primaryKey(),
    company: text('company').notNull(),
    asked: integer('asked').notNull(),
    answered: integer('answered').notNull(),
    /** Whole days from the letter to the first answer; null without answers. Below, how many came within so many. */
    medianDays: integer('median_days'),
    within7: integer('within_7').notNull(),
    within30: integer('within_30').notNull(),
    within45: integer('within_45').notNull(),
    within90: integer('within_90').notNull(),
    saidDone: integer('said_done').notNull(),
    gone: integer('gone').notNull(),
    cameBack: integer('came_back').notNull(),
    countedAt: time('counted_at').notNull(),
  },
  (table) => [
    check(
      'removal_figures_parts',
      sql`${table.answered} between 0 and ${table.asked} and ${table.gone} between 0 and ${table.asked}
        and ${table.cameBack} between 0 and ${table.gone} and ${table.saidDone} between 0 and ${table.asked}`,
    ),
    allow('removal_figures_system', 'all', isSystem),
    allow('removal_figures_read', 'select', anyone),
  ],
).enableRLS();
