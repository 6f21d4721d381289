import type { ScanView } from '#contract/scans.ts';
import { type Band, bandFloor, bandLabel, bandOf, bands } from '#contract/severity.ts';
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

/** The number, the word, and a bar with the bands in their places. */
export function drawScore(doc: Pdf, scan: ScanView): void {
  const scored = scan.score?.kind === 'scored' ? scan.score.score : null;
  const words = scored === null ? 'No score' : `${scored} out of 100: ${bandLabel[bandOf(scored)]}`;
  const alt =
    scored === null ? 'There is no score: too few sources answered.' : `Risk score ${words}. Lower is quieter.`;
  doc.addStructure(doc.struct('P', {}, () => void doc.font('strong').fontSize(20).fillColor(INK).text(words)));
  doc.y += 6;
  if (scored !== null) doc.addStructure(doc.struct('Figure', { alt }, () => drawBar(doc, scored)));
  doc.y += 22;
}

function drawBar(doc: Pdf, score: number): void {
  const [left, width, top] = [leftOf(doc), widthOf(doc), doc.y];
  const x = (value: number) => left + (value / 100) * width;
  bands.forEach((band, index) => {
    const above = bands[index - 1];
    const end = above ? bandFloor[above] : 100;
    doc.rect(x(bandFloor[band]), top, x(end) - x(bandFloor[band]) - 1, BAR).fill(colours[band]);
  });
  const at = x(score);
  doc
    .moveTo(at, top + BAR + 1)
    .lineTo(at - 4, top + BAR + 8)
    .lineTo(at + 4, top + BAR + 8)
    .fill(INK);
  doc.y = top + BAR + 8;
}
