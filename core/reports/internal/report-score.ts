import {
  bandWords,
  noScoreWords,
  openOf,
  type ScoreFigures,
  type ScoreRange,
  scoreSentence,
  scoreWords,
} from '#contract/scans/score.ts';
import { type Band, bandFloor, bands } from '#contract/scans/severity.ts';
import { figuresOf, type ScanView } from '#contract/scans/types.ts';
import type { Pdf } from '#platform/documents/pdf.ts';
import { leftOf, widthOf } from '#platform/documents/sheet.ts';

const INK = '#10242b';

/** As the bands look on the screen. */
const colours: Readonly<Record<Band, string>> = {
  critical: '#b3262e',
  high: '#d95a1b',
  medium: '#e0a52b',
  low: '#2f8294',
  quiet: '#9fb0b3',
};

const BAR = 7;

/** The numbers, the words, and a bar with the bands in their places. */
export function drawScore(doc: Pdf, scan: ScanView): void {
  const figures = figuresOf(scan.score);
  if (!figures) {
    drawLine(doc, scan.status === 'failed' ? 'No score' : noScoreWords, 20);
    doc.y += 28;
    return;
  }
  const { open, ...exposed } = figures;
  drawLine(doc, open ? `Open: ${wordsOf(open)}` : wordsOf(exposed), 20);
  if (open) drawLine(doc, `Exposed: ${wordsOf(exposed)}`, 12);
  doc.y += 6;
  const alt = `${scoreSentence(figures)} Lower is quieter.`;
  doc.addStructure(doc.struct('Figure', { alt }, () => drawBar(doc, figures)));
  doc.y += 22;
}

/** "31 to 48 out of 100: Medium" */
const wordsOf = (range: ScoreRange): string => `${scoreWords(range)} out of 100: ${bandWords(range)}`;

function drawLine(doc: Pdf, words: string, size: number): void {
  doc.addStructure(doc.struct('P', {}, () => void doc.font('strong').fontSize(size).fillColor(INK).text(words)));
}

function drawBar(doc: Pdf, figures: ScoreFigures): void {
  const [left, width, top] = [leftOf(doc), widthOf(doc), doc.y];
  const x = (value: number) => left + (value / 100) * width;
  bands.forEach((band, index) => {
    const above = bands[index - 1];
    const end = above ? bandFloor[above] : 100;
    doc.rect(x(bandFloor[band]), top, x(end) - x(bandFloor[band]) - 1, BAR).fill(colours[band]);
  });
  const { score, most } = openOf(figures);
  if (most > score)
    doc
      .lineWidth(2)
      .dash(1, { space: 3 })
      .moveTo(x(score), top + BAR + 5)
      .lineTo(x(most), top + BAR + 5)
      .stroke(INK)
      .undash();
  drawPointer(doc, x(score), top);
  if (most > score) drawPointer(doc, x(most), top);
  if (figures.open)
    doc
      .lineWidth(2)
      .moveTo(x(figures.score), top - 4)
      .lineTo(x(figures.score), top + BAR + 4)
      .stroke(INK);
  doc.y = top + BAR + 8;
}

function drawPointer(doc: Pdf, at: number, top: number): void {
  doc
    .moveTo(at, top + BAR + 1)
    .lineTo(at - 4, top + BAR + 8)
    .lineTo(at + 4, top + BAR + 8)
    .fill(INK);
}
