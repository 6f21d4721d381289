import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { auditSigner, openCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { createErasureBook, erasureIn } from '#core/base/audit/internal/erasures.ts';
import { type Fault, isAsCommitted, judgeEntries } from '#core/base/audit/internal/judge.ts';
import { readCheckpoints, readEntries, readLaterErasures } from '#core/base/audit/internal/read.ts';
import { readWitness, type Witness, witnessFile } from '#core/base/audit/internal/witness.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { systemContext } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

export type { Fault } from '#core/base/audit/internal/judge.ts';

export interface Verification {
  /** Entries with a place in the log. */
  sealed: number;
  /** Entries whose personal part was erased, as others say. */
  erased: number;
  /** Entries that wait for their seal: up to a minute's worth. */
  waiting: number;
  checkpoints: number;
  /** Entries that the file outside the database vouches for; null when there is no such file. */
  witnessed: number | null;
  /** In the order of their positions; empty when the log is as it was sealed. */
  faults: Fault[];
}

export interface VerifyOptions {
  /** Default: the one in DATA_DIR. */
  witness?: string;
  /** Checkpoints kept elsewhere, e.g. from the owner's mail. */
  notes?: readonly string[];
  /** Verifier keys of an AUDIT_SIGNING_KEY that was used before, besides those of AUDIT_KEYS_FORMER. */
  formerKeys?: readonly string[];
}

/** Checks every sealed entry, every checkpoint and the witness against each other. Reads only. */
export async function verifyLog(platform: Platform, options: VerifyOptions = {}): Promise<Verification> {
  const { config, database } = platform;
  const keys = [auditSigner(config).verifierKey, ...config.formerAuditKeys, ...(options.formerKeys ?? [])];
  const witness = await readWitness(options.witness ?? witnessFile(config.dataDir), keys);
  const faults: Fault[] = [];
  const roots = new Map<number, Buffer[]>();
  await collectRoots(readNotes(platform, witness, options.notes ?? []), keys, roots, faults);
  // Of a log that none of our keys signed nothing can be said, and its entries may be as they were.
  if (roots.size === 0 && faults.length > 0) return countUnverified(platform, witness, faults.length);
  if (witness?.brokenAt != null)
    faults.push({ kind: 'file', position: witness.brokenAt, text: 'the file of checkpoints was altered here' });
  const book = createErasureBook();
  const reader = systemContext(platform, 'audit');
  const sealed = await judgeEntries({ rows: readEntries(reader), roots, witness, book, faults });
  // What is erased while this runs is named by an entry that came after.
  for (const row of await readLaterErasures(reader, sealed)) {
    const erasure = erasureIn(row);
    if (erasure && isAsCommitted(row)) book.addErasure(erasure);
  }
  for (const fault of book.unnamed()) faults.push({ kind: 'altered', ...fault });
  const [row] = await database.transaction(systemScope, (tx) =>
    tx.select({ count: sql<number>`count(*)::int` }).from(auditLogs).where(isNull(auditLogs.seq)),
  );
  faults.sort((a, b) => a.position - b.position);
  const counts = { sealed, waiting: row?.count ?? 0, checkpoints: roots.size, witnessed: witness?.size ?? null };
  return { ...counts, erased: book.count(), faults };
}

async function countUnverified(
  { database }: Platform,
  witness: Witness | null,
  checkpoints: number,
): Promise<Verification> {
  const isSealed = isNotNull(auditLogs.seq);
  const count = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`;
  const [row] = await database.transaction(systemScope, (tx) =>
    tx.select({ sealed: count(isSealed), waiting: count(isNull(auditLogs.seq)) }).from(auditLogs),
  );
  const text =
    'no checkpoint is signed with AUDIT_SIGNING_KEY for this APP_URL, nor with a key of AUDIT_KEYS_FORMER, so nothing could be verified';
  return {
    sealed: row?.sealed ?? 0,
    waiting: row?.waiting ?? 0,
    checkpoints,
    witnessed: witness && 0,
    erased: 0,
    faults: [{ kind: 'checkpoint', position: 0, text }],
  };
}

/** Every signed root, by the size of its tree. */
async function collectRoots(
  notes: AsyncIterable<{ note: string; size: number | null }>,
  keys: readonly string[],
  roots: Map<number, Buffer[]>,
  faults: Fault[],
): Promise<void> {
  for await (const { note, size } of notes) {
    const checkpoint = openCheckpoint(note, keys);
    if (!checkpoint || (size !== null && checkpoint.size !== size)) {
      faults.push({ kind: 'checkpoint', position: size ?? 0, text: 'a checkpoint does not carry our signature' });
      continue;
    }
    const known = roots.get(checkpoint.size) ?? [];
    if (!known.some((root) => root.equals(checkpoint.root))) roots.set(checkpoint.size, [...known, checkpoint.root]);
  }
}

async function* readNotes(platform: Platform, witness: Witness | null, kept: readonly string[]) {
  for (const note of [...kept, ...(witness?.notes ?? [])]) yield { note, size: null };
  for await (const { note, treeSize: size } of readCheckpoints(systemContext(platform, 'audit'))) yield { note, size };
}
