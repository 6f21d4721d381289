import type { Database } from '#platform/database/database.ts';

/** What a fault is tried on. */
export interface Setting {
  kind: Database['kind'];
  /** A tenth of everything, to see that it still runs. */
  quick: boolean;
}

/** What was found. */
export interface Found {
  /** What was done and measured, in a few words. */
  figures: string;
  /** What should have held, and did not; empty when all of it held. */
  broken: string[];
  /** True where this machine does not allow it. */
  isUntried?: boolean;
}

/** Does something to a product of its own, within a bound, and says what came of it. */
export type Drill = (setting: Setting) => Promise<Found>;

/** Collects what does not hold, so that one bound that is missed does not hide the others. */
export function createJudge() {
  const broken: string[] = [];
  return {
    /** @param otherwise what is wrong when it does not hold */
    must(held: boolean, otherwise: string): void {
      if (!held) broken.push(otherwise);
    },
    end: (figures: string): Found => ({ figures, broken }),
  };
}

/** A tenth of it where one only wants to see that it runs, but one at least. */
export const scaled = (whole: number, { quick }: Setting): number =>
  quick ? Math.max(1, Math.round(whole / 10)) : whole;

/** The value below which this share of them lies; 0 of none. @param part 0 to 1 */
export const shareOf = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

export const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
