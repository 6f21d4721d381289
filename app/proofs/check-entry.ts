import { shownLanguage } from '#app/language/use-language.ts';
import type { ShownEntry } from '#contract/proof/entry-page.ts';
import type { EntryVerdict } from '#contract/proof/verify-entry.ts';
import { keepHead, readKeptHead } from './kept-head.ts';

/** What came of checking an entry in this browser. */
export type EntryOutcome =
  | EntryVerdict
  /** It has no place in the log yet. */
  | { kind: 'waiting' }
  /** The page shows a hash, and the server has no proof. */
  | { kind: 'unproved' }
  /** Nothing was learnt. */
  | { kind: 'away' }
  /** Browsers keep Web Cryptography from pages that did not come over TLS. */
  | { kind: 'unable' };

/**
 * Asks for the proof of an entry and checks all of it here: hashes, the way to the signed head, its signature, and that the
 * log begins with the head that this browser kept. What holds is kept for the next time.
 * @param address of the proof @param key verifier key of the log that the page knows
 */
export async function checkEntry(shown: ShownEntry, address: string, key: string): Promise<EntryOutcome> {
  if (!globalThis.crypto?.subtle) return { kind: 'unable' };
  // Few people ever check a proof: what it takes is loaded with the first.
  const [{ verifyEntryProof }, { openKept }, { entryWords }] = await Promise.all([
    import('#contract/proof/verify-entry.ts'),
    import('#contract/proof/entry-history.ts'),
    import('./entry-words.ts'),
  ]);
  const words = await entryWords.in(shownLanguage());
  const kept = readKeptHead();
  const before = kept && (await openKept(kept));
  const response = await fetch(before ? `${address}?since=${before.size}` : address, { cache: 'no-store' });
  if (response.status === 404) return shown.hash === null ? { kind: 'waiting' } : { kind: 'unproved' };
  if (!response.ok) return { kind: 'away' };
  const answer: unknown = await response.json().catch(() => null);
  const verdict = await verifyEntryProof({ answer, shown, key, kept, words });
  if (verdict.head) keepHead(verdict.head);
  return verdict;
}
