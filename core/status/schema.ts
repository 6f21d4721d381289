import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { partStates, statusParts } from '#contract/status/types.ts';
import { time } from '#platform/database/columns.ts';
import { allow, anyone, isSystem } from '#platform/database/policies.ts';

/** How each day of a part of the product went, counted in measurements; of the sources, in sources. Nothing personal. */
export const statusDays = pgTable(
  'status_days',
  {
    part: text('part', { enum: statusParts }).notNull(),
    /** UTC */
    day: date('day').notNull(),
    /** Measurements. */
    slots: integer('slots').notNull(),
    good: integer('good').notNull(),
    impaired: integer('impaired').notNull(),
    down: integer('down').notNull(),
    /** What the last one said. */
    latest: text('latest', { enum: partStates }).notNull(),
    /** Its five minutes: none counts twice. */
    lastSlot: time('last_slot').notNull(),
    /** The five minutes of the first one; null in days from before it was noted. */
    firstSlot: time('first_slot'),
  },
  (table) => [
    primaryKey({ columns: [table.part, table.day] }),
    check(
      'status_days_part_known',
      sql`${table.part} in ('web', 'database', 'queue', 'mail', 'audit', 'backups', 'sources')`,
    ),
    check('status_days_latest_known', sql`${table.latest} in ('good', 'impaired', 'down')`),
    check(
      'status_days_counts',
      sql`${table.slots} > 0 and least(${table.good}, ${table.impaired}, ${table.down}) >= 0`,
    ),
    allow('status_days_system', 'all', isSystem),
    allow('status_days_read', 'select', anyone),
  ],
).enableRLS();
