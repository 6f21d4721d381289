import { readFileSync } from 'node:fs';
import { fitText } from './fit-text.ts';
import type { Pdf } from './pdf.ts';

/** Scripts that the fonts of documents lack, each with a font that has it, and Latin, Greek and Cyrillic besides. */
const others = [
  {
    name: 'korean',
    letters: /\p{Script=Hangul}/u,
    address: () => import.meta.resolve('@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf'),
  },
  {
    name: 'chinese and japanese',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u,
    address: () =>
      import.meta.resolve(
        '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
      ),
  },
] as const;

/** Read when the first text needs it: 12 MB for Chinese. */
const read = new Map<string, Buffer>();
const fontOf = ({ name, address }: (typeof others)[number]): Buffer => {
  const bytes = read.get(name) ?? readFileSync(new URL(address()));
  read.set(name, bytes);
  return bytes;
};

/** What pdfkit draws with; its types do not know it. */
interface Drawn {
  _font: unknown;
}

/**
 * Draws or measures a text as the document's fonts can show it. A text with letters of another script is drawn in that script's
 * font as a whole, so that its lines are broken as one; it has one weight.
 * @param use given the text without the letters that no font has
 */
export function withFontOf<Result>(doc: Pdf, given: string, use: (shown: string) => Result): Result {
  const script = others.find(({ letters }) => letters.test(given));
  if (!script) return use(fitText(doc, given));
  const drawn = doc as unknown as Drawn;
  const before = drawn._font;
  doc.registerFont(script.name, fontOf(script)).font(script.name);
  try {
    return use(fitText(doc, given));
  } finally {
    drawn._font = before;
  }
}
