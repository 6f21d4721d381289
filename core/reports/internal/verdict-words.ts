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

export function countAnswered({ coverage }: Judged): number {
  return coverage.found + coverage.clear;
}

export function countMissing(scan: Judged): number {
  return scan.coverage.asked - countAnswered(scan) - scan.coverage.waiting;
}

/** Who did not answer, and who has yet to. */
export const gapWords = (scan: Judged): string => joinSentences(silenceWords(scan), toCome(scan));

export function toCome({ coverage: { waiting } }: Judged): string | false {
  if (waiting === 0) return false;
  return waiting === 1
    ? 'One source is still to come, and this report is updated when it answers.'
    : `${capitalised(countWord(waiting))} sources are still to come, and this report is updated as they answer.`;
}

/** Who did not answer, and which kinds of source are silent as a whole. */
function silenceWords(scan: Judged): string | false {
  const count = countMissing(scan);
  if (count === 0) return false;
  const isOver = scan.coverage.waiting === 0;
  const silent = scan.coverage.kinds.filter((kind) => isOver && kind.asked > 0 && kind.answered === 0);
  const whole =
    silent.length > 0 ? `, ${wholeOf(count)} under ${quoteKinds(silent.map(({ category }) => category))},` : ',';
  const who = count === 1 ? 'One source' : `${capitalised(countWord(count))} sources`;
  return `${who} did not answer${whole} so this report says nothing about ${count === 1 ? 'it' : 'them'}.`;
}

const wholeOf = (count: number): string => (count === 1 ? 'the only one' : 'among them all');

export const quoteKinds = (kinds: readonly SourceCategory[]): string =>
  listed(kinds.map((kind) => `“${sourceCategoryLabel[kind]}”`));

export function joinSentences(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
