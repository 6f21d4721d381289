import { type FormatStyle, type Formats, formatsFor } from '#contract/base/formats.ts';
import { bandFloor, bandLabel, bands, type Severity, severities, severityLabel } from '#contract/scans/severity.ts';
import { answerNotes, stateWords } from '#contract/scans/source-words.ts';
import { type PlanAction, planScoreWords } from '#contract/scans/steps.ts';
import { countTodos, type OwnScan, type Todo, type Todos, untouched } from '#contract/scans/todos.ts';
import {
  answeredWords,
  certaintyLabel,
  type FindingView,
  gapsIn,
  isExposure,
  type ScanView,
  sourceCategories,
  sourceCategoryLabel,
  withoutFindings,
} from '#contract/scans/types.ts';
import { drawScore } from '#core/reports/internal/report-score.ts';
import { writePdf } from '#platform/documents/pdf.ts';
import { createSheet, numberPages, type Sheet } from '#platform/documents/sheet.ts';

interface Means {
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
 * The whole result as a document to keep: verdict, what to do first, every finding, and the coverage receipt.
 * @param siteName e.g. "Quietprint"
 */
export function reportPdf(
  { scan, todos }: OwnScan,
  siteName: string,
  style: FormatStyle,
): Promise<Buffer<ArrayBuffer>> {
  const created = new Date(scan.finishedAt ?? scan.createdAt);
  const head = { title: `Exposure report for ${scan.email}`, author: siteName, created };
  return writePdf(head, (doc) => {
    const means: Means = { sheet: createSheet(doc), formats: formatsFor(style) };
    drawHead(means, scan, siteName);
    drawScore(doc, scan);
    drawVerdict(means, scan);
    drawPlan(means, scan);
    drawFindings(means, scan, todos);
    drawReceipt(means, scan);
    drawBands(means, scan);
    numberPages(doc, (page, of) => `${siteName} · Exposure report for ${scan.email} · Page ${page} of ${of}`);
  });
}

const coverageWords = ({ coverage: { asked, found, clear } }: ScanView) =>
  answeredWords({ asked, answered: found + clear });

function drawHead({ sheet, formats }: Means, scan: ScanView, siteName: string): void {
  const when = scan.finishedAt ?? scan.createdAt;
  sheet.paragraph(siteName, { strong: true, size: 11 });
  sheet.gap(10);
  sheet.heading(1, 'Exposure report');
  sheet.paragraph(`For ${[scan.name, scan.email].filter(Boolean).join(', ')}`);
  sheet.paragraph(`Scanned on ${formats.dateTime(when)} ${formats.zoneName(when)} · ${coverageWords(scan)}`, {
    soft: true,
  });
  sheet.gap(18);
}

function drawVerdict({ sheet }: Means, scan: ScanView): void {
  sheet.heading(2, scan.verdict.headline);
  sheet.paragraph(scan.verdict.detail);
  const exposures = scan.findings.filter(isExposure);
  const tally = severities
    .map((severity) => [severity, exposures.filter((finding) => finding.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severityLabel[severity].toLowerCase()}`);
  if (tally.length > 0) {
    const { all, settled } = countTodos(scan.findings);
    sheet.gap(6);
    sheet.paragraph(`${tally.join(', ')}. ${settled} of ${all} dealt with.`, { strong: true });
  }
  const gaps = gapsIn(scan.checks);
  if (gaps.length > 0) {
    sheet.gap(6);
    sheet.paragraph(`Not checked: ${gaps.join(', ')}. This report says nothing about what they hold.`);
  }
  sheet.gap(18);
}

/** The same words as on the page, and so short that they fill no more than one. */
function drawPlan({ sheet, formats }: Means, { plan }: ScanView): void {
  const { actions, minutes, score, watch } = plan;
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

function drawFindings(means: Means, { findings, coverage }: ScanView, todos: Todos): void {
  const { sheet } = means;
  sheet.heading(2, 'Findings');
  if (findings.length === 0) sheet.paragraph(withoutFindings(coverage).text);
  findings.forEach((finding, index) => {
    drawFinding(means, finding, index + 1, todos[finding.id] ?? untouched);
  });
  sheet.gap(10);
}

const stateLabel = { open: null, done: 'Marked as done', 'not-mine': 'Marked as not me' } as const;

function drawFinding({ sheet, formats }: Means, finding: FindingView, number: number, todo: Todo): void {
  const { severity, lowersScoreBy: effect } = finding;
  sheet.keep(120);
  sheet.rule();
  const marked = stateLabel[todo.state];
  sheet.paragraph([severityLabel[severity], ...(marked ? [marked] : [])].join(' · '), {
    strong: true,
    size: 9,
    colour: colours[severity],
  });
  sheet.heading(3, `${number}. ${finding.title}`);
  sheet.pairs(factsOf(finding, formats));
  sheet.gap(4);
  sheet.paragraph(finding.why, { soft: true });
  sheet.gap(4);
  sheet.keep(50);
  if (finding.steps.length > 0) sheet.paragraph('What to do next', { strong: true });
  sheet.list(
    finding.steps.map(({ text }, place) => ({
      sign: `${place + 1}.`,
      text: todo.steps.includes(place) ? `${text} (done)` : text,
    })),
  );
  if (effect)
    sheet.paragraph(`Dealing with it lowers your open score by ${formats.plural(effect, 'point')}.`, { soft: true });
  sheet.gap(10);
}

function factsOf(finding: FindingView, formats: Formats): [string, string][] {
  const { certainty, where, url, since } = finding;
  return [
    ['Exposed', finding.exposed.join(', ')],
    ['Where', url ? `${where}, ${url}` : where],
    ['Since', since ? formats.partialDate(since) : 'The source does not say'],
    ['How sure', `${certaintyLabel[certainty.level]}. ${certainty.because}`],
    ['Reported by', finding.sources.map(({ name }) => name).join(', ')],
    ...finding.evidence.map(({ label, value }): [string, string] => [label, value]),
  ];
}

function drawReceipt({ sheet, formats }: Means, scan: ScanView): void {
  sheet.heading(2, 'Every source and its answer');
  sheet.paragraph(`${coverageWords(scan)}.`);
  for (const category of sourceCategories) {
    const checks = scan.checks.filter((check) => check.category === category);
    if (checks.length === 0) continue;
    sheet.gap(6);
    sheet.heading(3, sourceCategoryLabel[category]);
    const answers = checks.map((check) => [`${check.name}: ${stateWords(check)}.`, ...answerNotes(check, formats)]);
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
  sheet.paragraph(
    `Lower is quieter: ${ranges.join(', ')}. The score weighs how serious each exposure is, how recent, and how easy to find. It cannot see what nobody has published. While sources are silent it is a range: what is known, and the worst that they may hold. What you deal with is no longer open, and stays exposed.${score ? ` Formula version ${score.formula}.` : ''}`,
  );
}
