import type { ScoredExposure } from '#core/reports/queries/score.ts';
import { listed } from './listing-words.ts';
import type { JoinedExposure } from './merge.ts';
import { certaintyFactors } from './weights.ts';

/** Nothing else is known of it; its age alone makes it count for less. */
export const olderWords = 'Nothing else is known of it; what is older counts for less.';

/** Why a finding that is in both scans counts differently; null where it does not. */
export function whyChanged(earlier: readonly ScoredExposure[], later: readonly ScoredExposure[]): string | null {
  const [before, after] = [earlier.map(({ exposure }) => exposure), later.map(({ exposure }) => exposure)];
  const surer = surenessOf(after) - surenessOf(before);
  if (surer !== 0) return surer > 0 ? 'We are surer of it than before.' : 'We are less sure of it than before.';
  const [was, is] = [classesOf(before), classesOf(after)];
  if (is.some((one) => !was.includes(one))) return 'More of your data is known to be in it.';
  if (was.some((one) => !is.includes(one))) return 'Less of your data is said to be in it.';
  if (factsOf(before) !== factsOf(after)) return 'Its sources now say something else about it.';
  return pointsOf(earlier) === pointsOf(later) ? null : olderWords;
}

const surenessOf = (exposures: readonly JoinedExposure[]): number =>
  Math.max(...exposures.map(({ certainty }) => certaintyFactors[certainty]));

const classesOf = (exposures: readonly JoinedExposure[]): string[] => exposures.flatMap(({ classes }) => classes);

/** What else decides the points. */
const factsOf = (exposures: readonly JoinedExposure[]): string =>
  JSON.stringify(
    exposures.map(({ kind, passwordStorage, reach, since, stillPublic }) => [
      kind,
      passwordStorage,
      reach,
      since,
      stillPublic,
    ]),
  );

const pointsOf = (scored: readonly ScoredExposure[]): number => Math.max(...scored.map(({ points }) => points));

/** A source that has no answer in a scan. `asked`: it was asked, and gave none. */
interface Unknown {
  name: string;
  asked: boolean;
}

/** Why it is not known whether something was there then, or is there now. @param side which scan knows of it */
export function whyUnknown(unknown: readonly Unknown[], side: 'earlier' | 'later'): string {
  const namesOf = (asked: boolean) => [
    ...new Set(unknown.filter((one) => one.asked === asked).map(({ name }) => name)),
  ];
  const when = side === 'later' ? 'then' : 'this time';
  const silent = namesOf(true);
  const unasked = namesOf(false).filter((name) => !silent.includes(name));
  return [
    ...(silent.length > 0 ? [`${listed(silent)} gave no answer ${when}.`] : []),
    ...(unasked.length > 0
      ? [`${listed(unasked)} ${unasked.length === 1 ? 'was' : 'were'} not asked about it ${when}.`]
      : []),
  ].join(' ');
}
