import type { FindingView } from './types.ts';

/**
 * The findings to deal with first: those whose removal lowers the score most; without a score, the heaviest. Never one
 * that does not count, or that there is nothing to do about.
 */
export function mostUseful(findings: readonly FindingView[], count = 3): FindingView[] {
  return findings
    .filter(({ points, steps }) => points > 0 && steps.length > 0)
    .sort((a, b) => (b.lowersScoreBy ?? 0) - (a.lowersScoreBy ?? 0) || b.points - a.points || byId(a, b))
    .slice(0, count);
}

/** The same order on every machine, whatever its locale. */
const byId = (a: FindingView, b: FindingView): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
