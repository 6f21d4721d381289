import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { changeKinds, watchPaces } from '#contract/watching/types.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { userScans } from '#core/scans/schema.ts';
import { createdAt, time, updatedAt } from '#platform/database/columns.ts';
import { allow, isOwn, isStaff, isSystem } from '#platform/database/policies.ts';

/**
 * Who wants to be told when something changes, and how often they are scanned again for it: an account, whose watch has its
 * id, or an address without one, sealed under a data key that has the watch's id.
 */
export const watches = pgTable(
  'watches',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .unique()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    sealedEmail: text('sealed_email'),
    /** Blind index of that address, under the key of the last scan. */
    emailIndex: text('email_index').unique(),
    /** When the watching of an address ends, unless its reader goes on with it. */
    endsAt: time('ends_at'),
    /** When they were asked whether to go on. */
    askedAt: time('asked_at'),
    pace: text('pace', { enum: watchPaces }).notNull().default('monthly'),
    /** It began while no year of watching was sold: everything is scanned again, and stays so until it is stopped. */
    isWhole: boolean('is_whole').notNull().default(true),
    /** IANA. */
    timeZone: text('time_zone').notNull(),
    /** What intervals are counted from, so that the day of the month stays. */
    anchoredAt: time('anchored_at').notNull(),
    /** When the next scan is due; null while it is off, and where nothing is scanned again. */
    nextAt: time('next_at'),
    stoppedAt: time('stopped_at'),
    /** The scan that is under way. */
    scanId: uuid('scan_id').references(() => userScans.id, { onDelete: 'set null' }),
    /** The last scan that has ended, until its mail was written or needs none. */
    reportId: uuid('report_id').references(() => userScans.id, { onDelete: 'set null' }),
    mailedAt: time('mailed_at'),
    /** Of mail to an address without an account: that of the scan with which it began. */
    language: text('language').$type<Language>().notNull().default(firstLanguage),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('watches_language_known', sql`${table.language} in ('en', 'es', 'fr')`),
    check('watches_pace_known', sql`${table.pace} in ('weekly', 'monthly', 'quarterly', 'breaches')`),
    check(
      'watches_of_one',
      sql`case when ${table.userId} is null then num_nulls(${table.sealedEmail}, ${table.emailIndex}, ${table.endsAt}, ${table.nextAt}) = 0
        else ${table.userId} = ${table.id} and num_nonnulls(${table.sealedEmail}, ${table.emailIndex}, ${table.endsAt}, ${table.askedAt}) = 0 end`,
    ),
    check('watches_on_or_off', sql`${table.nextAt} is null or ${table.stoppedAt} is null`),
    check(
      'watches_scanned_again',
      sql`${table.nextAt} is not null or ${table.stoppedAt} is not null or ${table.pace} = 'breaches'`,
    ),
    index('watches_ends_idx').on(table.endsAt).where(sql`${table.endsAt} is not null`),
    index('watches_due_idx').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('watches_scan_idx').on(table.scanId).where(sql`${table.scanId} is not null`),
    index('watches_report_idx').on(table.reportId).where(sql`${table.reportId} is not null`),
    allow('watches_system', 'all', isSystem),
    allow('watches_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();

/**
 * What somebody is known to be exposed by, so that they are told of each thing once. The key is a fingerprint: a row says
 * nothing about what was found.
 */
export const watchedFindings = pgTable(
  'watched_findings',
  {
    watchId: uuid('watch_id')
      .notNull()
      .references(() => watches.id, { onDelete: 'cascade' }),
    findingKey: text('finding_key').notNull(),
    state: text('state', { enum: ['there', 'gone'] })
      .notNull()
      .default('there'),
    /** The scan that saw it last; null once that is deleted. */
    scanId: uuid('scan_id').references(() => userScans.id, { onDelete: 'set null' }),
    /** What is to be told of it, or was; null for what the person saw in a scan of their own. */
    change: text('change', { enum: changeKinds }),
    changedAt: time('changed_at'),
    /** In the transaction that queued the mail. */
    toldAt: time('told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.watchId, table.findingKey] }),
    check('watched_findings_state_known', sql`${table.state} in ('there', 'gone')`),
    check('watched_findings_change_known', sql`${table.change} in ('new', 'published', 'back', 'gone')`),
    check('watched_findings_change_whole', sql`(${table.change} is null) = (${table.changedAt} is null)`),
    check('watched_findings_told', sql`${table.toldAt} is null or ${table.change} is not null`),
    index('watched_findings_scan_idx').on(table.scanId),
    index('watched_findings_untold_idx')
      .on(table.watchId)
      .where(sql`${table.change} is not null and ${table.toldAt} is null`),
    allow('watched_findings_system', 'all', isSystem),
    allow('watched_findings_own', 'all', isOwn(table.watchId)),
  ],
).enableRLS();

/** Up to which news of a source's catalogue somebody was asked about. Says nothing of what it answered. */
export const breachMatches = pgTable(
  'breach_matches',
  {
    watchId: uuid('watch_id')
      .notNull()
      .references(() => watches.id, { onDelete: 'cascade' }),
    sourceId: text('source_id').notNull(),
    /** News that were noticed until then have been asked about; null before the first. */
    through: time('through'),
    triedAt: time('tried_at'),
    /** In vain, since then. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.watchId, table.sourceId] }),
    check('breach_matches_tries', sql`${table.tries} >= 0`),
    allow('breach_matches_system', 'all', isSystem),
    allow('breach_matches_own', 'all', isOwn(table.watchId)),
  ],
).enableRLS();

/** Years of watching that were paid for. Those of one person follow each other. */
export const watchedYears = pgTable(
  'watched_years',
  {
    /** Of the order; orders are a module above, so nothing here refers to their table. */
    orderId: uuid('order_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** When it was paid for, and so in which order the years of a person stand. */
    boughtAt: time('bought_at').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** When the mail that it ends was written. */
    remindedAt: time('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('watched_years_order', sql`${table.startsAt} < ${table.endsAt}`),
    index('watched_years_user_idx').on(table.userId, table.endsAt),
    index('watched_years_unreminded_idx').on(table.endsAt).where(sql`${table.remindedAt} is null`),
    allow('watched_years_system', 'all', isSystem),
    allow('watched_years_own', 'select', isOwn(table.userId)),
    allow('watched_years_staff', 'select', isStaff),
  ],
).enableRLS();
