import { type Bytes, bytesOf, fromHex } from './bytes.ts';
import { readCheckpoint, readHashes, type SignedHead } from './checkpoint.ts';
import { type Check, check, differenceOf, failed, open } from './entry-checks.ts';
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
}

/**
 * Whether an entry stands in the signed log as the page shows it. Computes every hash itself and asks nobody, so that the
 * server's word is not needed.
 */
export async function verifyEntryProof({ answer, shown, key, kept }: EntryQuestion): Promise<EntryVerdict> {
  const proof = readEntryProof(answer);
  const verifier = await readVerifierKey(key);
  const head = proof && verifier && (await readCheckpoint(proof.checkpoint, verifier));
  if (!proof || !head) return judgeChecks([sayUnreadable(proof)], null, null);
  const checks = [
    comparePage(proof.entry, shown),
    await checkDetails(proof),
    await checkLeaf(proof.entry),
    await checkPath(proof.entry, proof.proof, head),
    await checkErasure(proof, (entry, path) => checkPath(entry, path, head)),
    checkSignature(head, verifier, proof, key),
    await checkHistory({ kept, key, head, consistency: proof.consistency ?? null }),
  ];
  const isKept = head.signature === 'holds' ? { key, note: proof.checkpoint } : null;
  return judgeChecks(
    checks.filter((one) => one !== null),
    { position: proof.entry.seq, size: head.size },
    isKept,
  );
}

const sayUnreadable = (proof: EntryProof | null): Check =>
  failed(
    'answer',
    proof ? 'The signed head in the answer is no checkpoint.' : 'The answer does not have the form of a proof.',
  );

function judgeChecks(checks: Check[], place: EntryVerdict['place'], head: KeptHead | null): EntryVerdict {
  if (checks.some(({ how }) => how === 'failed')) return { kind: 'failed', checks, place, head: null };
  return { kind: head ? 'holds' : 'open', checks, place, head };
}

const leafHash = (entry: ProvedEntry): Promise<Bytes> => sha256(Uint8Array.of(0), bytesOf(textOfLeaf(entry)));

async function checkLeaf(entry: ProvedEntry): Promise<Check> {
  const difference = differenceOf(fromHex(entry.hash), await leafHash(entry));
  return check(
    'leaf',
    difference,
    'The hash of the entry, computed here, is the one that is shown.',
    (where) => `The hash of the entry, computed here, is another than the one that is shown: ${where}.`,
  );
}

const pathWords = (count: number): string => (count === 1 ? 'One further hash leads' : `${count} further hashes lead`);

async function checkPath(entry: ProvedEntry, path: readonly string[], head: SignedHead): Promise<Check> {
  const hashes = readHashes(path);
  const root = hashes && (await rootOfInclusion(entry.seq, head.size, await leafHash(entry), hashes));
  if (!root)
    return failed(
      'path',
      `${path.length} hashes are no way from place ${entry.seq + 1} to the head of ${head.size} entries.`,
    );
  return check(
    'path',
    differenceOf(head.root, root),
    `${pathWords(hashes.length)} from it to the root of the signed log.`,
    (where) => `${pathWords(hashes.length)} to another root than the signed one: ${where}.`,
  );
}

function checkSignature(head: SignedHead, verifier: VerifierKey, proof: EntryProof, key: string): Check {
  if (proof.key !== key) return failed('signature', 'The answer names another key than this page.');
  if (head.origin !== verifier.name)
    return failed('signature', `The head is that of another log: ${head.origin}, not ${verifier.name}.`);
  switch (head.signature) {
    case 'holds':
      return { part: 'signature', how: 'holds', text: 'The key of this log has signed that root (Ed25519).' };
    case 'unknown':
      return open('signature', 'This browser cannot check signatures of Ed25519, so only the hashes were checked.');
    case 'missing':
      return failed('signature', 'The key of this log has not signed the root.');
    case 'wrong':
      return failed(
        'signature',
        'The signature under the root is not that of the key: the head or the signature was changed.',
      );
  }
}
