import { and, asc, gt, isNull, lt, sql } from 'drizzle-orm';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { auditSigner, openCheckpoint } from './checkpoint.ts';
import { type Fault, judgeEntries, type SealedRow } from './judge.ts';
import { auditCheckpoints, auditLogs } from './schema.ts';
import { readWitness, type Witness, witnessFile } from './witness.ts';

export type { Fault } from './judge.ts';

export interface Verification {
  /** Entries with a place in the log. */
  sealed: number;
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
  /** Verifier keys of an AUDIT_SIGNING_KEY that was used before. */
  formerKeys?: readonly string[];
}

const BATCH = 1_000;

/** Checks every sealed entry, every checkpoint and the witness against each other. Reads only. */
export async function verifyLog(platform: Platform, options: VerifyOptions = {}): Promise<Verification> {
  const { config, database } = platform;
  const keys = [auditSigner(config).verifierKey, ...(options.formerKeys ?? [])];
  const witness = await readWitness(options.witness ?? witnessFile(config.dataDir), keys);
  const faults: Fault[] = [];
  const roots = new Map<number, Buffer[]>();
  await collectRoots(readNotes(platform, witness, options.notes ?? []), keys, roots, faults);
  if (witness?.brokenAt != null)
    faults.push({ kind: 'file', position: witness.brokenAt, text: 'the file of checkpoints was altered here' });
  const sealed = await judgeEntries({ rows: readRows(platform), roots, witness, faults });
  const [row] = await database.transaction(systemScope, (tx) =>
    tx.select({ count: sql<number>`count(*)::int` }).from(auditLogs).where(isNull(auditLogs.seq)),
  );
  faults.sort((a, b) => a.position - b.position);
  return { sealed, waiting: row?.count ?? 0, checkpoints: roots.size, witnessed: witness?.size ?? null, faults };
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

async function* readNotes({ database }: Platform, witness: Witness | null, kept: readonly string[]) {
  for (const note of [...kept, ...(witness?.notes ?? [])]) yield { note, size: null };
  for (let after = -1; ; ) {
    const rows = await database.transaction(systemScope, (tx) =>
      tx
        .select()
        .from(auditCheckpoints)
        .where(gt(auditCheckpoints.treeSize, after))
        .orderBy(asc(auditCheckpoints.treeSize))
        .limit(BATCH),
    );
    for (const { note, treeSize: size } of rows) yield { note, size };
    after = rows.at(-1)?.treeSize ?? after;
    if (rows.length < BATCH) return;
  }
}

/** Sealed entries in the order of their places. Those sealed after the call are left for the next. */
async function* readRows({ database }: Platform): AsyncGenerator<SealedRow> {
  const [last] = await database.transaction(systemScope, (tx) =>
    tx.select({ end: sql<number>`coalesce(max(${auditLogs.seq}) + 1, 0)` }).from(auditLogs),
  );
  let after: { seq: number; id: string } | null = null;
  for (;;) {
    const from: { seq: number; id: string } | null = after;
    const rows: SealedRow[] = await database.transaction(systemScope, async (tx) => {
      const later = from && sql`(${auditLogs.seq}, ${auditLogs.id}) > (${from.seq}, ${from.id}::uuid)`;
      const query = tx
        .select()
        .from(auditLogs)
        .where(and(lt(auditLogs.seq, Number(last?.end ?? 0)), later ?? undefined));
      return (await query.orderBy(asc(auditLogs.seq), asc(auditLogs.id)).limit(BATCH)) as SealedRow[];
    });
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    after = { seq: end.seq, id: end.id };
  }
}
