import { plural } from '#contract/formats.ts';
import { findingCategoryLabel, isExposure, type ScanView, type Verdict } from '#contract/scans.ts';
import { bandLabel } from '#contract/severity.ts';
import { capitalised, countWord, listed } from './listing-words.ts';

/** What a verdict is reached from. */
export type Judged = Pick<ScanView, 'status' | 'findings' | 'coverage' | 'score'>;

/**
 * The sentence that decides, and the paragraph under it. What was not checked is named in every case: gaps never
 * read as "nothing there".
 */
export function verdict(scan: Judged): Verdict {
  if (scan.status === 'failed') return failed(scan);
  if (scan.status !== 'completed' || scan.score === null) return running(scan);
  if (scan.score.kind === 'incomplete') return incomplete(scan);
  if (scan.findings.length === 0) return nothingFound(scan);
  if (countExposures(scan.findings) === 0) return onlyPossible(scan);
  return scored(scan, scan.score);
}

function failed(scan: Judged): Verdict {
  const found = scan.findings.length;
  return {
    headline: 'This scan could not be finished.',
    detail: sentences(
      'The fault is ours, and the scan says nothing about what it did not reach.',
      found > 0 && `Before it stopped it found ${foundWords(scan)}, listed below.`,
      'Please start it again.',
    ),
  };
}

function running(scan: Judged): Verdict {
  const { asked } = scan.coverage;
  const found = scan.findings.length;
  if (scan.status === 'pending')
    return { headline: 'This scan has not started yet.', detail: 'It starts as soon as its turn comes.' };
  return {
    headline: 'The scan is still running.',
    detail: sentences(
      `${answered(scan)} of ${plural(asked, 'source')} ${answered(scan) === 1 ? 'has' : 'have'} answered so far.`,
      found > 0 && `They know ${foundWords(scan)}.`,
      'The score follows when all have had their turn.',
    ),
  };
}

function incomplete(scan: Judged): Verdict {
  const found = scan.findings.length;
  const again = 'Sources are often back within hours, so scan again later.';
  if (answered(scan) === 0)
    return {
      headline: 'No source answered.',
      detail: sentences(
        `${plural(scan.coverage.asked, 'source')} did not answer, so this scan says nothing about what they know.`,
        again,
      ),
    };
  return {
    headline: 'Too few sources answered for a score.',
    detail: sentences(
      `${answered(scan)} of ${plural(scan.coverage.asked, 'source')} answered.`,
      found > 0
        ? `They know ${foundWords(scan)}, listed below; there may be more.`
        : 'They know of nothing, which says nothing about the others.',
      again,
    ),
  };
}

function nothingFound(scan: Judged): Verdict {
  const { asked } = scan.coverage;
  const reach = 'A scan cannot see what nobody has published.';
  if (missing(scan) === 0)
    return {
      headline:
        asked === 1 ? 'Nothing found in the source we asked.' : `Nothing found in the ${asked} sources we asked.`,
      detail: sentences(
        asked > 1 && 'All of them answered.',
        reach,
        'Scan again from time to time: new breaches come to light.',
      ),
    };
  return {
    headline: `Nothing found in the ${answered(scan) === 1 ? 'one source' : `${answered(scan)} sources`} that answered.`,
    detail: sentences(gap(scan), reach, 'Scan again later to close the gap.'),
  };
}

function onlyPossible(scan: Judged): Verdict {
  const count = scan.findings.length;
  return {
    headline:
      count === 1
        ? 'Nothing certain, and one possible match.'
        : `Nothing certain, and ${countWord(count)} possible matches.`,
    detail: sentences(
      `${count === 1 ? 'It was' : 'They were'} found by name only and may belong to someone else, so the score does not count ${count === 1 ? 'it' : 'them'}.`,
      gap(scan),
    ),
  };
}

type Scored = Extract<NonNullable<Judged['score']>, { kind: 'scored' }>;

function scored(scan: Judged, score: Scored): Verdict {
  const [worst] = score.categories;
  return {
    headline: headlineOf(scan, score),
    detail: sentences(
      `We found ${foundWords(scan)} in ${scan.coverage.found} of the ${plural(answered(scan), 'source')} that answered.`,
      worst &&
        `“${findingCategoryLabel[worst.category]}” weighs most in your score of ${score.score}, which is ${bandLabel[score.band]}.`,
      gap(scan),
    ),
  };
}

function headlineOf(scan: Judged, { band }: Scored): string {
  const critical = scan.findings.filter(({ severity }) => severity === 'critical').length;
  const urgent = critical + scan.findings.filter(({ severity }) => severity === 'high').length;
  switch (band) {
    case 'quiet':
      return 'Little is exposed, and nothing needs doing this week.';
    case 'low':
      return 'Something is exposed, but nothing is urgent.';
    case 'medium':
      return urgent > 0
        ? needDoing(urgent, scan, 'this week')
        : 'Nothing here is urgent, but some of it is worth an hour.';
    case 'high':
      return urgent > 0 ? needDoing(urgent, scan, 'this week') : 'No single item is urgent, but together they add up.';
    case 'critical':
      return needDoing(critical || urgent, scan, 'today');
  }
}

function needDoing(count: number, scan: Judged, when: string): string {
  if (count === 0) return 'Much is exposed. Start with the first on the list.';
  const things = `${capitalised(countWord(count))} ${count === 1 ? 'thing needs' : 'things need'} doing ${when}.`;
  return count < scan.findings.length ? `${things} The rest can wait.` : things;
}

/**
 * The one line for lists of scans. Kept with the scan; "" while there is nothing to say yet.
 */
export function summaryLine(scan: Judged): string {
  if (scan.status !== 'completed' || scan.score === null) return '';
  if (answered(scan) === 0) return 'Incomplete: no source answered';
  const found = foundWords(scan);
  const gaps = missing(scan) > 0 ? `${missing(scan)} of ${plural(scan.coverage.asked, 'source')} did not answer` : '';
  const loud = (['critical', 'high'] as const)
    .map((severity) => [scan.findings.filter((one) => one.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}`);
  const what =
    found !== '' ? [`${found} found`, ...loud].join(', ') : `Nothing found in ${plural(answered(scan), 'source')}`;
  const line = gaps ? `${what}; ${gaps}` : what;
  return scan.score.kind === 'incomplete' ? `Incomplete: ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line;
}

export function countExposures(findings: ScanView['findings']): number {
  return findings.filter(isExposure).length;
}

/** "3 exposures and 1 possible match". */
function foundWords({ findings }: Judged): string {
  const exposures = countExposures(findings);
  const matches = findings.length - exposures;
  return listed([
    ...(exposures > 0 ? [plural(exposures, 'exposure')] : []),
    ...(matches > 0 ? [plural(matches, 'possible match', 'possible matches')] : []),
  ]);
}

function answered({ coverage }: Judged): number {
  return coverage.found + coverage.clear;
}

function missing(scan: Judged): number {
  return scan.coverage.asked - answered(scan);
}

function gap(scan: Judged): string | false {
  const count = missing(scan);
  if (count === 0) return false;
  const who = count === 1 ? 'One source' : `${capitalised(countWord(count))} sources`;
  return `${who} did not answer, so this report says nothing about ${count === 1 ? 'it' : 'them'}.`;
}

function sentences(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string').join(' ');
}
