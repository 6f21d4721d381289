import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, time } from '#platform/database/columns.ts';
import { allow, anyone, isOwn, isStaff } from '#platform/database/policies.ts';

/**
 * The audit log. The application may insert and read, nothing else; it seals, erases and cuts through functions of the
 * database that do just that (db/migrations). `commitment` binds
 * the personal part under a salt of its own, so that both can be erased and the sealed proof still holds.
 * `blockchainHash` and `seq` stay null until the entry is sealed. No foreign keys: entries outlive their subjects.
 */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    /** Place in the log, from 0 and without gaps: the index of the leaf. */
    seq: bigint('seq', { mode: 'number' }),
    action: text('action').notNull(),
    outcome: text('outcome', { enum: ['success', 'refused'] })
      .notNull()
      .default('success'),
    entityType: text('entity_type').notNull(),
    entityId: text('entity_id'),
    /** Whose log it appears in. */
    userId: uuid('user_id'),
    /** The member of staff who acted, when it was not the person. */
    adminUserId: uuid('admin_user_id'),
    /** Cut to its network, `203.0.113.0/24`, after seven days. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    sessionId: uuid('session_id'),
    details: jsonb('details').$type<Record<string, unknown>>(),
    oldValues: jsonb('old_values').$type<Record<string, unknown>>(),
    newValues: jsonb('new_values').$type<Record<string, unknown>>(),
    /** 32 random bytes, base64url; null once erased. */
    salt: text('salt'),
    /** HMAC-SHA-256(salt, canonical personal part), base64url. */
    commitment: text('commitment').notNull(),
    /** Hash of the leaf, hex. */
    blockchainHash: text('blockchain_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    check('audit_logs_outcome_known', sql`${table.outcome} in ('success', 'refused')`),
    check('audit_logs_sealed_whole', sql`(${table.seq} is null) = (${table.blockchainHash} is null)`),
    uniqueIndex('audit_logs_seq_key').on(table.seq),
    index('audit_logs_user_idx').on(table.userId, table.createdAt, table.id),
    index('audit_logs_created_idx').on(table.createdAt, table.id),
    index('audit_logs_action_idx').on(table.action, table.createdAt),
    index('audit_logs_entity_idx').on(table.entityType, table.createdAt),
    index('audit_logs_thing_idx').on(table.entityType, table.entityId, table.createdAt),
    index('audit_logs_both_idx').on(table.entityType, table.action, table.createdAt, table.id),
    index('audit_logs_unsealed_idx').on(table.createdAt, table.id).where(sql`${table.seq} is null`),
    index('audit_logs_address_idx').on(table.createdAt, table.id).where(sql`strpos(${table.ipAddress}, '/') = 0`),
    allow('audit_logs_append', 'insert', anyone),
    allow('audit_logs_own', 'select', isOwn(table.userId)),
    allow('audit_logs_staff', 'select', isStaff),
  ],
).enableRLS();

/** Counts what is written, so that the thousandth asks for sealing. */
export const auditWritten = pgSequence('audit_written');

/** Signed heads of the tree. The application may insert and read; anybody may read. */
export const auditCheckpoints = pgTable('audit_checkpoints', {
  treeSize: bigint('tree_size', { mode: 'number' }).primaryKey(),
  /** The signed note (checkpoint.ts). */
  note: text('note').notNull(),
  createdAt: createdAt(),
});

/** What independent witnesses signed: a line of the note for each. The application may insert and read. */
export const auditCosignatures = pgTable(
  'audit_cosignatures',
  {
    treeSize: bigint('tree_size', { mode: 'number' }).notNull(),
    /** Verifier key of the witness. */
    witness: text('witness').notNull(),
    line: text('line').notNull(),
    /** When the witness says it signed. */
    signedAt: time('signed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.treeSize, table.witness] }),
    index('audit_cosignatures_witness_idx').on(table.witness, table.treeSize),
  ],
);

/** Roots of complete subtrees of 256, 65,536, … leaves: proofs then read hundreds of hashes, not all of them. */
export const auditSubtrees = pgTable(
  'audit_subtrees',
  {
    /** Its size is 2^level. */
    level: smallint('level').notNull(),
    /** Among the subtrees of its level, from 0. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** hex */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.position] })],
);
