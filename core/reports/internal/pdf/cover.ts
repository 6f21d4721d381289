import { type Formats, yearOrMonth } from '#contract/base/formats.ts';
import { gaugeArcs } from '#contract/print/gauge-arcs.ts';
import { type LaidTimeline, layTimeline } from '#contract/print/lay-timeline.ts';
import { reachOf, reportLines, reportPrintSize, stonePlaces } from '#contract/print/report-field.ts';
import { openOf, type ScoreFigures, scoreDigits, scoreSentence } from '#contract/scans/score.ts';
import { type Band, bandOf, type Severity } from '#contract/scans/severity.ts';
import { stonesOf } from '#contract/scans/stones.ts';
import { exposuresByDate, spanWords, undatedLine } from '#contract/scans/timeline.ts';
import type { ScanView } from '#contract/scans/types.ts';
import type { Pdf } from '#platform/documents/pdf.ts';
import { leftOf, type Sheet, widthOf } from '#platform/documents/sheet.ts';
import type { PdfTexts } from './pdf-texts.ts';

/** As on the screen, in the light theme. */
const ink = { text: '#10242b', soft: '#4c5f66', line: '#2f8294', calm: '#c4d6da', stone: '#d95a1b' };

const marks: Readonly<Record<Band | Severity, string>> = {
  critical: '#b3262e',
  high: '#d95a1b',
  medium: '#e0a52b',
  low: '#2f8294',
  quiet: '#9fb0b3',
  info: '#9fb0b3',
};

/** The print of this report, as wide as the page. */
export function drawPrint(doc: Pdf, { findings }: ScanView): void {
  const stones = stonesOf(findings);
  const scale = widthOf(doc) / reportPrintSize.width;
  drawDecoration(doc, scale, () => {
    doc
      .path(reportLines(stones.map(reachOf)))
      .lineWidth(1.25)
      .stroke(ink.calm);
    stones.forEach((stone, place) => {
      const [x, y] = stonePlaces[place] ?? [0, 0];
      doc.circle(x, y, 4.5).fill(stone.open < 1 ? ink.line : ink.stone);
    });
  });
  doc.y += reportPrintSize.height * scale + 16;
}

/** Draws in view-box units at the place that was reached. */
function drawDecoration(doc: Pdf, scale: number, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  drawScaled(doc, scale, draw);
  doc.endMarkedContent();
}

function drawScaled(doc: Pdf, scale: number, draw: () => void): void {
  doc.save().translate(leftOf(doc), doc.y).scale(scale);
  draw();
  doc.restore();
}

const gaugeSize = { width: 320, height: 288 };

/** The gauge of the page with its number; described for those who do not see it. @returns its height in points */
export function drawGauge(
  { doc, texts, score }: PdfTexts & { doc: Pdf },
  figures: ScoreFigures,
  width: number,
): number {
  const scale = width / gaugeSize.width;
  const alt = texts.lowerIsQuieter(scoreSentence(figures, score));
  const top = doc.y;
  doc.addStructure(
    doc.struct('Figure', { alt }, () => {
      drawScaled(doc, scale, () => drawArcs(doc, figures));
      const shown = openOf(figures);
      const size = shown.most > shown.score ? 22 : 34;
      doc.font('strong').fontSize(size).fillColor(ink.text);
      doc.text(scoreDigits(shown), leftOf(doc), top + width * 0.4 - size / 2, { width, align: 'center' });
    }),
  );
  doc.x = leftOf(doc);
  doc.y = top;
  return gaugeSize.height * scale;
}

function drawArcs(doc: Pdf, figures: ScoreFigures): void {
  const shown = openOf(figures);
  const { loud, maybe, calm, tick } = gaugeArcs({ ...shown, tick: figures.score > shown.score ? figures.score : null });
  const colour = marks[bandOf(shown.score)];
  doc.lineWidth(2).lineCap('round');
  for (const d of calm) doc.path(d).stroke(ink.calm);
  for (const d of maybe) doc.path(d).dash(1, { space: 5 }).stroke(colour).undash();
  for (const d of loud) doc.path(d).stroke(colour);
  if (tick) doc.path(tick).lineWidth(3).stroke(ink.soft);
}

/** One raked line from the first exposure to the day of the scan, described for those who do not see it. */
export function drawTimeline(
  {
    doc,
    sheet,
    formats,
    words,
    texts,
  }: PdfTexts & { doc: Pdf; sheet: Sheet; formats: Pick<Formats, 'partialDate' | 'locale'> },
  { findings, finishedAt, createdAt }: ScanView,
): void {
  const { dated, undated } = exposuresByDate(findings);
  const [first] = dated;
  if (!first) return;
  const until = finishedAt ?? createdAt;
  const laid = layTimeline(dated, until);
  const scale = widthOf(doc) / laid.width;
  const from = spanWords(first, until, formats, words);
  const alt = `${from}. ${dated.map(({ since, title }) => texts.dated(formats.partialDate(since), title)).join(' ')}`;
  sheet.paragraph(from, { soft: true, size: 9 });
  sheet.keepTogether(laid.height * scale + 20);
  const top = doc.y;
  doc.addStructure(doc.struct('Figure', { alt }, () => drawScaled(doc, scale, () => drawLine(doc, laid, formats))));
  doc.x = leftOf(doc);
  // Years and months are words, which move the place that was reached, in the units of the drawing.
  doc.y = top + laid.height * scale + 6;
  const unknown = undatedLine(undated, words);
  if (unknown) sheet.paragraph(unknown, { soft: true, size: 9 });
  sheet.gap(8);
}

function drawLine(doc: Pdf, { d, stones, labels, height }: LaidTimeline, { locale }: Pick<Formats, 'locale'>): void {
  doc.path(d).lineWidth(1.5).stroke(ink.line);
  for (const { x, y, severity } of stones) doc.circle(x, y, 4).fill(marks[severity]);
  doc.font('text').fontSize(11).fillColor(ink.soft);
  for (const { x, at, unit } of labels)
    doc.text(yearOrMonth(at, unit, locale), x - 20, height - 14, { width: 40, align: 'center', lineBreak: false });
}
