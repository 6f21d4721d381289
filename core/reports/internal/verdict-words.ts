import { plural } from '#contract/base/formats.ts';
import type { Plan } from '#contract/scans/steps.ts';
import type { Todos } from '#contract/scans/todos.ts';
import {
  type FindingView,
  isExposure,
  type ScanView,
  type SourceCategory,
  sourceCategoryLabel,
} from '#contract/scans/types.ts';
import { capitalised, countWord, listed } from './listing-words.ts';

export type Found = Pick<FindingView, 'id' | 'points' | 'open' | 'severity' | 'group'>;

/** What a verdict is reached from. */
export interface Judged extends Pick<ScanView, 'status' | 'coverage' | 'score'> {
  /** How many sources the questions went to, where some were asked more than one; left out where each was asked once. */
  sources?: number | undefined;
  findings: readonly Found[];
  /** What the person has done about the findings; nothing where nobody can say. */
  todos: Todos;
  /** What is to do next comes to; left out where nobody acts on it. */
  plan?: Pick<Plan, 'score'>;
}

/** Without what the person says is somebody else's. */
export const findingsOfPerson = ({ findings, todos }: Pick<Judged, 'findings' | 'todos'>): Found[] =>
  findings.filter(({ id }) => todos[id]?.state !== 'not-mine');

/** "3 exposures and 1 possible match". */
export function foundWords({ findings }: Pick<Judged, 'findings'>): string {
  const exposures = findings.filter(isExposure).length;
  const matches = findings.length - exposures;
  return listed([
    ...(exposures > 0 ? [plural(exposures, 'exposure')] : []),
    ...(matches > 0 ? [plural(matches, 'possible match', 'possible matches')] : []),
  ]);
}

/** "18 sources", or "36 questions" where a source was asked about several addresses or names. */
export const askedWords = (scan: Judged, count: number): string =>
  plural(count, isByQuestion(scan) ? 'question' : 'source');

const isByQuestion = ({ coverage: { asked }, sources = asked }: Judged): boolean => sources !== asked;

export function countAnswered({ coverage }: Judged): number {
  return coverage.found + coverage.clear;
}

export function countMissing(scan: Judged): number {
  return scan.coverage.asked - countAnswered(scan) - scan.coverage.waiting;
}

/** Who did not answer, and who has yet to. */
export const gapWords = (scan: Judged): string => joinSentences(silenceWords(scan), toCome(scan));

export function toCome(scan: Judged): string | false {
  const { waiting } = scan.coverage;
  if (waiting === 0) return false;
  const what = isByQuestion(scan) ? ['answer', 'it comes', 'they come'] : ['source', 'it answers', 'they answer'];
  return waiting === 1
    ? `One ${what[0]} is still to come, and this report is updated when ${what[1]}.`
    : `${capitalised(countWord(waiting))} ${what[0]}s are still to come, and this report is updated as ${what[2]}.`;
}

/** Who did not answer, and which kinds of source are silent as a whole. */
function silenceWords(scan: Judged): string | false {
  const count = countMissing(scan);
  if (count === 0) return false;
  const isOver = scan.coverage.waiting === 0;
  const silent = scan.coverage.kinds.filter((kind) => isOver && kind.asked > 0 && kind.answered === 0);
  const whole =
    silent.length > 0 ? `, ${wholeOf(count)} under ${quoteKinds(silent.map(({ category }) => category))},` : ',';
  const who = isByQuestion(scan)
    ? count === 1
      ? 'One question got no answer'
      : `${capitalised(countWord(count))} questions got no answer`
    : count === 1
      ? 'One source did not answer'
      : `${capitalised(countWord(count))} sources did not answer`;
  return `${who}${whole} so this report says nothing about ${count === 1 ? 'it' : 'them'}.`;
}

const wholeOf = (count: number): string => (count === 1 ? 'the only one' : 'among them all');

export const quoteKinds = (kinds: readonly SourceCategory[]): string =>
  listed(kinds.map((kind) => `“${sourceCategoryLabel[kind]}”`));

export function joinSentences(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
