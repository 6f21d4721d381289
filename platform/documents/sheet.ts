import type { Pdf } from './pdf.ts';

const INK = '#10242b';
const SOFT = '#4c5f66';
const LINE = '#c9d3d6';

export interface TextLook {
  size?: number;
  strong?: boolean;
  soft?: boolean;
  /** `#rrggbb`; wins over `soft`. */
  colour?: string;
}

/** A document that is written from top to bottom, with its structure for screen readers. */
export interface Sheet {
  /** @param level 1 to 3 */
  heading(level: 1 | 2 | 3, text: string, look?: Pick<TextLook, 'colour'>): void;
  paragraph(text: string, look?: TextLook): void;
  /** A label and what it is, each pair on a line of its own. @param labelWidth in points */
  pairs(pairs: readonly (readonly [label: string, value: string])[], labelWidth?: number): void;
  /** Each with a sign before it: "1.", "☐". */
  list(items: readonly { sign: string; text: string }[]): void;
  rule(): void;
  /** Leaves so much free, in points. */
  gap(points: number): void;
  /** How high a text of the whole width would be, in points. */
  heightOf(text: string, look: TextLook): number;
  /** Goes on to the next page unless so much is left on this one: a heading is not parted from its text. */
  keepTogether(points: number): void;
  /** Goes on to the next page, unless this one is empty. */
  startNewPage(): void;
}

const headingSize = { 1: 24, 2: 16, 3: 12 } as const;
const LABEL_WIDTH = 90;
const SIGN_WIDTH = 18;
const LINE_GAP = 1.5;

export const leftOf = (doc: Pdf): number => doc.page.margins.left;
export const widthOf = (doc: Pdf): number => doc.page.width - doc.page.margins.left - doc.page.margins.right;

function setTextStyle(doc: Pdf, { size = 10, strong, soft, colour }: TextLook): Pdf {
  return doc
    .font(strong ? 'strong' : 'text')
    .fontSize(size)
    .fillColor(colour ?? (soft ? SOFT : INK));
}

/** Text in two columns whose lines stand side by side. @returns where it ends */
function drawColumns(doc: Pdf, columns: readonly { text: string; x: number; width: number; look: TextLook }[]): void {
  const needed = Math.max(
    ...columns.map(({ text, width, look: style }) =>
      setTextStyle(doc, style).heightOfString(text, { width, lineGap: LINE_GAP }),
    ),
  );
  if (doc.y + Math.min(needed, 100) > doc.page.height - doc.page.margins.bottom) doc.continueOnNewPage();
  const top = doc.y;
  let page = doc.page;
  let below = top;
  for (const { text, x, width, look: style } of columns) {
    if (doc.page !== page) break;
    setTextStyle(doc, style).text(text, x, top, { width, lineGap: LINE_GAP });
    below = doc.page === page ? Math.max(below, doc.y) : doc.y;
    page = doc.page;
  }
  doc.x = leftOf(doc);
  doc.y = below;
}

export function createSheet(doc: Pdf): Sheet {
  const addTagged = (kind: string, draw: () => void) => void doc.addStructure(doc.struct(kind, {}, draw));
  const keepTogether = (points: number) => {
    if (doc.y + points > doc.page.height - doc.page.margins.bottom) doc.continueOnNewPage();
  };
  return {
    heading(level, text, { colour } = {}) {
      keepTogether(60);
      addTagged(`H${level}`, () => {
        setTextStyle(doc, { size: headingSize[level], strong: true, ...(colour && { colour }) }).text(
          text,
          leftOf(doc),
          doc.y,
        );
      });
      doc.moveDown(0.3);
    },
    paragraph(text, style = {}) {
      addTagged(
        'P',
        () => void setTextStyle(doc, style).text(text, leftOf(doc), doc.y, { width: widthOf(doc), lineGap: LINE_GAP }),
      );
    },
    pairs(pairs, labelWidth = LABEL_WIDTH) {
      for (const [label, value] of pairs)
        addTagged('P', () =>
          drawColumns(doc, [
            { text: label, x: leftOf(doc), width: labelWidth - 10, look: { soft: true } },
            { text: value, x: leftOf(doc) + labelWidth, width: widthOf(doc) - labelWidth, look: {} },
          ]),
        );
    },
    list(items) {
      for (const { sign, text } of items)
        addTagged('P', () =>
          drawColumns(doc, [
            { text: sign, x: leftOf(doc), width: SIGN_WIDTH, look: { soft: true } },
            { text, x: leftOf(doc) + SIGN_WIDTH, width: widthOf(doc) - SIGN_WIDTH, look: {} },
          ]),
        );
    },
    rule() {
      doc.markContent('Artifact', { type: 'Layout' });
      const { y } = doc;
      doc
        .moveTo(leftOf(doc), y)
        .lineTo(leftOf(doc) + widthOf(doc), y)
        .lineWidth(0.7)
        .strokeColor(LINE)
        .stroke();
      doc.endMarkedContent();
      doc.y = y + 10;
    },
    gap(points) {
      doc.y += points;
    },
    heightOf: (text, style) =>
      setTextStyle(doc, style).heightOfString(text, { width: widthOf(doc), lineGap: LINE_GAP }),
    keepTogether,
    startNewPage() {
      if (doc.y > doc.page.margins.top) doc.continueOnNewPage();
    },
  };
}

/** A line at the foot of every page, once all are written. */
export function numberPages(doc: Pdf, text: (page: number, of: number) => string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    const { bottom } = doc.page.margins;
    // Below the margin, text would begin a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    setTextStyle(doc, { size: 8, soft: true }).text(
      text(index + 1, count),
      leftOf(doc),
      doc.page.height - bottom * 0.65,
      {
        width: widthOf(doc),
        lineBreak: false,
      },
    );
    doc.endMarkedContent();
    doc.page.margins.bottom = bottom;
  }
}
