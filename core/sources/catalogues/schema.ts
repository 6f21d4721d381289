import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { catalogueIds, catalogueStates } from '#contract/sources/catalogues.ts';
import { time } from '#platform/database/columns.ts';
import { allow, isStaff, isSystem } from '#platform/database/policies.ts';

/** How reading each public catalogue of breaches went. Nothing personal. */
export const breachCatalogues = pgTable(
  'breach_catalogues',
  {
    catalogueId: text('catalogue_id', { enum: catalogueIds }).primaryKey(),
    state: text('state', { enum: catalogueStates }).notNull().default('unread'),
    /** In this state. */
    since: time('since').notNull(),
    triedAt: time('tried_at'),
    /** When it was last read and believed. */
    readAt: time('read_at'),
  },
  (table) => [
    check('breach_catalogues_known', sql`${table.catalogueId} in ('have-i-been-pwned', 'xposedornot')`),
    check('breach_catalogues_state_known', sql`${table.state} in ('unread', 'read', 'failed', 'shrunk')`),
    check('breach_catalogues_read', sql`${table.state} <> 'read' or ${table.readAt} is not null`),
    allow('breach_catalogues_system', 'all', isSystem),
    allow('breach_catalogues_staff', 'select', isStaff),
  ],
).enableRLS();

/** Every breach that a catalogue has ever listed, so that each is new once. Nothing personal. */
export const listedBreaches = pgTable(
  'listed_breaches',
  {
    catalogueId: text('catalogue_id', { enum: catalogueIds })
      .notNull()
      .references(() => breachCatalogues.catalogueId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    title: text('title').notNull(),
    noticedAt: time('noticed_at').notNull(),
    /** It was not there the day before: false for what the first reading found, which is no news. */
    isNews: boolean('is_news').notNull(),
    /** In the last reading that was believed. */
    isListed: boolean('is_listed').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.catalogueId, table.name] }),
    index('listed_breaches_news_idx').on(table.catalogueId, table.noticedAt).where(sql`${table.isNews}`),
    allow('listed_breaches_system', 'all', isSystem),
    allow('listed_breaches_staff', 'select', isStaff),
  ],
).enableRLS();
