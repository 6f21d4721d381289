import type { Pdf } from './pdf.ts';

/** Stands for a letter that the fonts do not have. */
export const missingLetter = '◊';

/** What every font has. */
const COMMON = /^[\n -~\u00a0-\u00ac\u00ae-\u017f]*$/;
/** Control characters but line breaks, and what other programs take for line breaks. */
const BLANKS = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}]/gu;
/** What the fonts lack, and what they have that looks the same: the space between thousands in French, the dot between Japanese names. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ['\u202f', '\u00a0'],
  ['\u30fb', '\u00b7'],
]);
const LACKED = /[\u202f\u30fb]/gu;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Documents in which letters are missing. */
const incomplete = new WeakSet<Pdf>();

export const lacksLetters = (doc: Pdf): boolean => incomplete.has(doc);

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** What pdfkit draws with; its types do not know it. */
interface WithFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/**
 * A text as the font of the moment can show it. Letters that it does not have become `missingLetter`, one for each joined
 * emoji or letter with marks; marks that show nothing, such as those of direction, are left out. Without this, pdfkit draws
 * the same box for all of them and says of each, to whoever copies it, that it was the first one.
 */
export function fitText(doc: Pdf, given: string): string {
  const text = given.replace(LACKED, (letter) => lookalikes.get(letter) ?? letter);
  if (COMMON.test(text)) return text;
  const { font } = (doc as unknown as WithFont)._font;
  const isKnown = (character: string) =>
    character === '\n' || (!/\p{C}/u.test(character) && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const plain = text.replace(BLANKS, ' ').normalize('NFC').replace(IGNORABLE, '');
  const letters = Array.from(graphemes.segment(plain), ({ segment }) =>
    Array.from(segment).every(isKnown) ? segment : missingLetter,
  );
  if (letters.includes(missingLetter)) incomplete.add(doc);
  return letters.join('');
}
