import type { Plan } from '#contract/scans/steps.ts';
import type { Todos } from '#contract/scans/todos.ts';
import { type FindingView, isExposure, type ScanView, type SourceCategory } from '#contract/scans/types.ts';
import type { AskedOf, VerdictTexts } from './verdict-texts.ts';

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

/** The same with the words to reach it in. */
export interface Worded extends Judged {
  words: VerdictTexts;
}

/** Without what the person says is somebody else's. */
export const findingsOfPerson = ({ findings, todos }: Pick<Judged, 'findings' | 'todos'>): Found[] =>
  findings.filter(({ id }) => todos[id]?.state !== 'not-mine');

/** "3 exposures and 1 possible match". */
export function foundWords({ findings, words }: Pick<Worded, 'findings' | 'words'>): string {
  const exposures = findings.filter(isExposure).length;
  return words.found(exposures, findings.length - exposures);
}

/** So many sources, or so many questions where a source was asked about several addresses or names. */
export const askedOf = ({ coverage, sources = coverage.asked }: Judged, count = coverage.asked): AskedOf => ({
  count,
  byQuestion: sources !== coverage.asked,
});

export function countAnswered({ coverage }: Judged): number {
  return coverage.found + coverage.clear;
}

export function countMissing(scan: Judged): number {
  return scan.coverage.asked - countAnswered(scan) - scan.coverage.waiting;
}

/** Who did not answer, and who has yet to. */
export const gapWords = (scan: Worded): string => joinSentences(silenceWords(scan), toCome(scan));

export const toCome = (scan: Worded): string | false =>
  scan.coverage.waiting > 0 && scan.words.toCome(askedOf(scan, scan.coverage.waiting));

/** Who did not answer, and which kinds of source are silent as a whole. */
function silenceWords(scan: Worded): string | false {
  const count = countMissing(scan);
  if (count === 0) return false;
  const isOver = scan.coverage.waiting === 0;
  const silent = scan.coverage.kinds.filter((kind) => isOver && kind.asked > 0 && kind.answered === 0);
  const kinds =
    silent.length > 0
      ? quoteKinds(
          silent.map(({ category }) => category),
          scan.words,
        )
      : null;
  return scan.words.silence(askedOf(scan, count), kinds);
}

export const quoteKinds = (kinds: readonly SourceCategory[], words: VerdictTexts): string =>
  words.quoted(kinds.map((kind) => words.kinds[kind]));

export function joinSentences(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
