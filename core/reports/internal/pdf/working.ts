import { weightiestOf, workingOf } from '#contract/scans/paper.ts';
import type { ScanView } from '#contract/scans/types.ts';
import type { Sheet } from '#platform/documents/sheet.ts';
import type { PdfTexts } from './pdf-texts.ts';

interface Means extends PdfTexts {
  sheet: Sheet;
}

/** What weighs most of what is not dealt with, in a line each, and by how much the score falls where that alone changes it. */
export function drawWeightiest({ sheet, paper }: Means, scan: ScanView): void {
  const weightiest = weightiestOf(scan, paper);
  if (!weightiest) return;
  sheet.gap(8);
  sheet.keepTogether(90);
  sheet.heading(2, paper.headings.weightiest);
  sheet.list(weightiest.lines.map(({ text }, place) => ({ sign: `${place + 1}.`, text })));
  if (weightiest.note) sheet.paragraph(weightiest.note, { soft: true, size: 9 });
}

/** How this score comes about, kind by kind, and what the bands mean. */
export function drawWorking({ sheet, paper, words, score }: Means, scan: ScanView): void {
  const { kinds, sum, method } = workingOf(scan, { paper, words, bandNames: score.bands });
  sheet.keepTogether(120);
  sheet.heading(2, paper.headings.working);
  if (sum !== null) {
    sheet.pairs(kinds, 170);
    sheet.gap(4);
    sheet.paragraph(sum);
    sheet.gap(4);
  }
  sheet.paragraph(method);
}
