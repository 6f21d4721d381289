import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { ownershipAnswers } from '#contract/scans/ownership.ts';
import { todoStates } from '#contract/scans/todos.ts';
import {
  checkStates,
  identifierKinds,
  identifierProofs,
  notCheckedReasons,
  scanStatuses,
} from '#contract/scans/types.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { services } from '#core/site/services/schema.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import { createdAt, id, time, updatedAt } from '#platform/database/columns.ts';
import { allow, anyone, isOpened, isOwn, isSystem } from '#platform/database/policies.ts';

/** What a completed scan says in a list. Findings stand in scan_findings, sealed. */
export interface ScanResults {
  /** Null where too few sources answered for a score. */
  risk_score?: number | null;
  /** Version of the formula that it was reckoned by; scores from before version 4 do not say. */
  formula?: string;
  exposures_found?: number;
  summary?: string;
}

/** Sealed with the scan's data key. */
export interface ScanMetadata {
  contact_name: string;
  contact_email: string;
}

/** Staff have no policy here on purpose: they see a scan only through an order that needs it. */
export const userScans = pgTable(
  'user_scans',
  {
    id: id(),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    serviceId: text('service_id')
      .notNull()
      .default('free-privacy-scan')
      .references(() => services.id, { onUpdate: 'cascade' }),
    scanType: text('scan_type').notNull().default('privacy_scan'),
    status: text('status', { enum: scanStatuses }).notNull().default('pending'),
    completionPercentage: integer('completion_percentage').notNull().default(0),
    results: jsonb('results').$type<ScanResults>(),
    metadata: jsonb('metadata').$type<ScanMetadata>().notNull(),
    dataKeyId: uuid('data_key_id')
      .notNull()
      .references(() => dataKeys.id),
    /** Blind index of the address, so that its owner finds the scan after signing up. */
    emailIndex: text('email_index').notNull(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
    /** When an anonymous scan is deleted; null once it belongs to an account. */
    expiresAt: time('expires_at'),
    /** Of the page on which it was asked for: that of mail about one without an account. */
    language: text('language').$type<Language>().notNull().default(firstLanguage),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('user_scans_language_known', sql`${table.language} in ('en', 'es', 'fr')`),
    check('user_scans_status_known', sql`${table.status} in ('pending', 'processing', 'completed', 'failed')`),
    check('user_scans_percentage', sql`${table.completionPercentage} between 0 and 100`),
    check('user_scans_results_object', sql`jsonb_typeof(${table.results}) = 'object'`),
    check('user_scans_metadata_object', sql`jsonb_typeof(${table.metadata}) = 'object'`),
    check('user_scans_anonymous_expires', sql`${table.userId} is not null or ${table.expiresAt} is not null`),
    index('user_scans_user_idx').on(table.userId, table.createdAt, table.id),
    // Counts a customer's scans without reading the rows.
    index('user_scans_user_status_idx').on(table.userId, table.status, table.createdAt, table.id),
    index('user_scans_scored_idx')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.status} = 'completed' and ${table.results} ->> 'risk_score' is not null`),
    index('user_scans_email_idx').on(table.emailIndex),
    index('user_scans_open_idx').on(table.status).where(sql`${table.status} in ('pending', 'processing')`),
    index('user_scans_expiry_idx').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    index('user_scans_created_idx').on(table.createdAt, table.id),
    allow('user_scans_system', 'all', isSystem),
    allow('user_scans_own', 'select', isOwn(table.userId)),
    allow('user_scans_own_create', 'insert', isOwn(table.userId)),
    allow('user_scans_opened', 'select', isOpened(table.id)),
    allow('user_scans_anonymous_create', 'insert', sql`${table.userId} is null`),
  ],
).enableRLS();

/** Whose scan it is, looked up for each row: as `exists`, it would be answered by reading all scans of the person. */
const isOwnScan = (scanId: unknown) =>
  sql`(select s.user_id from user_scans s where s.id = ${scanId}) = (select nullif(current_setting('app.user_id', true), '')::uuid)`;

/** One mailed link. The token itself is nowhere stored. */
export const scanLinks = pgTable(
  'scan_links',
  {
    id: id(),
    scanId: uuid('scan_id')
      .notNull()
      .references(() => userScans.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** Hash of the token that the asking browser holds: the name that it gave counts there only. */
    requestedBy: text('requested_by'),
    /** Hash of the token that the link's page gave the browser that opened it first. */
    openedBy: text('opened_by'),
    expiresAt: time('expires_at').notNull(),
    openedAt: time('opened_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('scan_links_scan_idx').on(table.scanId),
    allow('scan_links_system', 'all', isSystem),
    allow('scan_links_create', 'insert', anyone),
  ],
).enableRLS();

/** A browser that opened a link may read that scan until the key expires. */
export const scanAccessKeys = pgTable(
  'scan_access_keys',
  {
    id: id(),
    scanId: uuid('scan_id')
      .notNull()
      .references(() => userScans.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull().unique(),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('scan_access_keys_scan_idx').on(table.scanId), allow('scan_access_keys_system', 'all', isSystem)],
).enableRLS();

/** What a scan asks about. */
export const scanIdentifiers = pgTable(
  'scan_identifiers',
  {
    id: uuid('id').notNull().defaultRandom(),
    scanId: uuid('scan_id')
      .notNull()
      .references(() => userScans.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: identifierKinds }).notNull(),
    proof: text('proof', { enum: identifierProofs }).notNull(),
    /** Sealed with the scan's data key; null for the address of the scan itself, which stands in its metadata. */
    sealed: text('sealed'),
    /** Names the reusable answers about it, which go with an account. */
    answerKey: text('answer_key'),
  },
  (table) => [
    primaryKey({ columns: [table.scanId, table.id] }),
    unique('scan_identifiers_position').on(table.scanId, table.position),
    check('scan_identifiers_kind_known', sql`${table.kind} in ('email', 'username', 'domain', 'name')`),
    check('scan_identifiers_proof_known', sql`${table.proof} in ('proven', 'declared')`),
    // What others might see at a mailbox or a domain is asked of nobody who has not shown that it is theirs.
    check('scan_identifiers_proven', sql`${table.proof} = 'proven' or ${table.kind} in ('username', 'name')`),
    check('scan_identifiers_sealed', sql`${table.sealed} is not null or ${table.kind} = 'email'`),
    allow('scan_identifiers_system', 'all', isSystem),
    allow('scan_identifiers_own', 'select', isOwnScan(table.scanId)),
    allow('scan_identifiers_own_create', 'insert', isOwnScan(table.scanId)),
    allow('scan_identifiers_opened', 'select', isOpened(table.scanId)),
  ],
).enableRLS();

/** An identifier of the scan that the row is part of. */
const ofIdentifier = (name: string, table: { scanId: PgColumn; identifierId: PgColumn }) =>
  foreignKey({
    name,
    columns: [table.scanId, table.identifierId],
    foreignColumns: [scanIdentifiers.scanId, scanIdentifiers.id],
  }).onDelete('cascade');

/**
 * One source's part in a scan, about one identifier: the progress that survives a crash, and the coverage receipt. Eight tables by a
 * hash of the scan (db/migrations, record 020): a question that knows its scan looks into one of them.
 */
export const scanChecks = pgTable(
  'scan_checks',
  {
    scanId: uuid('scan_id')
      .notNull()
      .references(() => userScans.id, { onDelete: 'cascade' }),
    sourceId: text('source_id').notNull(),
    identifierId: uuid('identifier_id').notNull(),
    position: integer('position').notNull(),
    state: text('state', { enum: checkStates }).notNull().default('queued'),
    reason: text('reason', { enum: notCheckedReasons }),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
    durationMs: integer('duration_ms'),
    /** About when it is asked, while it waits for its vendor's limits; `startedAt` then says since when somebody does. */
    expectedAt: time('expected_at'),
    /** The answer came from an earlier question about the same identifier, asked then. */
    answeredAt: time('answered_at'),
    /** Who asked, where it was not this installation. */
    askedBy: text('asked_by', { enum: ['browser'] }),
  },
  (table) => [
    primaryKey({ columns: [table.scanId, table.sourceId, table.identifierId] }),
    ofIdentifier('scan_checks_identifier', table),
    check(
      'scan_checks_state_known',
      sql`${table.state} in ('queued', 'checking', 'found', 'clear', 'not-checked', 'waiting')`,
    ),
    check('scan_checks_asked_by_known', sql`${table.askedBy} = 'browser'`),
    check('scan_checks_waits', sql`(${table.state} = 'waiting') = (${table.expectedAt} is not null)`),
    index('scan_checks_expected_idx').on(table.sourceId, table.expectedAt).where(sql`${table.state} = 'waiting'`),
    check('scan_checks_reason_given', sql`(${table.state} = 'not-checked') = (${table.reason} is not null)`),
    allow('scan_checks_system', 'all', isSystem),
    allow('scan_checks_own', 'select', isOwnScan(table.scanId)),
    allow('scan_checks_opened', 'select', isOpened(table.scanId)),
  ],
).enableRLS();

/** What one source found, sealed. The unique fingerprint keeps a repeated answer from counting twice. */
export const scanFindings = pgTable(
  'scan_findings',
  {
    id: id(),
    scanId: uuid('scan_id')
      .notNull()
      .references(() => userScans.id, { onDelete: 'cascade' }),
    sourceId: text('source_id').notNull(),
    identifierId: uuid('identifier_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    sealed: text('sealed').notNull(),
    /** Set when its source was caught lying: it stays, and counts nowhere. */
    withdrawnAt: time('withdrawn_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ofIdentifier('scan_findings_identifier', table),
    unique('scan_findings_once').on(table.scanId, table.sourceId, table.identifierId, table.fingerprint),
    allow('scan_findings_system', 'all', isSystem),
    allow('scan_findings_own', 'select', isOwnScan(table.scanId)),
    allow('scan_findings_opened', 'select', isOpened(table.scanId)),
  ],
).enableRLS();

/** What a specialist says about a finding of a scan that their order is about. */
export const findingComments = pgTable(
  'finding_comments',
  {
    scanId: uuid('scan_id')
      .notNull()
      .references(() => userScans.id, { onDelete: 'cascade' }),
    /** A keyed fingerprint of the finding. */
    findingKey: text('finding_key').notNull(),
    /** Words, name and finding, with the scan's data key. */
    sealed: text('sealed').notNull(),
    writtenAt: time('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scanId, table.findingKey] }),
    allow('finding_comments_system', 'all', isSystem),
    allow('finding_comments_own', 'select', isOwnScan(table.scanId)),
  ],
).enableRLS();

/**
 * What a person has done about an exposure. It stays with the exposure when a later scan finds it again. `findingKey`
 * and `steps` are keyed fingerprints: without the key, a row says nothing about what was found.
 */
export const findingTodos = pgTable(
  'finding_todos',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    findingKey: text('finding_key').notNull(),
    state: text('state', { enum: todoStates }).notNull().default('open'),
    /** What they said when they were asked whether it is theirs; null as long as they have not said. */
    answer: text('answer', { enum: ownershipAnswers }),
    steps: text('steps').array().notNull().default(sql`'{}'::text[]`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.findingKey] }),
    check('finding_todos_answer_known', sql`${table.answer} in ('mine', 'not-mine')`),
    check('finding_todos_state_known', sql`${table.state} in ('open', 'done', 'not-mine')`),
    allow('finding_todos_system', 'all', isSystem),
    allow('finding_todos_own', 'all', isOwn(table.userId)),
  ],
).enableRLS();
