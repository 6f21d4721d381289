import type { Formats } from '#contract/base/formats.ts';
import { companyLines } from '#contract/removal/company.ts';
import type { FindingComment, FindingComments } from '#contract/scans/comments.ts';
import { withoutFindings } from '#contract/scans/coverage.ts';
import { openQuestionsIn, questionWords, whereIn } from '#contract/scans/paper.ts';
import { proofSentences } from '#contract/scans/proofs.ts';
import type { Severity } from '#contract/scans/severity.ts';
import { type Todo, type Todos, untouched } from '#contract/scans/todos.ts';
import { type FindingView, findingGroups, type ScanView } from '#contract/scans/types.ts';
import type { Sheet, TextLook } from '#platform/documents/sheet.ts';
import type { PdfTexts } from './pdf-texts.ts';

interface Means extends PdfTexts {
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

/** Every finding with its evidence and steps; what may be somebody else's in short, as a question. */
export function drawEvidence(
  means: Means,
  { findings, coverage, identifiers }: ScanView,
  todos: Todos,
  comments: FindingComments,
): void {
  const { sheet, texts, paper, words } = means;
  sheet.startNewPage();
  sheet.heading(2, paper.headings.evidence);
  if (findings.length === 0) sheet.paragraph(withoutFindings(coverage, identifiers, words).text);
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

function drawQuestions({ sheet, formats, paper, words }: Means, findings: readonly FindingView[]): void {
  if (findings.length === 0) return;
  sheet.gap(8);
  sheet.keepTogether(120);
  sheet.heading(2, paper.headings.questions);
  sheet.paragraph(paper.questionsNote(findings.length));
  sheet.gap(4);
  sheet.list(findings.map((finding) => ({ sign: '–', text: questionWords(finding, formats, paper, words) })));
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

function drawFinding(means: Means, finding: FindingView, { todo, comment }: Said): void {
  const { sheet, formats, texts, words } = means;
  const { severity } = finding;
  const facts = factsOf(finding, means).join(' · ');
  const known = finding.proofs.length > 0 ? texts.howWeKnow(proofSentences(finding.proofs, formats, words)) : null;
  const steps = finding.steps.map(({ text }, place) => ({
    sign: '–',
    text: todo.steps.includes(place) ? texts.ticked(text) : text,
  }));
  const company = companyWords(finding, means);
  const height =
    sheet.heightOf(finding.title, { strong: true, size: 12 }) +
    sheet.heightOf(facts, small) +
    (known ? sheet.heightOf(known, smallest) : 0) +
    (comment ? sheet.heightOf(comment.text, {}) + 20 : 0) +
    [...steps, ...company].reduce((sum, { text }) => sum + sheet.heightOf(text, {}), 0);
  sheet.keepTogether(Math.min(height + 50, MOST_KEPT));
  sheet.rule();
  const marked = texts.marked[todo.state];
  sheet.paragraph([texts.severity[severity], ...(marked ? [marked] : [])].join(' · '), {
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
    sheet.paragraph(texts.comment(comment.by, formats.longDate(comment.at), comment.text));
  }
  sheet.gap(8);
}

/** What can be asked of the company that lost it. */
function companyWords({ company }: FindingView, { texts, company: words }: PdfTexts): { sign: string; text: string }[] {
  if (company === null) return [];
  if (company === 'unknown') return [{ sign: '', text: words.unknown }];
  const lines = companyLines(company, words).map((text) => ({ sign: '–', text }));
  return [{ sign: '', text: texts.company(words.heading) }, ...lines];
}

/** The same as on the printed page. */
function factsOf(
  { certainty, url, since, exposed, evidence, lowersScoreBy: effect }: FindingView,
  { formats, texts, words }: Means,
): string[] {
  return [
    exposed.join(', '),
    since ? texts.since(formats.partialDate(since)) : texts.noDate,
    `${words.certainty[certainty.level]}. ${certainty.because}`,
    ...evidence.map(({ label, value }) => texts.fact(label, value)),
    ...(url ? [url] : []),
    ...(effect ? [texts.lowers(effect)] : []),
  ];
}

/** Which kind of data is exposed where, the most widespread first. */
export function drawWhere({ sheet, texts, paper }: Pick<Means, 'sheet' | 'texts' | 'paper'>, scan: ScanView): void {
  const { rows, more } = whereIn(scan, paper);
  if (rows.length === 0) return;
  sheet.gap(14);
  sheet.keepTogether(140);
  sheet.heading(2, paper.headings.where);
  sheet.pairs(rows, 170);
  if (more > 0) sheet.paragraph(texts.moreKinds(more), { soft: true });
}
