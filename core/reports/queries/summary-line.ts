import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { Todos } from '#contract/scans/todos.ts';
import { isExposure } from '#contract/scans/types.ts';
import { verdictTexts } from '#core/reports/internal/verdict/verdict-texts.ts';
import {
  askedOf,
  countAnswered,
  countMissing,
  type Found,
  findingsOfPerson,
  foundWords,
  type Judged,
  type Worded,
} from '#core/reports/internal/verdict/verdict-words.ts';

/**
 * The one line for lists of scans. Kept with the scan, in English; "" while there is nothing to say yet.
 */
export function summaryLine(judged: Judged, language: Language = firstLanguage): string {
  const scan = { ...judged, findings: findingsOfPerson(judged), words: verdictTexts[language] };
  const words = scan.words.line;
  if (scan.status !== 'completed' || scan.score === null) return '';
  if (countAnswered(scan) === 0) return scan.coverage.waiting > 0 ? words.noneYet : words.none;
  const gaps = gapsLine(scan);
  const what = foundLine(scan) ?? nothingLine(scan);
  const line = gaps ? words.withGaps(what, gaps) : what;
  return scan.score.kind === 'incomplete' ? words.incomplete(line) : line;
}

function nothingLine(scan: Worded): string {
  const { coverage, sources = coverage.asked } = scan;
  const { nothing, nothingInAnswers } = scan.words.line;
  const answered = countAnswered(scan);
  return sources === coverage.asked ? nothing(answered) : nothingInAnswers(answered, sources);
}

/** "1 of 18 sources did not answer, 2 still to come"; "" when all have answered. */
function gapsLine(scan: Worded): string {
  const { waiting } = scan.coverage;
  const words = scan.words.line;
  const of = askedOf(scan);
  const missing = countMissing(scan);
  if (missing === 0) return waiting > 0 ? words.toCome(waiting, of) : '';
  const gap = of.byQuestion ? words.unanswered(missing, of) : words.silent(missing, of);
  return waiting > 0 ? words.more(gap, waiting) : gap;
}

/** "3 exposures found, 1 critical, 2 dealt with"; null without findings. */
function foundLine(scan: Worded): string | null {
  const { findings } = scan;
  const words = scan.words.line;
  if (findings.length === 0) return null;
  const loud = (['critical', 'high'] as const)
    .map((severity) => [findings.filter((one) => one.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => words[severity](count));
  const settled = findings.filter((one) => isExposure(one) && one.group === 'done').length;
  return [words.found(foundWords(scan)), ...loud, ...(settled > 0 ? [words.dealtWith(settled)] : [])].join(', ');
}

/** Exposures that are the person's: neither matches by name only, nor what they say is somebody else's. */
export function countExposures(findings: readonly Found[], todos: Todos = {}): number {
  return findingsOfPerson({ findings, todos }).filter(isExposure).length;
}
