import { type FormatStyle, type Formats, formatsFor } from '#contract/base/formats.ts';
import type { Comparison } from '#contract/scans/comparison.ts';
import { scoreMethod } from '#contract/scans/method.ts';
import { proofSentence } from '#contract/scans/proofs.ts';
import { bandWords, noScoreWords, type ScoreRange, scoreWords } from '#contract/scans/score.ts';
import { bandFloor, bandLabel, bands, type Severity, severities, severityLabel } from '#contract/scans/severity.ts';
import { answerNotes, stateWords } from '#contract/scans/source-words.ts';
import { type PlanAction, planScoreWords } from '#contract/scans/steps.ts';
import { countTodos, type OwnScan, type Todo, type Todos, untouched } from '#contract/scans/todos.ts';
import {
  answeredIn,
  answeredWords,
  certaintyLabel,
  type FindingGroup,
  type FindingView,
  figuresOf,
  findingGroups,
  gapsIn,
  isExposure,
  type ScanView,
  sourceCategories,
  sourceCategoryLabel,
  stillToCome,
  withoutFindings,
} from '#contract/scans/types.ts';
import { drawChanges } from '#core/reports/internal/report-changes.ts';
import { drawGauge, drawPrint, drawTimeline } from '#core/reports/internal/report-cover.ts';
import { type Pdf, writePdf } from '#platform/documents/pdf.ts';
import { createSheet, numberPages, type Sheet } from '#platform/documents/sheet.ts';

interface Means {
  doc: Pdf;
  sheet: Sheet;
  formats: Formats;
}

/** Dark enough on paper for words. */
const colours: Readonly<Record<Severity, string>> = {
  critical: '#8f1d24',
  high: '#97400c',
  medium: '#775000',
  low: '#145a68',
  info: '#4c5f66',
};

/**
 * The whole result as a document to keep: cover with the print of this report, plan, evidence, and the coverage receipt. The
 * page prints the same.
 * @param siteName e.g. "Quietprint"
 * @param data the same report for programs, as JSON; it is attached
 */
export function reportPdf(
  { scan, todos, comparison = null }: OwnScan & { comparison?: Comparison | null },
  siteName: string,
  style: FormatStyle,
  data?: string,
): Promise<Buffer<ArrayBuffer>> {
  const created = new Date(scan.finishedAt ?? scan.createdAt);
  const head = { title: `Exposure report for ${scan.email}`, author: siteName, created };
  return writePdf(head, (doc) => {
    const means: Means = { doc, sheet: createSheet(doc), formats: formatsFor(style) };
    if (data !== undefined) attachData(doc, data, created);
    drawCover(means, scan, siteName);
    drawPlan(means, scan);
    if (comparison) drawChanges(means, comparison);
    drawEvidence(means, scan, todos);
    drawReceipt(means, scan);
    drawBands(means, scan);
    numberPages(doc, (page, of) => `${siteName} · Exposure report for ${scan.email} · Page ${page} of ${of}`);
  });
}

const coverageWords = ({ coverage }: ScanView) => answeredWords(answeredIn(coverage));

function attachData(doc: Pdf, data: string, created: Date): void {
  const dates = { creationDate: created, modifiedDate: created };
  // The types of pdfkit do not know `relationship` yet.
  const attached = { type: 'application/json', relationship: 'Data', ...dates };
  doc.file(Buffer.from(data), { name: 'report.json', description: 'This report for programs, signed', ...attached });
}

function drawCover(means: Means, scan: ScanView, siteName: string): void {
  const { doc, sheet, formats } = means;
  const when = scan.finishedAt ?? scan.createdAt;
  sheet.paragraph(siteName, { strong: true, size: 11 });
  sheet.gap(10);
  drawPrint(doc, scan);
  sheet.heading(1, 'Exposure report');
  sheet.paragraph(`For ${[scan.name, scan.email].filter(Boolean).join(', ')}`);
  sheet.paragraph(`Scanned on ${formats.dateTime(when)} ${formats.zoneName(when)} · ${coverageWords(scan)}`, {
    soft: true,
  });
  sheet.gap(18);
  drawVerdict(means, scan);
  drawTimeline(means, scan);
  drawGaps(means, scan);
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
  if (!figures) sheet.paragraph(scan.status === 'failed' ? 'No score' : noScoreWords, { strong: true, size: 16 });
  else {
    const { open, ...exposed } = figures;
    sheet.paragraph(open ? `Open: ${rangeWords(open)}` : rangeWords(exposed), { strong: true, size: 13 });
    if (open) sheet.paragraph(`Exposed: ${rangeWords(exposed)}`, { strong: true });
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
  const { all, settled } = countTodos(scan.findings);
  sheet.gap(6);
  sheet.paragraph(`${tally.join(', ')}. ${settled} of ${all} dealt with.`, { strong: true });
}

/** "31 to 48 out of 100: Medium" */
const rangeWords = (range: ScoreRange): string => `${scoreWords(range)} out of 100: ${bandWords(range)}`;

function drawGaps({ sheet }: Means, { checks }: ScanView): void {
  const toCome = stillToCome(checks);
  if (toCome.length > 0)
    sheet.paragraph(`Still to come: ${toCome.join(', ')}. Their answers are added to the report on the site.`);
  const gaps = gapsIn(checks);
  if (gaps.length === 0) return;
  sheet.paragraph(`Not checked: ${gaps.join(', ')}. This report says nothing about what they hold.`);
}

/** The same words as on the page, and so few that they fill no more than one sheet. */
function drawPlan({ sheet, formats }: Means, { plan }: ScanView): void {
  const { actions, minutes, score, watch } = plan;
  if (actions.length + watch.length === 0) return;
  sheet.turn();
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

function linesOf({ title, minutes, rows, more }: PlanAction, number: number): { sign: string; text: string }[] {
  const many = rows.length > 1;
  return [
    { sign: `${number}.`, text: `${title}, ${minutes} min` },
    ...rows.flatMap(({ where, url }) =>
      many || url ? [{ sign: '', text: [many && where, url].filter(Boolean).join(': ') }] : [],
    ),
    ...(more > 0 ? [{ sign: '', text: `${more} more, with the evidence` }] : []),
  ];
}

const headings: Readonly<Record<FindingGroup, string>> = {
  todo: 'To do',
  watch: 'Watch',
  done: 'Done',
  information: 'Information',
};

function drawEvidence(means: Means, { findings, coverage }: ScanView, todos: Todos): void {
  const { sheet } = means;
  sheet.turn();
  sheet.heading(2, 'Evidence');
  if (findings.length === 0) sheet.paragraph(withoutFindings(coverage).text);
  for (const group of findingGroups) {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length === 0) continue;
    sheet.gap(8);
    sheet.paragraph(headings[group], { strong: true, size: 13 });
    sheet.gap(4);
    for (const finding of own) drawFinding(means, finding, todos[finding.id] ?? untouched);
  }
}

const stateLabel = { open: null, done: 'Marked as done', 'not-mine': 'Marked as not me' } as const;

function drawFinding({ sheet, formats }: Means, finding: FindingView, todo: Todo): void {
  const { severity } = finding;
  sheet.keep(90);
  sheet.rule();
  const marked = stateLabel[todo.state];
  sheet.paragraph([severityLabel[severity], ...(marked ? [marked] : [])].join(' · '), {
    strong: true,
    size: 9,
    colour: colours[severity],
  });
  sheet.heading(3, finding.title);
  sheet.paragraph(factsOf(finding, formats).join(' · '), { soft: true, size: 9 });
  const proofs = finding.proofs.map((proof) => proofSentence(proof, formats));
  if (proofs.length > 0) sheet.paragraph(`How we know: ${proofs.join(' ')}`, { soft: true, size: 8 });
  sheet.gap(3);
  sheet.list(
    finding.steps.map(({ text }, place) => ({
      sign: '–',
      text: todo.steps.includes(place) ? `${text} (done)` : text,
    })),
  );
  sheet.gap(8);
}

/** The same as on the printed page. */
function factsOf(
  { certainty, url, since, exposed, evidence, lowersScoreBy: effect }: FindingView,
  formats: Formats,
): string[] {
  return [
    exposed.join(', '),
    since ? `Since ${formats.partialDate(since)}` : 'The source does not say since when',
    `${certaintyLabel[certainty.level]}. ${certainty.because}`,
    ...evidence.map(({ label, value }) => `${label}: ${value}`),
    ...(url ? [url] : []),
    ...(effect ? [`Dealing with it lowers your open score by ${formats.plural(effect, 'point')}`] : []),
  ];
}

function drawReceipt({ sheet, formats }: Means, scan: ScanView): void {
  sheet.turn();
  sheet.heading(2, 'Every source and its answer');
  sheet.paragraph(`${coverageWords(scan)}.`);
  for (const category of sourceCategories) {
    const checks = scan.checks.filter((check) => check.category === category);
    if (checks.length === 0) continue;
    sheet.gap(6);
    sheet.heading(3, sourceCategoryLabel[category]);
    const answers = checks.map((check) => [
      `${check.name}: ${stateWords(check, formats)}.`,
      ...answerNotes(check, formats),
    ]);
    sheet.list(answers.map((sentences) => ({ sign: '–', text: sentences.join(' ') })));
  }
  sheet.gap(18);
}

function drawBands({ sheet }: Means, { score }: ScanView): void {
  sheet.heading(2, 'How to read the score');
  const ranges = bands.toReversed().map((band, index, all) => {
    const next = all[index + 1];
    return `${bandLabel[band]} ${bandFloor[band]} to ${next ? bandFloor[next] - 1 : 100}`;
  });
  sheet.paragraph(`${ranges.join(', ')}. ${scoreMethod}${score ? ` Formula version ${score.formula}.` : ''}`);
}
