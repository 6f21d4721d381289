/** What is measured, in the order of the page. */
export const statusParts = ['web', 'database', 'queue', 'mail', 'audit', 'backups', 'sources'] as const;
export type StatusPart = (typeof statusParts)[number];

export const partStates = ['good', 'impaired', 'down'] as const;
export type PartState = (typeof partStates)[number];

/** How a day went: `gaps` was good whenever it was measured, and was not measured all day. Null: not measured at all. */
export type DayMark = PartState | 'gaps' | null;

/** Minutes from one measurement to the next. */
export const slotMinutes = 5;

/** What was counted on a day: of our own parts the measurements, of the sources each source in each measurement. */
export interface DayCounts {
  /** `YYYY-MM-DD`, UTC */
  day: string;
  /** Measurements. */
  slots: number;
  good: number;
  impaired: number;
  down: number;
}

/** A day on which not everything was good and measured. */
export interface Remark {
  counts: DayCounts;
  /** Measurements that it lacks. */
  missing: number;
}

export interface PartStatus {
  part: StatusPart;
  /** Now; null when it was not measured in the last quarter of an hour. */
  state: PartState | null;
  /** Oldest first, today last. */
  marks: DayMark[];
  /** Newest first; days that were not measured at all are left out. */
  remarks: Remark[];
}

/** Which build of the product this is. */
export interface BuildFacts {
  /** Of package.json, e.g. `1.0.0`. */
  version: string;
  /** Commit that it was built from, in hex; null when nobody knows. */
  commit: string | null;
  /** Newest migration that it knows, e.g. `0007_operate`. */
  schema: string;
}
