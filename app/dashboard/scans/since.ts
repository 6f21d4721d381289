import type { ChosenComparison } from '#contract/scans/comparison.ts';

/** The part of an address that keeps the earlier scan which somebody chose; empty for the one just before. */
export const sinceOf = (comparison: ChosenComparison | null): string =>
  comparison && comparison.choices[0]?.scanId !== comparison.earlier.scanId
    ? `?since=${comparison.earlier.scanId}`
    : '';
