import { readFileSync } from 'node:fs';
import { withFontOf } from './other-scripts.ts';

/** Whole fonts, not subsets of scripts: a name may be written in Greek or Cyrillic. */
const readFont = (address: string) => readFileSync(new URL(address));

let fonts: { text: Buffer; strong: Buffer } | null = null;
const readFonts = () => {
  fonts ??= {
    text: readFont(import.meta.resolve('@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf')),
    strong: readFont(import.meta.resolve('@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf')),
  };
  return fonts;
};

export type Pdf = PDFKit.PDFDocument;

/** Whatever is drawn or measured is what the fonts can show, in one that has its letters. */
function fitTexts(doc: Pdf): void {
  const { text, heightOfString } = doc;
  const draw = text as (shown: string, ...rest: unknown[]) => Pdf;
  doc.text = (given: string, ...rest: unknown[]) => withFontOf(doc, given, (shown) => draw.call(doc, shown, ...rest));
  doc.heightOfString = (given, options) => withFontOf(doc, given, (shown) => heightOfString.call(doc, shown, options));
}

/** Millimetres as points. */
const fromMillimetres = (value: number): number => (value * 72) / 25.4;

/**
 * Writes an A4 document with text that can be searched, copied and read aloud. Fonts: `text` and `strong`.
 * @param lang of its text, BCP 47
 * @param write draws it; page margins are 20 mm
 * @returns the file
 */
export async function writePdf(
  { title, author, created, lang = 'en-GB' }: { title: string; author: string; created: Date; lang?: string },
  write: (doc: Pdf) => void,
): Promise<Buffer<ArrayBuffer>> {
  // Loaded when the first document is written.
  const { default: PDFDocument } = await import('pdfkit');
  const { text, strong } = readFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margin: fromMillimetres(20),
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: created },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  doc.registerFont('text', text);
  doc.registerFont('strong', strong);
  fitTexts(doc);
  doc.font('text').fontSize(10);
  write(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
