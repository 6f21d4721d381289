import { ageFactors, stillPublicFactor, unknownAgeFactor } from './weights.ts';

const DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

/**
 * R. A date known to the year or the month only is taken at the end of it: the data may be that fresh.
 * @param exposure `since` is `YYYY[-MM[-DD]]`; anything else counts as unknown
 */
export function ageFactor(exposure: { since: string | null; stillPublic: boolean }, now: Date): number {
  if (exposure.stillPublic) return stillPublicFactor;
  const [, year, month, day] = DATE.exec(exposure.since ?? '') ?? [];
  if (year === undefined) return unknownAgeFactor;
  const hasPassed = (years: number): boolean => now.getTime() >= endOf(Number(year) + years, month, day);
  return ageFactors.find(({ underYears }) => !hasPassed(underYears))?.factor ?? unknownAgeFactor;
}

/** Last day of the period as UTC milliseconds; NaN, which nothing has reached, for a year without end. */
function endOf(year: number, month: string | undefined, day: string | undefined): number {
  if (day !== undefined) return Date.UTC(year, Number(month) - 1, Number(day));
  return month === undefined ? Date.UTC(year, 11, 31) : Date.UTC(year, Number(month), 0);
}
