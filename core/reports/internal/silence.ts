import type { Coverage } from '#contract/scans/coverage.ts';
import { type SourceCategory, sourceCategories } from '#contract/scans/types.ts';
import { type ClassPoints, categoryOf, classWeights, reachFactors, tellings } from './weights.ts';

/** What one silent source of a kind could add at most: fresh, certain, and every class that its kind can tell. */
export function partsOfSilent(kind: SourceCategory): ClassPoints[] {
  const { classes, kind: exposure, reach, count } = tellings[kind];
  return classes.map((dataClass) => ({
    dataClass,
    category: categoryOf(dataClass, exposure),
    // Any number of exposures together reach the cap of their category.
    points: count === 'any' ? 100 : classWeights[dataClass].weight * reachFactors[reach],
  }));
}

/** What all the silent sources of a scan could add at most, one entry for each of them. */
export function silentParts({ kinds }: Coverage): { parts: ClassPoints[] }[] {
  return kinds.flatMap(({ category, asked, answered }) =>
    Array.from({ length: asked - answered }, () => ({ parts: partsOfSilent(category) })),
  );
}

/** Kinds of source that gave no answer at all, in order; also those of which none was asked. */
export function silentKinds({ kinds }: Coverage): SourceCategory[] {
  return sourceCategories.filter((kind) => !kinds.some(({ category, answered }) => category === kind && answered > 0));
}
