import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AuditVerdict, BrokenWhy } from '#contract/audit/types.ts';
import type { EntryProof } from '#contract/proof/entry-proof.ts';
import { rootOfInclusion } from '#contract/proof/inclusion.ts';
import { personalPartOf } from '#core/base/audit/internal/entry.ts';
import { digestOfRest, doubtAbout, erasureIn } from '#core/base/audit/internal/erasures.ts';
import { contradictionOf, isAsCommitted, type SealedRow } from '#core/base/audit/internal/judge.ts';
import { proveRow, readInclusion } from '#core/base/audit/internal/prove.ts';
import { findErasureOf } from '#core/base/audit/internal/read.ts';
import { requireCan } from '#core/base/audit/policy.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';

/**
 * The entry, the signed head and the hashes between them.
 * @param since entries of a head that the reader kept
 * @throws AppError `not-found`, also for an entry that is not sealed yet; `forbidden` for anybody but staff
 */
export const proveEntry = (ctx: Context, id: string, since: number | null = null): Promise<EntryProof> =>
  atEntry(ctx, id, (tx, row) => proveRow(tx, ctx.platform, row, since));

/**
 * Computes the hash, the way to the signed head and its signature anew.
 * @throws AppError `not-found`, `forbidden`
 */
export function verifyEntry(ctx: Context, id: string): Promise<AuditVerdict> {
  return atEntry(ctx, id, async (tx, row) => {
    if (row.seq === null) return { kind: 'waiting' };
    const position = row.seq;
    const brokenProof = (why: BrokenWhy) => ({ kind: 'broken', position, why }) as const;
    const contradiction = contradictionOf(row as SealedRow);
    const doubt = contradiction ?? (row.salt === null ? await findDoubt(tx, row) : null);
    if (doubt) return brokenProof(doubt);
    const { size, root, hashes } = await readInclusion(tx, ctx.platform, row);
    if (size === null) return brokenProof('uncovered');
    const found = await rootOfInclusion(position, size, Buffer.from(row.blockchainHash ?? '', 'hex'), hashes);
    return found && root.equals(found) ? { kind: 'holds', position, size } : brokenProof('absent');
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
async function findDoubt(tx: Transaction, row: Row): Promise<BrokenWhy | null> {
  const named = await findErasureOf(tx, row.id);
  const erasure = named && isAsCommitted(named) ? erasureIn(named) : null;
  return doubtAbout(digestOfRest(personalPartOf(row)), erasure?.leaves.find(({ id }) => id === row.id)?.rest);
}
