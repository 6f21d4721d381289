import { readCheckpoint, readHashes } from './checkpoint.ts';
import { isBeginningOf } from './consistency.ts';
import { readVerifierKey } from './note.ts';

/** What the log answers about an older size of its own. */
export interface ConsistencyAnswer {
  from: number;
  to: number;
  /** base64, RFC 9162 2.1.4 */
  proof: string[];
  /** The signed note of size `to`. */
  checkpoint: string;
}

/** What came of comparing a checkpoint that somebody kept with the log of today. */
export type KeptVerdict =
  /** `signed` is false where this browser cannot check signatures. */
  | { kind: 'holds'; kept: number; newest: number; signed: boolean }
  | { kind: 'unreadable' }
  /** Our key has not signed it: nothing we can be held to. */
  | { kind: 'unsigned' }
  /** The log has fewer entries than it had. */
  | { kind: 'shorter'; kept: number }
  /** The log does not begin with what was kept. */
  | { kind: 'rewritten'; kept: number; newest: number };

/**
 * Computes every hash itself, so that the server's word is not needed.
 * @param note the signed note that was kept
 * @param key verifier key of the log
 * @param ask for the proof from that size on; null when the log has no such size
 */
export async function judgeKept(
  note: string,
  key: string,
  ask: (from: number) => Promise<ConsistencyAnswer | null>,
): Promise<KeptVerdict> {
  const verifier = await readVerifierKey(key);
  const kept = verifier && (await readCheckpoint(note, verifier));
  if (!kept) return { kind: 'unreadable' };
  if (kept.signature === 'missing' || kept.signature === 'wrong') return { kind: 'unsigned' };
  const answer = await ask(kept.size);
  if (!answer) return { kind: 'shorter', kept: kept.size };
  const newest = await readCheckpoint(answer.checkpoint, verifier);
  const hashes = readHashes(answer.proof);
  const sameKind = newest?.origin === kept.origin && newest.signature === kept.signature;
  if (!newest || !hashes || !sameKind || !(await isBeginningOf(kept, newest, hashes)))
    return { kind: 'rewritten', kept: kept.size, newest: newest?.size ?? answer.to };
  return { kind: 'holds', kept: kept.size, newest: newest.size, signed: kept.signature === 'holds' };
}
