import { readFileSync } from 'node:fs';
import { desc, lt } from 'drizzle-orm';
import type { PublicCheckpoint } from '#contract/audit/types.ts';
import type { ConsistencyAnswer } from '#contract/proof/kept-checkpoint.ts';
import { findNewestCheckpoint } from '#core/base/audit/actions/seal-entries.ts';
import { auditSigner, openCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { auditCheckpoints } from '#core/base/audit/schema.ts';
import { consistencyRanges } from '#core/base/audit/tree/merkle.ts';
import { readRanges } from '#core/base/audit/tree/store.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** The key that signs the heads of this log, in the form of C2SP. */
export const readVerifierKey = ({ config }: Platform): string => auditSigner(config).verifierKey;

/** The newest signed note; null as long as nothing is sealed. */
export async function readNewestNote({ database }: Platform): Promise<string | null> {
  return (await database.read(systemScope, findNewestCheckpoint))?.note ?? null;
}

/** Signed heads, newest first. @param before only those of fewer entries @param most how many */
export async function listCheckpoints(
  { database, config }: Platform,
  { before, most }: { before: number | null; most: number },
): Promise<PublicCheckpoint[]> {
  const { verifierKey } = auditSigner(config);
  const rows = await database.read(systemScope, (tx) =>
    tx
      .select()
      .from(auditCheckpoints)
      .where(before === null ? undefined : lt(auditCheckpoints.treeSize, before))
      .orderBy(desc(auditCheckpoints.treeSize))
      .limit(most),
  );
  return rows.map(({ treeSize: size, note, createdAt }) => {
    const root = openCheckpoint(note, [verifierKey])?.root.toString('hex') ?? null;
    return { size, time: createdAt.toISOString(), root, note };
  });
}

/** Proves that a tree of `from` entries is the beginning of the newest. @returns null when there is no such beginning */
export function proveConsistency({ database }: Platform, from: number): Promise<ConsistencyAnswer | null> {
  return database.read(systemScope, async (tx) => {
    const newest = await findNewestCheckpoint(tx);
    if (!newest || from > newest.treeSize) return null;
    const hashes = await readRanges(tx, consistencyRanges(from, newest.treeSize));
    const proof = hashes.map((hash) => hash.toString('base64'));
    return { from, to: newest.treeSize, proof, checkpoint: newest.note };
  });
}

/** The stand-alone verifier, as the download of the whole log holds it: one file for Node.js that needs nothing else. */
export const readVerifier = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL('../export/verify.mjs', import.meta.url)));
