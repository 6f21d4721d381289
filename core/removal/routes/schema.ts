import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { routeStates } from '#contract/removal/routes.ts';
import { time } from '#platform/database/columns.ts';
import { allow, anyone, isStaff } from '#platform/database/policies.ts';

/** What the last look at each web route of the directory came to. Nothing personal. */
export const removalRoutes = pgTable(
  'removal_routes',
  {
    url: text('url').primaryKey(),
    /** Registrable domain of the address: one question a week. */
    site: text('site').notNull(),
    askedAt: time('asked_at').notNull(),
    state: text('state', { enum: routeStates }).notNull(),
    /** Of the last answer; null without one. */
    status: integer('status'),
    /** Where its redirects led; null without an answer. */
    finalHost: text('final_host'),
    /** SHA-256 of the words on the page, hex; null without a page. */
    textSum: text('text_sum'),
    /** When other words were last found than the time before. */
    changedAt: time('changed_at'),
    /** How often in a row the page was not there. */
    misses: integer('misses').notNull().default(0),
    /** Since when it has not been offered; null while it is. */
    withheldAt: time('withheld_at'),
    /** A host that staff have accepted as the company's. */
    acceptedHost: text('accepted_host'),
  },
  (table) => [
    check(
      'removal_routes_state_known',
      sql`${table.state} in ('answers', 'wordless', 'moved', 'parked', 'missing', 'silent')`,
    ),
    check('removal_routes_misses', sql`${table.misses} >= 0`),
    index('removal_routes_withheld_idx').on(table.withheldAt).where(sql`${table.withheldAt} is not null`),
    allow('removal_routes_staff', 'all', isStaff),
    allow('removal_routes_read', 'select', anyone),
  ],
).enableRLS();

/** Addresses of companies that mail came back from. Says nothing of who wrote to them. */
export const removalBounces = pgTable(
  'removal_bounces',
  {
    /** Mail address, in lower case. */
    route: text('route').primaryKey(),
    bouncedAt: time('bounced_at').notNull(),
    isByStaff: boolean('is_by_staff').notNull(),
    /** Staff have seen since that it works: people's word alone does not withhold it for some time. */
    restoredAt: time('restored_at'),
  },
  () => [allow('removal_bounces_staff', 'all', isStaff), allow('removal_bounces_read', 'select', anyone)],
).enableRLS();
