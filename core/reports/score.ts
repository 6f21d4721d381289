import { type DataClass, dataClasses } from '#contract/exposures.ts';
import type { Coverage, FindingCategory, ScoreView } from '#contract/scans.ts';
import { findingCategories } from '#contract/scans.ts';
import { bandOf, type Severity, severityOf } from '#contract/severity.ts';
import { ageFactor } from './age.ts';
import type { JoinedExposure } from './join.ts';
import {
  categoryCaps,
  categoryOf,
  certaintyFactors,
  classWeights,
  type Done,
  doneFactors,
  formulaVersion,
  furtherCategoriesShare,
  incompleteAbove,
  reachFactors,
  storageFactors,
} from './weights.ts';

/** Points of one class of data within a finding. */
export interface ClassPoints {
  dataClass: DataClass;
  category: FindingCategory;
  /** x, 0 to 100. */
  points: number;
}

/** An exposure with its points. */
export interface ScoredExposure {
  exposure: JoinedExposure;
  done: Done;
  /** Heaviest first, as if nothing had been done: a finding keeps its name and place when it is dealt with. */
  parts: ClassPoints[];
  /** Category of the heaviest class. */
  category: FindingCategory;
  /** Points of the heaviest class, 0 to 100. */
  points: number;
  severity: Severity;
}

/** x = W × R × C × E × P × D for each class of the exposure. */
export function scoreExposure(exposure: JoinedExposure, now: Date, done: Done = 'nothing'): ScoredExposure {
  const shared = ageFactor(exposure, now) * certaintyFactors[exposure.certainty] * reachFactors[exposure.reach];
  const parts = exposure.classes
    .map((dataClass) => {
      const storage = dataClass === 'password' ? storageFactors[exposure.passwordStorage ?? 'unknown'] : 1;
      const weight = classWeights[dataClass].weight * storage;
      return { dataClass, category: categoryOf(dataClass, exposure.kind), weight };
    })
    .sort((a, b) => b.weight - a.weight || dataClasses.indexOf(a.dataClass) - dataClasses.indexOf(b.dataClass))
    .map(({ weight, ...part }) => ({ ...part, points: weight * shared * doneFactorOf(part.category, done) }));
  const points = Math.max(0, ...parts.map((part) => part.points));
  const category = parts[0]?.category ?? 'technical';
  return { exposure, done, parts, category, points, severity: severityOf(points) };
}

/** A new password does not take back an address: "secured" counts for credentials only. */
function doneFactorOf(category: FindingCategory, done: Done): number {
  return done === 'secured' && category !== 'credentials' ? 1 : doneFactors[done];
}

/** K of every category that has points: min(cap, 100 × (1 − Π(1 − x/100))). */
export function categoryTotals(scored: readonly ScoredExposure[]): Map<FindingCategory, number> {
  const quiet = new Map<FindingCategory, number>();
  for (const { parts } of scored)
    for (const { category, points } of parts)
      if (points > 0) quiet.set(category, (quiet.get(category) ?? 1) * (1 - points / 100));
  return new Map(
    [...quiet].map(([category, share]) => [category, Math.min(categoryCaps[category], 100 * (1 - share))]),
  );
}

/** T = Kmax + (100 − Kmax) × 0.4 × (1 − Π over the other categories (1 − K/100)), 0 to 100, not rounded. */
export function totalOf(scored: readonly ScoredExposure[]): number {
  const [worst = 0, ...others] = [...categoryTotals(scored).values()].sort((a, b) => b - a);
  const quiet = others.reduce((share, points) => share * (1 - points / 100), 1);
  return worst + (100 - worst) * furtherCategoriesShare * (1 - quiet);
}

/**
 * The score of a whole scan, or "incomplete" when more than 30% of the sources asked did not answer.
 * `findings` of a category counts those that add to it: one breach can add to several.
 */
export function scoreFindings(scored: readonly ScoredExposure[], coverage: Coverage): ScoreView {
  const unknownShare = unknownShareOf(coverage);
  if (unknownShare > incompleteAbove) return { kind: 'incomplete', unknownShare, formula: formulaVersion };
  const score = Math.round(totalOf(scored));
  const categories = [...categoryTotals(scored)]
    .map(([category, points]) => ({
      category,
      points: toTenth(points),
      findings: scored.filter(({ parts }) => parts.some((part) => part.category === category && part.points > 0))
        .length,
    }))
    .sort(
      (a, b) => b.points - a.points || findingCategories.indexOf(a.category) - findingCategories.indexOf(b.category),
    );
  return { kind: 'scored', score, band: bandOf(score), categories, formula: formulaVersion };
}

/** Sources that were not asked cannot be missed; when none was asked, everything is unknown. */
export function unknownShareOf({ asked, found, clear }: Coverage): number {
  return asked > 0 ? (asked - found - clear) / asked : 1;
}

/** By how many whole points the shown score falls without each finding. @returns by id of the exposure */
export function scoreReductions(scored: readonly ScoredExposure[]): Map<string, number> {
  const score = Math.round(totalOf(scored));
  return new Map(
    scored.map((one) => [one.exposure.id, score - Math.round(totalOf(scored.filter((other) => other !== one)))]),
  );
}

/** @param points 0 to 100 @returns with one decimal */
export function toTenth(points: number): number {
  return Math.round(points * 10) / 10;
}
