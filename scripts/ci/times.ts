import { isDeep } from '../spec.ts';
import type { SuiteResult } from '../tally.ts';
import type { PartTime } from './run-parts.ts';

/** A quick file that takes longer, in seconds beside others, is split or becomes deep. */
const MOST_QUICK_SECONDS = 40;

/** The time of each part, and the quick files that have outgrown their place. */
export function timesText(times: readonly PartTime[], suites: readonly SuiteResult[]): string {
  const parts = times.map(({ name, seconds }) => `${Math.round(seconds)} s  ${name}`);
  const outgrown = suites
    .filter(({ name, seconds = 0 }) => seconds > MOST_QUICK_SECONDS && !isDeep(name))
    .map(
      ({ name, seconds = 0 }) =>
        `OUTGROWN ${name}: ${Math.round(seconds)} s, at most ${MOST_QUICK_SECONDS} s in a quick file`,
    );
  return [...parts, ...outgrown].join('\n');
}
