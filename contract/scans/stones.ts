import { type FindingView, isExposure } from './types.ts';

/** One exposure as the print shows it: how loud it was, and how loud it still is. Points, 0 to 100. */
export type Stone = Pick<FindingView, 'points' | 'open'>;

/** More would touch. */
const MOST_STONES = 6;

/** The heaviest exposures, in an order that no step changes: a stone settles where it lies. */
export const stonesOf = (findings: readonly FindingView[]): Stone[] =>
  findings
    .filter((finding) => isExposure(finding) && finding.severity !== 'info')
    .slice(0, MOST_STONES)
    .map(({ points, open }) => ({ points, open }));
