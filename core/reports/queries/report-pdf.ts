import { type FormatStyle, type Formats, formatsFor } from '#contract/base/formats.ts';
import type { ReportBrokers } from '#contract/brokers/types.ts';
import type { FindingComments } from '#contract/scans/comments.ts';
import type { Comparison } from '#contract/scans/comparison.ts';
import { answeredIn, answeredWords, gapsIn, stillToCome } from '#contract/scans/coverage.ts';
import { paperGlossary, paperHeadings } from '#contract/scans/paper.ts';
import { sampleNote } from '#contract/scans/sample.ts';
import { bandWords, openOf, recordWords, type ScoreRange, scoreWords } from '#contract/scans/score.ts';
import { severities, severityLabel } from '#contract/scans/severity.ts';
import { dueLabel, type PlanAction, planScoreWords } from '#contract/scans/steps.ts';
import { countTodos, type OwnScan } from '#contract/scans/todos.ts';
import { figuresOf, isExposure, type ScanView } from '#contract/scans/types.ts';
import { drawBrokers } from '#core/reports/internal/pdf/brokers.ts';
import { drawChanges } from '#core/reports/internal/pdf/changes.ts';
import { drawGauge, drawPrint, drawTimeline } from '#core/reports/internal/pdf/cover.ts';
import { drawEvidence, drawWhere } from '#core/reports/internal/pdf/evidence.ts';
import { drawReceipt } from '#core/reports/internal/pdf/receipt.ts';
import { drawWeightiest, drawWorking } from '#core/reports/internal/pdf/working.ts';
import { lacksLetters, missingLetter } from '#platform/documents/fit-text.ts';
import { type Pdf, writePdf } from '#platform/documents/pdf.ts';
import { createSheet, numberPages, type Sheet } from '#platform/documents/sheet.ts';

interface Means {
  doc: Pdf;
  sheet: Sheet;
  formats: Formats;
}

/** What a report is made of. */
interface ReportOf extends OwnScan {
  comparison?: Comparison | null;
  /** What specialists say about its findings. */
  comments?: FindingComments;
  /** Who is likely to hold its person; null where that is no part of it. */
  brokers?: ReportBrokers | null;
  /** About somebody invented: its cover and every page say so. */
  isSample?: boolean;
}

/**
 * The whole result as a document to keep: cover with the print of this report, plan, evidence, and the coverage receipt. The
 * page prints the same.
 * @param siteName e.g. "Quietprint"
 * @param data the same report for programs, as JSON; it is attached
 */
export function reportPdf(
  { scan, todos, comparison = null, comments = {}, brokers = null, isSample = false }: ReportOf,
  siteName: string,
  style: FormatStyle,
  data?: string,
): Promise<Buffer<ArrayBuffer>> {
  const created = new Date(scan.finishedAt ?? scan.createdAt);
  const kind = isSample ? 'Sample of an exposure report' : 'Exposure report';
  const head = { title: `${kind} for ${scan.email}`, author: siteName, created };
  return writePdf(head, (doc) => {
    const means: Means = { doc, sheet: createSheet(doc), formats: formatsFor(style) };
    if (data !== undefined) attachData(doc, data, created);
    drawCover(means, scan, siteName, isSample);
    drawPlan(means, scan);
    if (comparison) drawChanges(means, comparison);
    drawWhere(means, scan);
    drawEvidence(means, scan, todos, comments);
    if (brokers) drawBrokers(means, brokers);
    drawReceipt(means, scan);
    drawWorking(means, scan);
    drawGlossary(means);
    numberPages(doc, (page, of) => `${siteName} · ${head.title} · Page ${page} of ${of}`);
  });
}

const coverageWords = (scan: ScanView) => answeredWords(answeredIn(scan));

function attachData(doc: Pdf, data: string, created: Date): void {
  const dates = { creationDate: created, modifiedDate: created };
  // The types of pdfkit do not know `relationship` yet.
  const attached = { type: 'application/json', relationship: 'Data', ...dates };
  doc.file(Buffer.from(data), { name: 'report.json', description: 'This report for programs, signed', ...attached });
}

function drawCover(means: Means, scan: ScanView, siteName: string, isSample: boolean): void {
  const { doc, sheet, formats } = means;
  const when = scan.finishedAt ?? scan.createdAt;
  sheet.paragraph(siteName, { strong: true, size: 11 });
  sheet.gap(10);
  drawPrint(doc, scan);
  sheet.heading(1, 'Exposure report');
  if (isSample) sheet.paragraph(sampleNote, { strong: true });
  sheet.paragraph(`For ${[scan.name, scan.email].filter(Boolean).join(', ')}`);
  sheet.paragraph(`Scanned on ${formats.dateTime(when)} ${formats.zoneName(when)} · ${coverageWords(scan)}`, {
    soft: true,
  });
  sheet.gap(18);
  drawVerdict(means, scan);
  drawTimeline(means, scan);
  drawGaps(means, scan);
  drawWeightiest(means, scan);
}

const GAUGE_WIDTH = 140;

/** The gauge, and the words beside it. */
function drawVerdict(means: Means, scan: ScanView): void {
  const { doc } = means;
  const figures = figuresOf(scan.score);
  const top = doc.y;
  const height = figures ? drawGauge(doc, figures, GAUGE_WIDTH) : 0;
  const page = doc.page;
  const { left } = page.margins;
  if (figures) page.margins.left += GAUGE_WIDTH + 20;
  drawWords(means, scan);
  page.margins.left = left;
  doc.x = left;
  doc.y = Math.max(doc.y, top + height) + 14;
}

function drawWords({ sheet }: Means, scan: ScanView): void {
  const figures = figuresOf(scan.score);
  if (figures) {
    sheet.paragraph(rangeWords(openOf(figures)), { strong: true, size: 13 });
    if (figures.open) sheet.paragraph(recordWords(figures), { soft: true });
  }
  sheet.gap(6);
  sheet.heading(2, scan.verdict.headline);
  sheet.paragraph(scan.verdict.detail);
  const exposures = scan.findings.filter(isExposure);
  const tally = severities
    .map((severity) => [severity, exposures.filter((finding) => finding.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severityLabel[severity].toLowerCase()}`);
  if (tally.length === 0) return;
  const { all, settled } = countTodos(scan.findings, {});
  sheet.gap(6);
  sheet.paragraph(`${tally.join(', ')}. ${settled} of ${all} dealt with.`, { strong: true });
}

/** "31 to 48 out of 100: Medium" */
const rangeWords = (range: ScoreRange): string => `${scoreWords(range)} out of 100: ${bandWords(range)}`;

/** Sources that did not answer and that the cover names. */
const MOST_GAPS = 15;

function drawGaps({ sheet }: Means, { checks }: ScanView): void {
  const toCome = stillToCome(checks);
  if (toCome.length > 0)
    sheet.paragraph(`Still to come: ${toCome.join(', ')}. Their answers are added to the report on the site.`);
  const gaps = gapsIn(checks);
  if (gaps.length === 0) return;
  const named = gaps.slice(0, MOST_GAPS).join(', ');
  const more = gaps.length > MOST_GAPS ? ` and ${gaps.length - MOST_GAPS} more, which are named at the end` : '';
  sheet.paragraph(`Not checked: ${named}${more}. This report says nothing about what they hold.`);
}

/** The same words as on the page, and so few that they fill no more than one sheet. */
function drawPlan({ sheet, formats }: Means, { plan }: ScanView): void {
  const { actions, minutes, score, watch } = plan;
  if (actions.length + watch.length === 0) return;
  sheet.startNewPage();
  if (actions.length > 0) {
    sheet.heading(2, `Your next ${formats.plural(minutes, 'minute')}`);
    if (score) sheet.paragraph(planScoreWords(score), { strong: true });
    sheet.gap(6);
    actions.forEach((action, place) => {
      sheet.list(linesOf(action, place + 1));
      sheet.gap(4);
    });
    sheet.gap(10);
  }
  if (watch.length > 0) {
    sheet.heading(2, 'Good to know');
    sheet.list(watch.map(({ text, places }) => ({ sign: '–', text: `${text} (${places.join(', ')})` })));
    sheet.gap(10);
  }
}

function linesOf({ title, minutes, rows, more, due }: PlanAction, number: number): { sign: string; text: string }[] {
  const many = rows.length > 1;
  return [
    {
      sign: `${number}.`,
      text: [title, due && dueLabel[due].toLowerCase(), `${minutes} min`].filter(Boolean).join(', '),
    },
    ...rows.flatMap(({ where, url }) =>
      many || url ? [{ sign: '', text: [many && where, url].filter(Boolean).join(': ') }] : [],
    ),
    ...(more > 0 ? [{ sign: '', text: `${more} more, with the evidence` }] : []),
  ];
}

/** What stands for letters that cannot be shown. */
const missingLetterWords: readonly [string, string] = [
  missingLetter,
  'A letter that the font of this document does not have. The report on the site shows it, and the attached report.json has it.',
];

function drawGlossary({ doc, sheet }: Means): void {
  sheet.gap(14);
  sheet.keepTogether(170);
  sheet.heading(2, paperHeadings.glossary);
  sheet.pairs(lacksLetters(doc) ? [...paperGlossary, missingLetterWords] : paperGlossary);
}
