import type { Formats } from '#contract/base/formats.ts';
import type { FindingComments } from './comments.ts';
import { isQuestion, ownershipLabel } from './ownership.ts';
import { scoreDigits, scoreMethod } from './score.ts';
import { bandFloor, bandLabel, bands } from './severity.ts';
import type { Todos } from './todos.ts';
import { type FindingView, findingCategoryLabel, isExposure, type ScanView, type ScoreView } from './types.ts';

/** Headings of the sections of a report on paper that no screen has: the printed page and the PDF have the same. */
export const paperHeadings = {
  weightiest: 'What weighs most',
  where: 'Which data is where',
  evidence: 'Evidence',
  questions: 'Is this you?',
  sources: 'Every source and its answer',
  working: 'How the score is worked out',
  glossary: 'Words',
} as const;

const MOST_WEIGHTIEST = 3;

/** What weighs most of what is not dealt with. */
export interface Weightiest {
  /** Heaviest first, a sentence each, with the id of the finding. */
  lines: { id: string; text: string }[];
  /** Where none of them alone lowers the score, why. */
  note: string | null;
}

/** @returns null without a score, and where fewer than two findings are left */
export function weightiestOf({ findings, score }: ScanView, formats: Formats): Weightiest | null {
  const open = findings.filter((finding) => isExposure(finding) && finding.group !== 'done');
  if (open.length < 2 || score?.kind !== 'scored') return null;
  const weightiest = open.slice(0, MOST_WEIGHTIEST);
  const note = weightiest.every(({ lowersScoreBy }) => !lowersScoreBy)
    ? 'Dealing with one of them alone does not lower the score, because others of its kind weigh as much. The plan takes them together.'
    : null;
  return { lines: weightiest.map((finding) => ({ id: finding.id, text: weightWords(finding, formats) })), note };
}

function weightWords({ title, points, lowersScoreBy: effect }: FindingView, { plural }: Formats): string {
  const less = effect ? `; dealing with it lowers the score by ${plural(effect, 'point')}` : '';
  return `${title}: ${points} of 100${less}`;
}

/** Kinds of data that fit beside the plan. */
const MOST_KINDS = 24;
/** Places that one kind of data names at most. */
const MOST_PLACES = 12;

/** Which kind of data is exposed where, the most widespread first; `more` kinds are left out. */
export function whereIn({ findings }: ScanView): { rows: (readonly [kind: string, places: string])[]; more: number } {
  const places = new Map<string, Set<string>>();
  for (const { exposed, where } of findings.filter(isExposure))
    for (const kind of exposed) places.set(kind, (places.get(kind) ?? new Set()).add(where));
  const rows = [...places].sort(([a, one], [b, other]) => other.size - one.size || a.localeCompare(b, 'en'));
  return {
    rows: rows.slice(0, MOST_KINDS).map(([kind, at]) => [kind, placesInWords([...at])] as const),
    more: Math.max(0, rows.length - MOST_KINDS),
  };
}

const placesInWords = (places: readonly string[]): string =>
  places.length > MOST_PLACES
    ? `${places.slice(0, MOST_PLACES).join(', ')} and ${places.length - MOST_PLACES} more`
    : places.join(', ');

/** How a score comes about, kind by kind, and what the bands mean. */
export interface Working {
  kinds: (readonly [kind: string, words: string])[];
  /** How the kinds add up; null without a score. */
  sum: string | null;
  method: string;
}

export function workingOf({ score }: Pick<ScanView, 'score'>, { plural }: Formats): Working {
  const scored = score?.kind === 'scored' && score.categories.length > 0 ? score : null;
  const kinds = (scored?.categories ?? []).map(
    ({ category, points, findings }) =>
      [findingCategoryLabel[category], `${points} from ${plural(findings, 'finding')}`] as const,
  );
  const ranges = bands.toReversed().map((band, index, all) => {
    const next = all[index + 1];
    return `${bandLabel[band]} ${bandFloor[band]} to ${next ? bandFloor[next] - 1 : 100}`;
  });
  const version = score ? ` Formula version ${score.formula}.` : '';
  return { kinds, sum: scored && sumWords(scored), method: `${ranges.join(', ')}. ${scoreMethod}${version}` };
}

/** How the kinds add up, with the figures of this report. */
function sumWords({ score, most, open, categories }: Extract<ScoreView, { kind: 'scored' }>): string {
  const [worst, ...others] = categories;
  if (!worst) return '';
  const kind = findingCategoryLabel[worst.category];
  const alone = `Findings of one kind add up, as far as a limit for each kind. The heaviest, “${kind}”, counts in full: ${worst.points}.`;
  const rest =
    others.length > 0 ? ` The other kinds add ${Math.max(0, Math.round((score - worst.points) * 10) / 10)}.` : '';
  const silent =
    most > score ? ` Sources that gave no answer could make it ${most}: ${scoreDigits({ score, most })}.` : '';
  const left = open ? ` What there is still something to do about, added up alike: ${scoreDigits(open)}.` : '';
  return `${alone}${rest} Together, on record: ${score}.${silent}${left}`;
}

/** The words that the report uses in a sense of its own. */
export const paperGlossary: readonly (readonly [term: string, meaning: string])[] = [
  ['Finding', 'What sources say of one thing, told once, with what to do about it.'],
  [
    'Score',
    'What there is still something to do about. It falls as you do what the plan says, and is 0 when nothing is left.',
  ],
  ['On record', 'What can be found or circulates, whatever has been done about it: a fact beside the score.'],
  ['Confirmed', 'At least two sources say so independently, or the place itself shows it.'],
  ['Likely', 'One source says so, and nothing speaks against it.'],
  ['Possible', 'It matches a name only, or its origin is not verified. A name alone never counts.'],
  ['Not checked', 'The source was not asked or did not say. It never means that nothing was found.'],
  ['Control', 'A question whose answer is known, asked of the same source, without which its answer does not count.'],
];

/** What was found by a name that others may use too, and nobody has said whose it is: told in a line each. */
export function openQuestionsIn(
  { findings }: Pick<ScanView, 'findings'>,
  { todos = {}, comments = {} }: { todos?: Todos | undefined; comments?: FindingComments },
): FindingView[] {
  return findings.filter(
    (finding) => !isExposure(finding) && isQuestion(finding.whose) && !todos[finding.id] && !comments[finding.id],
  );
}

export const questionsNote = (count: number, { plural }: Formats): string =>
  `${plural(count, 'page')} found by a name only, which others may use too. None of them counts in the score. On the site you can say of each whether it is yours; how each was found is said there and in the signed file.`;

/** "GitHub: https://github.com/alice (Public profile, Username, since 2019)." */
export function questionWords({ where, url, since, exposed, whose }: FindingView, { partialDate }: Formats): string {
  const facts = [exposed.join(', '), ...(since ? [`since ${partialDate(since)}`] : [])].join(', ');
  const reason = whose.level === 'candidate' ? '' : ` ${ownershipLabel[whose.level]}. ${whose.because}`;
  return `${url ? `${where}: ${url}` : where} (${facts}).${reason}`;
}
