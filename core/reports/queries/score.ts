import type { Coverage } from '#contract/scans/coverage.ts';
import { dataClasses } from '#contract/scans/exposures.ts';
import type { ScoreRange } from '#contract/scans/score.ts';
import { bandFloor, type Severity, severityFloor, severityOf } from '#contract/scans/severity.ts';
import type { StepId } from '#contract/scans/steps.ts';
import { type Ticked, type Todo, type Todos, untouched } from '#contract/scans/todos.ts';
import {
  type FindingCategory,
  findingCategories,
  type ScoreView,
  type SourceCategory,
  sourceCategories,
} from '#contract/scans/types.ts';
import { ageFactor } from '#core/reports/internal/age.ts';
import { partsOfSilent, silentKinds, silentParts } from '#core/reports/internal/silence.ts';
import { isOnce, shareLeft, stepsOf } from '#core/reports/internal/steps.ts';
import {
  type ClassPoints,
  categoryCaps,
  categoryOf,
  certaintyFactors,
  classWeights,
  formulaVersion,
  furtherCategoriesShare,
  incompleteAbove,
  reachFactors,
  storageFactors,
} from '#core/reports/internal/weights.ts';
import type { JoinedExposure } from './join.ts';

export { formulaVersion };

/** An exposure with its points. */
export interface ScoredExposure {
  exposure: JoinedExposure;
  /** Heaviest first. */
  parts: ClassPoints[];
  /** Category of the heaviest class. */
  category: FindingCategory;
  /** Points of the heaviest class, 0 to 100. */
  points: number;
  severity: Severity;
  /** What closes it, most useful first. */
  steps: StepId[];
  /** When it was proved to be gone, ISO 8601: it has no points then. */
  goneAt?: string;
}

/** x = W × R × C × E × P for each class of the exposure. */
export function scoreExposure(exposure: JoinedExposure, now: Date): ScoredExposure {
  const shared = ageFactor(exposure, now) * certaintyFactors[exposure.certainty] * reachFactors[exposure.reach];
  const parts = exposure.classes
    .map((dataClass) => {
      const storage = dataClass === 'password' ? storageFactors[exposure.passwordStorage ?? 'unknown'] : 1;
      const weight = classWeights[dataClass].weight * storage;
      return { dataClass, category: categoryOf(dataClass, exposure.kind), weight };
    })
    .sort((a, b) => b.weight - a.weight || dataClasses.indexOf(a.dataClass) - dataClasses.indexOf(b.dataClass))
    .map(({ weight, ...part }) => ({ ...part, points: weight * shared }));
  const points = Math.max(0, ...parts.map((part) => part.points));
  const category = parts[0]?.category ?? 'technical';
  const leads = parts.map(({ dataClass }) => dataClass);
  return { exposure, parts, category, points, severity: severityOf(points), steps: stepsOf(exposure, leads) };
}

/** Its boxes. */
export const tickedOf = ({ exposure: { id }, steps }: ScoredExposure): Ticked => ({
  id,
  steps: steps.map((step) => ({ id: step, once: isOnce(step) })),
});

/** Whether it asks for something: what weighs little, and what nobody can act on, does not. */
export const isActionable = ({ points, steps }: Pick<ScoredExposure, 'points' | 'steps'>): boolean =>
  points >= severityFloor.low && steps.length > 0;

/** The same with D: of each class what there is still something to do about, once the steps that are ticked are done. */
export function openPartsOf(one: ScoredExposure, todo: Todo = untouched): ClassPoints[] {
  if (todo.state === 'not-mine' || !isActionable(one)) return [];
  const { exposure, parts, steps } = one;
  const done = new Set(todo.steps.flatMap((place) => steps[place] ?? []));
  return parts
    .map((part) => ({ ...part, points: part.points * shareLeft(exposure, part.dataClass, steps, done) }))
    .filter(({ points }) => points > 0);
}

type WithParts = Pick<ScoredExposure, 'parts'>;

/** Π(1 − x/100) of every category that has points: what is quiet of it, 0 to 1. */
export function quietShares(scored: readonly WithParts[]): Map<FindingCategory, number> {
  const quiet = new Map<FindingCategory, number>();
  for (const { parts } of scored)
    for (const { category, points } of parts)
      if (points > 0) quiet.set(category, (quiet.get(category) ?? 1) * (1 - points / 100));
  return quiet;
}

/** K of every category that has points: min(cap, 100 × (1 − Π(1 − x/100))). */
export const categoryTotals = (scored: readonly WithParts[]): Map<FindingCategory, number> =>
  totalsOf(quietShares(scored));

const totalsOf = (quiet: ReadonlyMap<FindingCategory, number>): Map<FindingCategory, number> =>
  new Map([...quiet].map(([category, share]) => [category, Math.min(categoryCaps[category], 100 * (1 - share))]));

/** T = Kmax + (100 − Kmax) × 0.4 × (1 − Π over the other categories (1 − K/100)), 0 to 100, not rounded. */
export const totalOf = (scored: readonly WithParts[]): number => totalOfShares(quietShares(scored));

/** T from what is quiet of each category. */
export function totalOfShares(quietOf: ReadonlyMap<FindingCategory, number>): number {
  const [worst = 0, ...others] = [...totalsOf(quietOf).values()].sort((a, b) => b - a);
  const quiet = others.reduce((share, points) => share * (1 - points / 100), 1);
  return worst + (100 - worst) * furtherCategoriesShare * (1 - quiet);
}

/** T in whole points: 0 of nothing only, so that what is left is never rounded away. @param total not rounded */
export const wholePoints = (total: number): number => (total > 0 ? Math.max(1, Math.round(total)) : 0);

/** Kinds of source without which a score says nothing: what they alone could tell reaches the band "High". */
export const decisiveKinds: readonly SourceCategory[] = sourceCategories.filter(
  (kind) => totalOf([{ parts: partsOfSilent(kind) }]) >= bandFloor.high,
);

/**
 * The score of a whole scan, or "incomplete": while a decisive kind of source is silent, and when more than 30% of the
 * sources asked did not answer. What the person says is not theirs is left out; what they have done about the rest lowers
 * what is open, and nothing of what is on record.
 * @param todos in agreement
 */
export function scoreFindings(scored: readonly ScoredExposure[], coverage: Coverage, todos: Todos = {}): ScoreView {
  const unknownShare = unknownShareOf(coverage);
  const silent = silentKinds(coverage).filter((kind) => decisiveKinds.includes(kind));
  if (unknownShare > incompleteAbove || silent.length > 0)
    return { kind: 'incomplete', unknownShare, silent, formula: formulaVersion };
  const exposed = scored.filter(({ exposure: { id } }) => todos[id]?.state !== 'not-mine');
  const open = openAmong(exposed, todos);
  return {
    kind: 'scored',
    ...rangeOf(exposed, coverage),
    open: rangeOf(open, coverage),
    worst: categoriesOf(open)[0]?.category ?? null,
    categories: categoriesOf(exposed),
    formula: formulaVersion,
  };
}

/** What is left of each. */
export const openAmong = (scored: readonly ScoredExposure[], todos: Todos): WithParts[] =>
  scored.map((one) => ({ parts: openPartsOf(one, todos[one.exposure.id]) }));

/** What is known, and the most that the silent sources could make of it. */
function rangeOf(scored: readonly WithParts[], coverage: Coverage): ScoreRange {
  const most = totalOf([...scored, ...silentParts(coverage)]);
  return { score: wholePoints(totalOf(scored)), most: wholePoints(most) };
}

/** `findings` of a category counts those that add to it: one breach can add to several. */
function categoriesOf(scored: readonly WithParts[]) {
  return [...categoryTotals(scored)]
    .map(([category, points]) => ({
      category,
      points: toTenth(points),
      findings: scored.filter(({ parts }) => parts.some((part) => part.category === category && part.points > 0))
        .length,
    }))
    .sort(
      (a, b) => b.points - a.points || findingCategories.indexOf(a.category) - findingCategories.indexOf(b.category),
    );
}

/** Sources that were not asked cannot be missed; when none was asked, everything is unknown. */
function unknownShareOf({ asked, found, clear }: Coverage): number {
  return asked > 0 ? (asked - found - clear) / asked : 1;
}

/** @param points 0 to 100 @returns with one decimal */
export function toTenth(points: number): number {
  return Math.round(points * 10) / 10;
}
