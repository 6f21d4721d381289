import { type FormatStyle, type Formats, formatsFor } from '#contract/base/formats.ts';
import { firstLanguage, type Language, languageFacts } from '#contract/base/languages.ts';
import type { ReportBrokers } from '#contract/brokers/types.ts';
import type { FindingComments } from '#contract/scans/comments.ts';
import type { Comparison } from '#contract/scans/comparison.ts';
import { answeredIn, answeredWords, gapsIn, stillToCome } from '#contract/scans/coverage.ts';
import { bandWords, openOf, recordWords, type ScoreRange, scoreWords } from '#contract/scans/score.ts';
import { severities } from '#contract/scans/severity.ts';
import { type PlanAction, planScoreWords } from '#contract/scans/steps.ts';
import { countTodos, type OwnScan } from '#contract/scans/todos.ts';
import { figuresOf, isExposure, type ScanView } from '#contract/scans/types.ts';
import { drawBrokers } from '#core/reports/internal/pdf/brokers.ts';
import { drawChanges } from '#core/reports/internal/pdf/changes.ts';
import { drawGauge, drawPrint, drawTimeline } from '#core/reports/internal/pdf/cover.ts';
import { drawEvidence, drawWhere } from '#core/reports/internal/pdf/evidence.ts';
import { type PdfTexts, pdfTextsIn } from '#core/reports/internal/pdf/pdf-texts.ts';
import { drawReceipt } from '#core/reports/internal/pdf/receipt.ts';
import { drawWeightiest, drawWorking } from '#core/reports/internal/pdf/working.ts';
import { lacksLetters, missingLetter } from '#platform/documents/fit-text.ts';
import { type Pdf, writePdf } from '#platform/documents/pdf.ts';
import { createSheet, numberPages, type Sheet } from '#platform/documents/sheet.ts';

interface Means extends PdfTexts {
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
  language: Language = firstLanguage,
): Promise<Buffer<ArrayBuffer>> {
  const created = new Date(scan.finishedAt ?? scan.createdAt);
  const all = pdfTextsIn(language);
  const { texts } = all;
  const title = isSample ? texts.sampleTitle(scan.email) : texts.title(scan.email);
  const head = { title, author: siteName, created, lang: languageFacts[language].tag };
  return writePdf(head, (doc) => {
    const means: Means = { doc, sheet: createSheet(doc), formats: formatsFor(style), ...all };
    if (data !== undefined) attachData(means, data, created);
    drawCover(means, scan, siteName, isSample);
    drawPlan(means, scan);
    if (comparison) drawChanges(means, comparison);
    drawWhere(means, scan);
    drawEvidence(means, scan, todos, comments);
    if (brokers) drawBrokers(means, brokers);
    drawReceipt(means, scan);
    drawWorking(means, scan);
    drawGlossary(means);
    numberPages(doc, (page, of) => `${siteName} · ${texts.page(title, page, of)}`);
  });
}

const coverageWords = (scan: ScanView, { words }: Means) => answeredWords(answeredIn(scan), words);

function attachData({ doc, texts }: Means, data: string, created: Date): void {
  const dates = { creationDate: created, modifiedDate: created };
  // The types of pdfkit do not know `relationship` yet.
  const attached = { type: 'application/json', relationship: 'Data', ...dates };
  doc.file(Buffer.from(data), { name: 'report.json', description: texts.attached, ...attached });
}

function drawCover(means: Means, scan: ScanView, siteName: string, isSample: boolean): void {
  const { doc, sheet, formats, texts } = means;
  const at = scan.finishedAt ?? scan.createdAt;
  const when = `${formats.dateTime(at)} ${formats.zoneName(at)}`;
  sheet.paragraph(siteName, { strong: true, size: 11 });
  sheet.gap(10);
  drawPrint(doc, scan);
  sheet.heading(1, texts.heading);
  if (isSample) sheet.paragraph(means.words.sampleNote, { strong: true });
  sheet.paragraph(texts.forWhom([scan.name, scan.email].filter(Boolean).join(', ')));
  sheet.paragraph(texts.scanned(when, coverageWords(scan, means)), { soft: true });
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
  const height = figures ? drawGauge(means, figures, GAUGE_WIDTH) : 0;
  const page = doc.page;
  const { left } = page.margins;
  if (figures) page.margins.left += GAUGE_WIDTH + 20;
  drawWords(means, scan);
  page.margins.left = left;
  doc.x = left;
  doc.y = Math.max(doc.y, top + height) + 14;
}

function drawWords(means: Means, scan: ScanView): void {
  const { sheet, texts, score } = means;
  const figures = figuresOf(scan.score);
  if (figures) {
    sheet.paragraph(rangeWords(openOf(figures), means), { strong: true, size: 13 });
    if (figures.open) sheet.paragraph(recordWords(figures, score), { soft: true });
  }
  sheet.gap(6);
  sheet.heading(2, scan.verdict.headline);
  sheet.paragraph(scan.verdict.detail);
  const exposures = scan.findings.filter(isExposure);
  const tally = severities
    .map((severity) => [severity, exposures.filter((finding) => finding.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => texts.severities[severity](count));
  if (tally.length === 0) return;
  const { all, settled } = countTodos(scan.findings, {});
  sheet.gap(6);
  sheet.paragraph(texts.dealtWith(tally.join(', '), settled, all), { strong: true });
}

/** "31 to 48 out of 100: Medium" */
const rangeWords = (shown: ScoreRange, { texts, score }: Means): string =>
  texts.range(scoreWords(shown, score), bandWords(shown, score));

/** Sources that did not answer and that the cover names. */
const MOST_GAPS = 15;

function drawGaps({ sheet, texts }: Means, { checks }: ScanView): void {
  const toCome = stillToCome(checks);
  if (toCome.length > 0) sheet.paragraph(texts.toCome(toCome.join(', ')));
  const gaps = gapsIn(checks);
  if (gaps.length === 0) return;
  const named = gaps.slice(0, MOST_GAPS).join(', ');
  const more = gaps.length - MOST_GAPS;
  sheet.paragraph(more > 0 ? texts.moreGaps(named, more) : texts.gaps(named));
}

/** The same words as on the page, and so few that they fill no more than one sheet. */
function drawPlan({ sheet, texts, words }: Means, { plan }: ScanView): void {
  const { actions, minutes, score, watch } = plan;
  if (actions.length + watch.length === 0) return;
  sheet.startNewPage();
  if (actions.length > 0) {
    sheet.heading(2, texts.plan.heading(minutes));
    if (score) sheet.paragraph(planScoreWords(score, words), { strong: true });
    sheet.gap(6);
    actions.forEach((action, place) => {
      sheet.list(linesOf(action, place + 1, texts));
      sheet.gap(4);
    });
    sheet.gap(10);
  }
  if (watch.length > 0) {
    sheet.heading(2, texts.plan.goodToKnow);
    sheet.list(watch.map(({ text, places }) => ({ sign: '–', text: `${text} (${places.join(', ')})` })));
    sheet.gap(10);
  }
}

function linesOf(
  { title, minutes, rows, more, due }: PlanAction,
  number: number,
  { plan }: PdfTexts['texts'],
): { sign: string; text: string }[] {
  const many = rows.length > 1;
  return [
    { sign: `${number}.`, text: plan.action(title, due, minutes) },
    ...rows.flatMap(({ where, url }) =>
      many || url ? [{ sign: '', text: many && url ? plan.row(where, url) : (url ?? where) }] : [],
    ),
    ...(more > 0 ? [{ sign: '', text: plan.more(more) }] : []),
  ];
}

function drawGlossary({ doc, sheet, texts, paper }: Means): void {
  // What stands for letters that cannot be shown.
  const missing = [missingLetter, texts.missingLetter] as const;
  sheet.gap(14);
  sheet.keepTogether(170);
  sheet.heading(2, paper.headings.glossary);
  sheet.pairs(lacksLetters(doc) ? [...paper.glossary, missing] : paper.glossary);
}
