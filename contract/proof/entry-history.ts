import { readCheckpoint, readHashes, type SignedHead } from './checkpoint.ts';
import { isBeginningOf } from './consistency.ts';
import { type Check, type EntryWords, failed, open } from './entry-checks.ts';
import { readVerifierKey } from './note.ts';

/** A signed head that a browser keeps, and the key that it was checked with. */
export interface KeptHead {
  /** Verifier key of the log. */
  key: string;
  /** The signed note. */
  note: string;
}

/** The head that was kept, when it can be believed. @returns null for what the key has not signed */
export async function openKept({ key, note }: KeptHead): Promise<SignedHead | null> {
  const verifier = await readVerifierKey(key);
  const head = verifier && (await readCheckpoint(note, verifier));
  return head?.signature === 'holds' ? head : null;
}

const SIZE = /^\d{1,12}$/;

/** A number of entries in an address. @returns null where there is none */
export function sizeIn(search: URLSearchParams, name: string): number | null {
  const digits = search.get(name) ?? '';
  return SIZE.test(digits) ? Number(digits) : null;
}

interface Histories {
  kept: KeptHead | null;
  /** Verifier key of today. */
  key: string;
  /** Signed head of today. */
  head: SignedHead;
  /** base64; null when the log says that it never had the size that was kept */
  consistency: readonly string[] | null;
  words: EntryWords;
}

/** Whether the log of today begins with the one that this browser saw before. */
export async function checkHistory({ kept, key, head, consistency, words }: Histories): Promise<Check> {
  const before = kept && (await openKept(kept));
  if (!before) return open('history', words.firstHistory);
  if (kept.key !== key) return failed('history', words.otherHistoryKey(kept.key));
  if (before.size > head.size) return failed('history', words.shorterHistory(head.size, before.size));
  const hashes = consistency && readHashes(consistency);
  if (!hashes || !(await isBeginningOf(before, head, hashes)))
    return failed('history', words.otherHistory(before.size));
  return { part: 'history', how: 'holds', text: words.history(before.size) };
}
