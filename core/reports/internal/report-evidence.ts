import type { Formats } from '#contract/base/formats.ts';
import type { FindingComment, FindingComments } from '#contract/scans/comments.ts';
import { isQuestion as asksWhose, ownershipLabel } from '#contract/scans/ownership.ts';
import { proofSentences } from '#contract/scans/proofs.ts';
import { type Severity, severityLabel } from '#contract/scans/severity.ts';
import { type Todo, type Todos, untouched } from '#contract/scans/todos.ts';
import {
  certaintyLabel,
  type FindingGroup,
  type FindingView,
  findingGroups,
  isExposure,
  type ScanView,
  withoutFindings,
} from '#contract/scans/types.ts';
import type { Sheet, TextLook } from '#platform/documents/sheet.ts';

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

const headings: Readonly<Record<FindingGroup, string>> = {
  todo: 'To do',
  watch: 'Watch',
  done: 'Done',
  information: 'Information',
};

/** Every finding with its evidence and steps; what may be somebody else's in short, as a question. */
export function drawEvidence(
  means: Means,
  { findings, coverage }: ScanView,
  todos: Todos,
  comments: FindingComments,
): void {
  const { sheet } = means;
  sheet.turn();
  sheet.heading(2, 'Evidence');
  if (findings.length === 0) sheet.paragraph(withoutFindings(coverage).text);
  const isOpenQuestion = (finding: FindingView) => isQuestion(finding) && !todos[finding.id] && !comments[finding.id];
  for (const group of findingGroups) {
    const own = findings.filter((finding) => finding.group === group && !isOpenQuestion(finding));
    if (own.length === 0) continue;
    sheet.gap(8);
    sheet.keep(120);
    sheet.paragraph(headings[group], { strong: true, size: 13 });
    sheet.gap(4);
    for (const finding of own)
      drawFinding(means, finding, { todo: todos[finding.id] ?? untouched, comment: comments[finding.id] });
  }
  drawQuestions(means, findings.filter(isOpenQuestion));
}

/** Found by a name that others may use too, and nobody has said whose it is. */
const isQuestion = (finding: FindingView): boolean => !isExposure(finding) && asksWhose(finding.whose);

function drawQuestions({ sheet, formats }: Means, findings: readonly FindingView[]): void {
  if (findings.length === 0) return;
  sheet.gap(8);
  sheet.keep(120);
  sheet.heading(2, 'Is this you?');
  sheet.paragraph(
    `${formats.plural(findings.length, 'page')} found by a name only, which others may use too. None of them counts in the score. On the site you can say of each whether it is yours; how each was found is said there and in the signed file.`,
  );
  sheet.gap(4);
  sheet.list(findings.map((finding) => ({ sign: '–', text: questionWords(finding, formats) })));
}

function questionWords({ where, url, since, exposed, whose }: FindingView, { partialDate }: Formats): string {
  const facts = [exposed.join(', '), ...(since ? [`since ${partialDate(since)}`] : [])].join(', ');
  const reason = whose.level === 'candidate' ? '' : ` ${ownershipLabel[whose.level]}. ${whose.because}`;
  return `${where}: ${url ?? 'no address'} (${facts}).${reason}`;
}

const stateLabel = { open: null, done: 'Marked as done', 'not-mine': 'Marked as not me' } as const;

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

function drawFinding({ sheet, formats }: Means, finding: FindingView, { todo, comment }: Said): void {
  const { severity } = finding;
  const facts = factsOf(finding, formats).join(' · ');
  const known = finding.proofs.length > 0 ? `How we know: ${proofSentences(finding.proofs, formats)}` : null;
  const steps = finding.steps.map(({ text }, place) => ({
    sign: '–',
    text: todo.steps.includes(place) ? `${text} (done)` : text,
  }));
  const height =
    sheet.heightOf(finding.title, { strong: true, size: 12 }) +
    sheet.heightOf(facts, small) +
    (known ? sheet.heightOf(known, smallest) : 0) +
    (comment ? sheet.heightOf(comment.text, {}) + 20 : 0) +
    steps.reduce((sum, { text }) => sum + sheet.heightOf(text, {}), 0);
  sheet.keep(Math.min(height + 50, MOST_KEPT));
  sheet.rule();
  const marked = stateLabel[todo.state];
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
  if (comment) {
    sheet.gap(3);
    sheet.paragraph(`${comment.by}, ${formats.longDate(comment.at)}: ${comment.text}`);
  }
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

/** Kinds of data that fit beside the plan. */
const MOST_KINDS = 24;
/** Places that one kind of data names at most. */
const MOST_PLACES = 12;

/** Which kind of data is exposed where, the most widespread first. */
export function drawWhere({ sheet }: Means, { findings }: ScanView): void {
  const places = new Map<string, Set<string>>();
  for (const { exposed, where } of findings.filter(isExposure))
    for (const kind of exposed) places.set(kind, (places.get(kind) ?? new Set()).add(where));
  if (places.size === 0) return;
  sheet.gap(14);
  sheet.keep(140);
  sheet.heading(2, 'Which data is where');
  const rows = [...places].sort(([a, one], [b, other]) => other.size - one.size || a.localeCompare(b, 'en'));
  sheet.pairs(
    rows.slice(0, MOST_KINDS).map(([kind, at]) => [kind, placesInWords([...at])] as const),
    170,
  );
  if (rows.length > MOST_KINDS)
    sheet.paragraph(`And ${rows.length - MOST_KINDS} more, which the evidence names.`, { soft: true });
}

const placesInWords = (places: readonly string[]): string =>
  places.length > MOST_PLACES
    ? `${places.slice(0, MOST_PLACES).join(', ')} and ${places.length - MOST_PLACES} more`
    : places.join(', ');
