import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AuditVerdict } from '#contract/audit/types.ts';
import { findNewestCheckpoint } from '#core/base/audit/actions/seal-entries.ts';
import { auditSigner, openCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { type ExportedEntry, exportedEntry, personalPartOf } from '#core/base/audit/internal/entry.ts';
import { digestOfRest, doubtAbout, erasureIn } from '#core/base/audit/internal/erasures.ts';
import { contradictionOf, isAsCommitted, type SealedRow } from '#core/base/audit/internal/judge.ts';
import { findErasureOf } from '#core/base/audit/internal/read.ts';
import { requireCan } from '#core/base/audit/policy.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { inclusionRanges, rootOfInclusion } from '#core/base/audit/tree/merkle.ts';
import { readRanges } from '#core/base/audit/tree/store.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';

/** The proof of one entry, as verify.mjs reads it. */
export interface EntryProof {
  entry: ExportedEntry;
  /** The newest signed head. */
  checkpoint: string;
  /** RFC 9162, 2.1.3: base64, from the leaf upwards. */
  proof: string[];
  /** Verifier key of the head. */
  key: string;
  /** Of an erased entry: the entry that says so, in the same log. */
  erasure?: Pick<EntryProof, 'entry' | 'proof'>;
}

/**
 * The entry, the signed head and the hashes between them.
 * @throws AppError `not-found`, also for an entry that is not sealed yet; `forbidden` for anybody but staff
 */
export function proveEntry(ctx: Context, id: string): Promise<EntryProof> {
  return atEntry(ctx, id, async (tx, row) => {
    const { note, ...proved } = await requireProof(tx, ctx, row);
    const key = auditSigner(ctx.platform.config).verifierKey;
    const named = row.salt === null ? await findErasureOf(tx, row.id) : null;
    if (!named) return { ...proved, checkpoint: note, key };
    const { note: _, ...erasure } = await requireProof(tx, ctx, named);
    return { ...proved, checkpoint: note, key, erasure };
  });
}

/**
 * Computes the hash, the way to the signed head and its signature anew.
 * @throws AppError `not-found`, `forbidden`
 */
export function verifyEntry(ctx: Context, id: string): Promise<AuditVerdict> {
  return atEntry(ctx, id, async (tx, row) => {
    if (row.seq === null) return { kind: 'waiting' };
    const position = row.seq;
    const broken = (text: string) => ({ kind: 'broken', position, text }) as const;
    const contradiction = contradictionOf(row as SealedRow);
    const doubt = contradiction ?? (row.salt === null ? await findDoubt(tx, row) : null);
    if (doubt) return broken(doubt);
    const { size, root, hashes } = await readProof(tx, ctx, row);
    if (size === null) return broken('no signed checkpoint covers it');
    const found = rootOfInclusion(position, size, Buffer.from(row.blockchainHash ?? '', 'hex'), hashes);
    return found?.equals(root) ? { kind: 'holds', position, size } : broken('it is not in the signed log');
  });
}

type Row = typeof auditLogs.$inferSelect;

function atEntry<Result>(
  { actor, platform }: Context,
  id: string,
  work: (tx: Transaction, row: Row) => Promise<Result>,
): Promise<Result> {
  requireCan(actor, 'audit.list');
  return platform.database.read(scopeOf(actor), async (tx) => {
    const known = z.uuid().safeParse(id);
    const [row] = known.success ? await tx.select().from(auditLogs).where(eq(auditLogs.id, known.data)) : [];
    if (!row) throw new AppError('not-found');
    return work(tx, row);
  });
}

/** Why an entry without a salt was not erased by us; null when it was. */
async function findDoubt(tx: Transaction, row: Row): Promise<string | null> {
  const named = await findErasureOf(tx, row.id);
  const erasure = named && isAsCommitted(named) ? erasureIn(named) : null;
  return doubtAbout(digestOfRest(personalPartOf(row)), erasure?.leaves.find(({ id }) => id === row.id)?.rest);
}

/** @throws AppError `not-found` for an entry that is not sealed yet */
async function requireProof(tx: Transaction, ctx: Context, row: Row) {
  const { size, note, hashes } = await readProof(tx, ctx, row);
  if (size === null) throw new AppError('not-found');
  return { entry: exportedEntry(row), proof: hashes.map((hash) => hash.toString('base64')), note };
}

const none = { size: null, note: '', root: Buffer.alloc(0), hashes: [] as Buffer[] } as const;

async function readProof(tx: Transaction, { platform }: Context, { seq }: Row) {
  const newest = await findNewestCheckpoint(tx);
  const head = newest && openCheckpoint(newest.note, [auditSigner(platform.config).verifierKey]);
  if (!newest || !head || seq === null || seq >= head.size) return none;
  const hashes = await readRanges(tx, inclusionRanges(seq, head.size));
  return { size: head.size, note: newest.note, root: head.root, hashes };
}
