import { type Bytes, bytesOf, fromHex } from './bytes.ts';
import { readCheckpoint, readHashes, type SignedHead } from './checkpoint.ts';
import { type Check, check, differenceOf, type EntryWords, failed, open } from './entry-checks.ts';
import { checkDetails, checkErasure } from './entry-details.ts';
import { checkHistory, type KeptHead } from './entry-history.ts';
import { comparePage, type ShownEntry } from './entry-page.ts';
import { type EntryProof, type ProvedEntry, readEntryProof } from './entry-proof.ts';
import { sha256 } from './hashes.ts';
import { rootOfInclusion } from './inclusion.ts';
import { readVerifierKey, type VerifierKey } from './note.ts';
import { textOfLeaf } from './sealed-text.ts';

/** `failed`: at least one check did. `open`: none failed, but this browser could not check the signature. */
export interface EntryVerdict {
  kind: 'holds' | 'failed' | 'open';
  checks: Check[];
  /** Place in the log, from 0, and entries of the signed head; null when the answer cannot be read. */
  place: { position: number; size: number } | null;
  /** The signed head, to be kept when everything holds. */
  head: KeptHead | null;
}

export interface EntryQuestion {
  /** As it was parsed from JSON. */
  answer: unknown;
  /** What stands on the page. */
  shown: ShownEntry;
  /** Verifier key of the log that the page knows. */
  key: string;
  /** What this browser kept when it last checked; null when it never did. */
  kept: KeptHead | null;
  words: EntryWords;
}

/**
 * Whether an entry stands in the signed log as the page shows it. Computes every hash itself and asks nobody, so that the
 * server's word is not needed.
 */
export async function verifyEntryProof({ answer, shown, key, kept, words }: EntryQuestion): Promise<EntryVerdict> {
  const proof = readEntryProof(answer);
  const verifier = await readVerifierKey(key);
  const head = proof && verifier && (await readCheckpoint(proof.checkpoint, verifier));
  if (!proof || !head) return judgeChecks([failed('answer', proof ? words.noHead : words.noProof)], null, null);
  const checks = [
    comparePage(proof.entry, shown, words),
    await checkDetails(proof, words),
    await checkLeaf(proof.entry, words),
    await checkPath(proof.entry, proof.proof, head, words),
    await checkErasure(proof, (entry, path) => checkPath(entry, path, head, words), words),
    checkSignature({ head, verifier, proof, key, words }),
    await checkHistory({ kept, key, head, consistency: proof.consistency ?? null, words }),
  ];
  const isKept = head.signature === 'holds' ? { key, note: proof.checkpoint } : null;
  return judgeChecks(
    checks.filter((one) => one !== null),
    { position: proof.entry.seq, size: head.size },
    isKept,
  );
}

function judgeChecks(checks: Check[], place: EntryVerdict['place'], head: KeptHead | null): EntryVerdict {
  if (checks.some(({ how }) => how === 'failed')) return { kind: 'failed', checks, place, head: null };
  return { kind: head ? 'holds' : 'open', checks, place, head };
}

const leafHash = (entry: ProvedEntry): Promise<Bytes> => sha256(Uint8Array.of(0), bytesOf(textOfLeaf(entry)));

async function checkLeaf(entry: ProvedEntry, words: EntryWords): Promise<Check> {
  const difference = differenceOf(fromHex(entry.hash), await leafHash(entry), words);
  return check('leaf', difference, words.leaf, words.otherLeaf);
}

async function checkPath(
  entry: ProvedEntry,
  path: readonly string[],
  head: SignedHead,
  words: EntryWords,
): Promise<Check> {
  const hashes = readHashes(path);
  const root = hashes && (await rootOfInclusion(entry.seq, head.size, await leafHash(entry), hashes));
  if (!root) return failed('path', words.noPath(path.length, entry.seq + 1, head.size));
  return check('path', differenceOf(head.root, root, words), words.path(hashes.length), (where) =>
    words.otherPath(hashes.length, where),
  );
}

interface Signing {
  head: SignedHead;
  verifier: VerifierKey;
  proof: EntryProof;
  key: string;
  words: EntryWords;
}

function checkSignature({ head, verifier, proof, key, words }: Signing): Check {
  if (proof.key !== key) return failed('signature', words.otherKey);
  if (head.origin !== verifier.name) return failed('signature', words.otherLog(head.origin, verifier.name));
  switch (head.signature) {
    case 'holds':
      return { part: 'signature', how: 'holds', text: words.signature };
    case 'unknown':
      return open('signature', words.unknownSignature);
    case 'missing':
      return failed('signature', words.missingSignature);
    case 'wrong':
      return failed('signature', words.wrongSignature);
  }
}
