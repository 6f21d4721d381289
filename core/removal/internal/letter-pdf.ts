import type { Letter } from '#contract/removal/letters.ts';
import { type Pdf, writePdf } from '#platform/documents/pdf.ts';

const INK = '#10242b';
const SOFT = '#4c5f66';

const drawParagraph = (doc: Pdf, text: string): void => {
  doc.addStructure(doc.struct('P', {}, () => void doc.text(text)));
  doc.moveDown(0.8);
};

const drawHeading = (doc: Pdf, level: 'H1' | 'H2', text: string, size: number): void => {
  doc.addStructure(doc.struct(level, {}, () => void doc.font('strong').fontSize(size).fillColor(INK).text(text)));
  doc.moveDown(0.5).font('text').fontSize(10.5);
};

interface PostedLetter {
  letter: Letter;
  /** Whom it is posted to, in lines. */
  to: readonly string[];
  /** In words, in the letter's language. */
  date: string;
  at: Date;
}

/** A letter to print, sign and post. */
export function letterPdf({ letter, to, date, at }: PostedLetter): Promise<Buffer<ArrayBuffer>> {
  return writePdf({ title: letter.subject, author: '', created: at }, (doc) => {
    doc.font('text').fontSize(10.5).fillColor(INK);
    drawParagraph(doc, to.join('\n'));
    drawParagraph(doc, date);
    drawHeading(doc, 'H1', letter.subject, 12);
    for (const one of letter.text.split('\n\n')) drawParagraph(doc, one);
  });
}

/** One letter or answer of a case, for an authority. */
export interface BundleEntry {
  title: string;
  /** When, and by which way. */
  line: string;
  /** Its text; null where it was not kept. */
  text: string | null;
}

export interface Bundle {
  title: string;
  /** Above the letters and answers. */
  happened: string;
  authorities: readonly string[];
  /** What is asked of the authority, and why, in paragraphs. */
  asks: readonly string[];
  entries: readonly BundleEntry[];
  at: Date;
}

/** Everything that an authority needs to hear a complaint: what is asked, then letters and answers in order. */
export function bundlePdf({
  title: heading,
  happened,
  authorities,
  asks,
  entries,
  at,
}: Bundle): Promise<Buffer<ArrayBuffer>> {
  return writePdf({ title: heading, author: '', created: at }, (doc) => {
    doc.font('text').fontSize(10.5).fillColor(INK);
    if (authorities.length > 0) drawParagraph(doc, authorities.join('\n'));
    drawHeading(doc, 'H1', heading, 18);
    for (const one of asks) drawParagraph(doc, one);
    drawHeading(doc, 'H2', happened, 13);
    for (const { title, line, text } of entries) {
      drawHeading(doc, 'H2', title, 11);
      doc.fillColor(SOFT);
      drawParagraph(doc, line);
      doc.fillColor(INK);
      if (text) drawParagraph(doc, text);
    }
  });
}
