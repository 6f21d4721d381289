import type { Formats } from '#contract/base/formats.ts';
import { companyHeading, companyLines, noCompanyKnown } from '#contract/removal/company.ts';
import type { FindingComment, FindingComments } from '#contract/scans/comments.ts';
import { withoutFindings } from '#contract/scans/coverage.ts';
import { openQuestionsIn, paperHeadings, questionsNote, questionWords, whereIn } from '#contract/scans/paper.ts';
import { proofSentences } from '#contract/scans/proofs.ts';
import { type Severity, severityLabel } from '#contract/scans/severity.ts';
import { type Todo, type Todos, untouched } from '#contract/scans/todos.ts';
import {
  certaintyLabel,
  type FindingView,
  findingGroups,
  type ScanView,
} from '#contract/scans/types.ts';
import type { Sheet, TextLook } from '#platform/documents/sheet.ts';
import type { PdfTexts } from './pdf-texts.ts';

interface Means {
  sheet: Sheet;
  formats: Formats;
  texts: PdfTexts;
}

/** Dark enough on paper for words. */
const colours: Readonly<Record<Severity, string>> = {
  critical: '#8f1d24',
  high: '#97400c',
  medium: '#775000',
  low: '#145a68',
  info: '#4c5f66',
};

/** Every finding with its evidence and steps; what may be somebody else's in short, as a question. */
export function drawEvidence(
  means: Means,
  { findings, coverage, identifiers }: ScanView,
  todos: Todos,
  comments: FindingComments,
): void {
  const { sheet, texts } = means;
  sheet.startNewPage();
  sheet.heading(2, paperHeadings.evidence);
  if (findings.length === 0) sheet.paragraph(withoutFindings(coverage, identifiers).text);
  const questions = openQuestionsIn({ findings }, { todos, comments });
  for (const group of findingGroups) {
    const own = findings.filter((finding) => finding.group === group && !questions.includes(finding));
    if (own.length === 0) continue;
    sheet.gap(8);
    sheet.keepTogether(120);
    sheet.paragraph(texts.groups[group], { strong: true, size: 13 });
    sheet.gap(4);
    for (const finding of own)
      drawFinding(means, finding, { todo: todos[finding.id] ?? untouched, comment: comments[finding.id] });
  }
  drawQuestions(means, questions);
}

function drawQuestions({ sheet, formats }: Means, findings: readonly FindingView[]): void {
  if (findings.length === 0) return;
  sheet.gap(8);
  sheet.keepTogether(120);
  sheet.heading(2, paperHeadings.questions);
  sheet.paragraph(questionsNote(findings.length));
  sheet.gap(4);
  sheet.list(findings.map((finding) => ({ sign: '–', text: questionWords(finding, formats) })));
}

const small: TextLook = { soft: true, size: 9 };
const smallest: TextLook = { soft: true, size: 8 };

/** A finding that fits on a page is not parted by its end. */
const MOST_KEPT = 420;

interface Said {
  /** What its owner has done. */
  todo: Todo;
  /** What a specialist says. */
  comment: FindingComment | undefined;
}

function drawFinding({ sheet, formats, texts }: Means, finding: FindingView, { todo, comment }: Said): void {
  const { severity } = finding;
  const facts = factsOf(finding, formats, texts).join(' · ');
  const known = finding.proofs.length > 0 ? texts.howWeKnow(proofSentences(finding.proofs, formats)) : null;
  const steps = finding.steps.map(({ text }, place) => ({
    sign: '–',
    text: todo.steps.includes(place) ? texts.ticked(text) : text,
  }));
  const company = companyWords(finding);
  const height =
    sheet.heightOf(finding.title, { strong: true, size: 12 }) +
    sheet.heightOf(facts, small) +
    (known ? sheet.heightOf(known, smallest) : 0) +
    (comment ? sheet.heightOf(comment.text, {}) + 20 : 0) +
    [...steps, ...company].reduce((sum, { text }) => sum + sheet.heightOf(text, {}), 0);
  sheet.keepTogether(Math.min(height + 50, MOST_KEPT));
  sheet.rule();
  const marked = texts.marked[todo.state];
  sheet.paragraph([severityLabel[severity], ...(marked ? [marked] : [])].join(' · '), {
    strong: true,
    size: 9,
    colour: colours[severity],
  });
  sheet.heading(3, finding.title);
  sheet.paragraph(facts, small);
  if (known) sheet.paragraph(known, smallest);
  sheet.gap(3);
  sheet.list(steps);
  sheet.list(company);
  if (comment) {
    sheet.gap(3);
    sheet.paragraph(`${comment.by}, ${formats.longDate(comment.at)}: ${comment.text}`);
  }
  sheet.gap(8);
}

/** What can be asked of the company that lost it. */
function companyWords({ company }: FindingView): { sign: string; text: string }[] {
  if (company === null) return [];
  if (company === 'unknown') return [{ sign: '', text: noCompanyKnown }];
  const lines = companyLines(company).map((text) => ({ sign: '–', text }));
  return [{ sign: '', text: `${companyHeading}:` }, ...lines];
}

/** The same as on the printed page. */
function factsOf(
  { certainty, url, since, exposed, evidence, lowersScoreBy: effect }: FindingView,
  formats: Formats,
  texts: PdfTexts,
): string[] {
  return [
    exposed.join(', '),
    since ? texts.since(formats.partialDate(since)) : texts.noDate,
    `${certaintyLabel[certainty.level]}. ${certainty.because}`,
    ...evidence.map(({ label, value }) => `${label}: ${value}`),
    ...(url ? [url] : []),
    ...(effect ? [texts.lowers(effect)] : []),
  ];
}

/** Which kind of data is exposed where, the most widespread first. */
export function drawWhere({ sheet, texts }: Pick<Means, 'sheet' | 'texts'>, scan: ScanView): void {
  const { rows, more } = whereIn(scan);
  if (rows.length === 0) return;
  sheet.gap(14);
  sheet.keepTogether(140);
  sheet.heading(2, paperHeadings.where);
  sheet.pairs(rows, 170);
  if (more > 0) sheet.paragraph(texts.moreKinds(more), { soft: true });
}
