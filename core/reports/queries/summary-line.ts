import { plural } from '#contract/base/formats.ts';
import type { Todos } from '#contract/scans/todos.ts';
import { isExposure } from '#contract/scans/types.ts';
import {
  askedWords,
  countAnswered,
  countMissing,
  type Found,
  findingsOfPerson,
  foundWords,
  type Judged,
} from '#core/reports/internal/verdict-words.ts';

/**
 * The one line for lists of scans. Kept with the scan; "" while there is nothing to say yet.
 */
export function summaryLine(judged: Judged): string {
  const scan = { ...judged, findings: findingsOfPerson(judged) };
  if (scan.status !== 'completed' || scan.score === null) return '';
  if (countAnswered(scan) === 0)
    return `Incomplete: no source ${scan.coverage.waiting > 0 ? 'has answered yet' : 'answered'}`;
  const gaps = gapsLine(scan);
  const what = foundLine(scan) ?? nothingLine(scan);
  const line = gaps ? `${what}; ${gaps}` : what;
  return scan.score.kind === 'incomplete' ? `Incomplete: ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line;
}

function nothingLine(scan: Judged): string {
  const { coverage, sources = coverage.asked } = scan;
  const answered = countAnswered(scan);
  if (sources === coverage.asked) return `Nothing found in ${plural(answered, 'source')}`;
  return `Nothing found in ${plural(answered, 'answer')} from ${plural(sources, 'source')}`;
}

/** "1 of 18 sources did not answer, 2 still to come"; "" when all have answered. */
function gapsLine(scan: Judged): string {
  const { asked, waiting } = scan.coverage;
  const { sources = asked } = scan;
  const of = askedWords(scan, asked);
  if (countMissing(scan) === 0) return waiting > 0 ? `${waiting} of ${of} still to come` : '';
  const gap = sources === asked ? 'did not answer' : 'did not get an answer';
  return `${countMissing(scan)} of ${of} ${gap}${waiting > 0 ? `, ${waiting} still to come` : ''}`;
}

/** "3 exposures found, 1 critical, 2 dealt with"; null without findings. */
function foundLine(scan: Judged): string | null {
  const { findings } = scan;
  if (findings.length === 0) return null;
  const loud = (['critical', 'high'] as const)
    .map((severity) => [findings.filter((one) => one.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}`);
  const settled = findings.filter((one) => isExposure(one) && one.group === 'done').length;
  return [`${foundWords(scan)} found`, ...loud, ...(settled > 0 ? [`${settled} dealt with`] : [])].join(', ');
}

/** Exposures that are the person's: neither matches by name only, nor what they say is somebody else's. */
export function countExposures(findings: readonly Found[], todos: Todos = {}): number {
  return findingsOfPerson({ findings, todos }).filter(isExposure).length;
}
