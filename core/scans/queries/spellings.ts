import type { SpellingOffer } from '#contract/scans/spellings.ts';
import type { ScanView } from '#contract/scans/types.ts';
import { otherSpellings, untaggedElsewhere } from '#core/sources/queries/mailbox.ts';

/** Other spellings of a scan's address that it did not ask about. Null where none is known. */
export function spellingsToOffer({
  email,
  identifiers,
}: Pick<ScanView, 'email' | 'identifiers'>): SpellingOffer | null {
  const asked = new Set(identifiers.map(({ value }) => value));
  const spellings = otherSpellings(email).filter((one) => !asked.has(one));
  const untagged = untaggedElsewhere(email);
  if (spellings.length === 0 && untagged === null) return null;
  return { provider: email.slice(email.lastIndexOf('@') + 1), spellings, untagged };
}
