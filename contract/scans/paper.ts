import type { Formats } from '#contract/base/formats.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { FindingComments } from './comments.ts';
import { isQuestion } from './ownership.ts';
import { type ScoreTexts, scoreDigits } from './score.ts';
import { bandFloor, bands } from './severity.ts';
import type { Todos } from './todos.ts';
import { type FindingView, isExposure, type ScanView, type ScoreView } from './types.ts';
import type english from './words/paper.texts.en.ts';
import type { ScanWords } from './words/scan-words.ts';

/** The words of a report on paper, in one language. */
type PaperTexts = Texts<typeof english>;

interface WorkingTexts {
  paper: PaperTexts;
  words: ScanWords;
  bandNames: ScoreTexts['bands'];
}

const MOST_WEIGHTIEST = 3;

/** What weighs most of what is not dealt with. */
export interface Weightiest {
  /** Heaviest first, a sentence each, with the id of the finding. */
  lines: { id: string; text: string }[];
  /** Where none of them alone lowers the score, why. */
  note: string | null;
}

/** @returns null without a score, and where fewer than two findings are left */
export function weightiestOf({ findings, score }: ScanView, texts: PaperTexts): Weightiest | null {
  const open = findings.filter((finding) => isExposure(finding) && finding.group !== 'done');
  if (open.length < 2 || score?.kind !== 'scored') return null;
  const weightiest = open.slice(0, MOST_WEIGHTIEST);
  const isVain = weightiest.every(({ lowersScoreBy }) => !lowersScoreBy);
  return {
    lines: weightiest.map((finding) => ({ id: finding.id, text: weightWords(finding, texts) })),
    note: isVain ? texts.weightiestNote : null,
  };
}

const weightWords = ({ title, points, lowersScoreBy: effect }: FindingView, texts: PaperTexts): string =>
  effect ? texts.weightLess(title, points, effect) : texts.weight(title, points);

/** Kinds of data that fit beside the plan. */
const MOST_KINDS = 24;
/** Places that one kind of data names at most. */
const MOST_PLACES = 12;

/** Which kind of data is exposed where, the most widespread first; `more` kinds are left out. */
export function whereIn(
  { findings }: ScanView,
  texts: PaperTexts,
): { rows: (readonly [kind: string, places: string])[]; more: number } {
  const places = new Map<string, Set<string>>();
  for (const { exposed, where } of findings.filter(isExposure))
    for (const kind of exposed) places.set(kind, (places.get(kind) ?? new Set()).add(where));
  const rows = [...places].sort(([a, one], [b, other]) => other.size - one.size || a.localeCompare(b, 'en'));
  return {
    rows: rows.slice(0, MOST_KINDS).map(([kind, at]) => [kind, placesInWords([...at], texts)] as const),
    more: Math.max(0, rows.length - MOST_KINDS),
  };
}

const placesInWords = (places: readonly string[], { morePlaces }: PaperTexts): string =>
  places.length > MOST_PLACES
    ? morePlaces(places.slice(0, MOST_PLACES).join(', '), places.length - MOST_PLACES)
    : places.join(', ');

/** How a score comes about, kind by kind, and what the bands mean. */
export interface Working {
  kinds: (readonly [kind: string, words: string])[];
  /** How the kinds add up; null without a score. */
  sum: string | null;
  method: string;
}

export function workingOf({ score }: Pick<ScanView, 'score'>, { paper, words, bandNames }: WorkingTexts): Working {
  const scored = score?.kind === 'scored' && score.categories.length > 0 ? score : null;
  const kinds = (scored?.categories ?? []).map(
    ({ category, points, findings }) => [words.findingCategories[category], paper.kind(points, findings)] as const,
  );
  const ranges = bands.toReversed().map((band, index, all) => {
    const next = all[index + 1];
    return paper.band(bandNames[band], bandFloor[band], next ? bandFloor[next] - 1 : 100);
  });
  const method = [`${ranges.join(', ')}. ${words.scoreMethod}`, ...(score ? [paper.formula(score.formula)] : [])];
  return { kinds, sum: scored && sumWords(scored, paper, words), method: method.join(' ') };
}

/** How the kinds add up, with the figures of this report. */
function sumWords(
  { score, most, open, categories }: Extract<ScoreView, { kind: 'scored' }>,
  { sum }: PaperTexts,
  { findingCategories }: ScanWords,
): string {
  const [worst, ...others] = categories;
  if (!worst) return '';
  const rest = Math.max(0, Math.round((score - worst.points) * 10) / 10);
  return [
    sum.heaviest(findingCategories[worst.category], worst.points),
    ...(others.length > 0 ? [sum.others(rest)] : []),
    sum.together(score),
    ...(most > score ? [sum.silent(most, scoreDigits({ score, most }))] : []),
    ...(open ? [sum.left(scoreDigits(open))] : []),
  ].join(' ');
}

/** What was found by a name that others may use too, and nobody has said whose it is: told in a line each. */
export function openQuestionsIn(
  { findings }: Pick<ScanView, 'findings'>,
  { todos = {}, comments = {} }: { todos?: Todos | undefined; comments?: FindingComments },
): FindingView[] {
  return findings.filter(
    (finding) => !isExposure(finding) && isQuestion(finding.whose) && !todos[finding.id] && !comments[finding.id],
  );
}

/** "GitHub: https://github.com/alice (Public profile, Username, since 2019)." */
export function questionWords(
  { where, url, since, exposed, whose }: FindingView,
  { partialDate }: Pick<Formats, 'partialDate'>,
  texts: PaperTexts,
  { ownership }: ScanWords,
): string {
  const facts = [exposed.join(', '), ...(since ? [texts.since(partialDate(since))] : [])].join(', ');
  const reason = whose.level === 'candidate' ? '' : ` ${ownership[whose.level]}. ${whose.because}`;
  return `${texts.question(url ? texts.at(where, url) : where, facts)}${reason}`;
}
