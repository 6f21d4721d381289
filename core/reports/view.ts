import type { CheckView, Coverage, FindingView, ScoreView } from '#contract/scans.ts';
import { compareText } from './compare-text.ts';
import { joinExposures, type SourceReport } from './join.ts';
import { type ScoredExposure, scoreExposure, scoreFindings, scoreReductions, toTenth } from './score.ts';
import type { Done } from './weights.ts';
import { describeExposure, type Removals } from './words.ts';

/**
 * The findings as their owner reads them, heaviest first.
 * @param score null while the scan runs; without a number there is none to fall either
 */
export function findingViews(
  scored: readonly ScoredExposure[],
  score: ScoreView | null,
  removals: Removals,
): FindingView[] {
  const reductions = score?.kind === 'scored' ? scoreReductions(scored) : null;
  return [...scored].sort(heaviestFirst).map((one) => findingView(one, reductions, removals));
}

function findingView(one: ScoredExposure, reductions: Map<string, number> | null, removals: Removals): FindingView {
  const { exposure, parts } = one;
  const leads = parts.map(({ dataClass }) => dataClass);
  return {
    id: exposure.id,
    category: one.category,
    severity: one.severity,
    points: toTenth(one.points),
    ...describeExposure(exposure, leads, removals),
    where: exposure.where,
    url: exposure.url,
    exposed: exposure.exposed,
    evidence: exposure.evidence,
    since: exposure.since,
    sources: exposure.sources,
    lowersScoreBy: reductions?.get(exposure.id) ?? null,
  };
}

/** Equal points: what is certain before what may be someone else's, then the newest, then by name. */
function heaviestFirst(a: ScoredExposure, b: ScoredExposure): number {
  return (
    b.points - a.points ||
    Number(a.exposure.certainty === 'candidate') - Number(b.exposure.certainty === 'candidate') ||
    compareText(b.exposure.since ?? '', a.exposure.since ?? '') ||
    compareText(a.exposure.where, b.exposure.where) ||
    compareText(a.exposure.id, b.exposure.id)
  );
}

/** What has been answered. A source that cannot be asked about this address was not asked, and is not missing. */
export function coverageOf(checks: readonly Pick<CheckView, 'state' | 'reason'>[]): Coverage {
  const asked = checks.filter(({ reason }) => reason !== 'not-applicable');
  const count = (state: CheckView['state']) => asked.filter((check) => check.state === state).length;
  return { asked: asked.length, found: count('found'), clear: count('clear'), notChecked: count('not-checked') };
}

/** Everything a report is made of. */
export interface ReportMaterial {
  reports: readonly SourceReport[];
  /** null while the scan runs: a score of half the answers would mislead. */
  coverage: Coverage | null;
  now: Date;
  removals: Removals;
  /** What the person has done, by id of the finding; nothing where it is missing. */
  done?: ReadonlyMap<string, Done>;
}

/** From what the sources answered to findings in words, and the score. */
export function buildReport(material: ReportMaterial): { findings: FindingView[]; score: ScoreView | null } {
  const { reports, coverage, now, removals, done } = material;
  const scored = joinExposures(reports).map((one) => scoreExposure(one, now, done?.get(one.id)));
  const score = coverage && scoreFindings(scored, coverage);
  return { findings: findingViews(scored, score, removals), score };
}
