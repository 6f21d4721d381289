import type { CatalogueState } from '#contract/sources/catalogues.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const catalogueTimes = {
  /** Between two readings that went well. */
  everyMs: DAY,
  /** Until one that went wrong is repeated. */
  retryDelayMs: HOUR,
  /** What has been smaller for so long has been tidied up by its owner: it is taken as it is, and nothing in it is news. */
  believedAfterMs: 7 * DAY,
} as const;

/** Of what was listed before, so much may be missing: breaches are withdrawn and joined now and then. */
const MOST_MISSING = { share: 0.02, count: 3 } as const;

interface Readings {
  state: CatalogueState;
  triedAt: Date | null;
}

/** Whether a catalogue is to be read now. */
export function isReadingDue({ state, triedAt }: Readings, now: Date): boolean {
  const wait = state === 'read' ? catalogueTimes.everyMs : catalogueTimes.retryDelayMs;
  return triedAt === null || now.getTime() - triedAt.getTime() >= wait;
}

/** Whether a list misses too much of what was listed before to be believed: names that were changed are missing as well. */
export function hasShrunk(before: readonly string[], names: ReadonlySet<string>): boolean {
  return isTooSmall(before.length, before.filter((name) => !names.has(name)).length);
}

/** The same by numbers: of so many that were listed, so many are missing. */
export const isTooSmall = (before: number, missing: number): boolean =>
  missing > Math.max(MOST_MISSING.count, before * MOST_MISSING.share);
