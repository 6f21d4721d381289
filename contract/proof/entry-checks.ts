import type { Texts } from '#contract/base/texts.ts';
import type { Bytes } from './bytes.ts';
import type english from './words/entry.texts.en.ts';

/** What came of each step, in the language of who reads it. */
export type EntryWords = Texts<typeof english>;

/** What is looked at, in the order in which it is told. */
type CheckedPart = 'answer' | 'page' | 'details' | 'leaf' | 'path' | 'erasure' | 'signature' | 'history';

/** One step, in a sentence. `open`: it could not be looked at, which says nothing against it. */
export interface Check {
  part: CheckedPart;
  how: 'holds' | 'failed' | 'open';
  text: string;
}

export const failed = (part: CheckedPart, text: string): Check => ({ part, how: 'failed', text });
export const open = (part: CheckedPart, text: string): Check => ({ part, how: 'open', text });

/** @param difference null: there is none */
export const check = (
  part: CheckedPart,
  difference: string | null,
  holds: string,
  fails: (where: string) => string,
): Check => (difference === null ? { part, how: 'holds', text: holds } : failed(part, fails(difference)));

const asHex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** "byte 3 of 32 is a0 and should be 3f"; null when both are the same. @param stated null: it could not be read */
export function differenceOf(stated: Bytes | null, computed: Uint8Array, words: EntryWords): string | null {
  if (stated?.length !== computed.length) return words.notSize(computed.length);
  const place = stated.findIndex((byte, i) => byte !== computed[i]);
  if (place < 0) return null;
  return words.otherByte(place + 1, computed.length, asHex(stated[place] ?? 0), asHex(computed[place] ?? 0));
}
