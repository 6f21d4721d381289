import { findNewestCheckpoint } from '#core/base/audit/actions/seal-entries.ts';
import { auditSigner } from '#core/base/audit/internal/checkpoint.ts';
import { consistencyRanges } from '#core/base/audit/tree/merkle.ts';
import { readRanges } from '#core/base/audit/tree/store.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** What anybody may know of the log: its newest signed head, and the key that says so. */
export interface PublicHead {
  /** The signed note; null as long as nothing is sealed. */
  note: string | null;
  verifierKey: string;
}

export async function readPublicHead({ database, config }: Platform): Promise<PublicHead> {
  const newest = await database.read(systemScope, findNewestCheckpoint);
  return { note: newest?.note ?? null, verifierKey: auditSigner(config).verifierKey };
}

export interface ConsistencyProof {
  from: number;
  to: number;
  /** base64, RFC 9162 2.1.4 */
  proof: string[];
  /** The newest signed note, of size `to`. */
  checkpoint: string;
}

/** Proves that a checkpoint of `from` entries is the beginning of the newest. @returns null when it cannot be */
export function proveConsistency({ database }: Platform, from: number): Promise<ConsistencyProof | null> {
  return database.read(systemScope, async (tx) => {
    const newest = await findNewestCheckpoint(tx);
    if (!newest || from > newest.treeSize) return null;
    const hashes = await readRanges(tx, consistencyRanges(from, newest.treeSize));
    const proof = hashes.map((hash) => hash.toString('base64'));
    return { from, to: newest.treeSize, proof, checkpoint: newest.note };
  });
}
