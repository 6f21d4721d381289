import { type DayCounts, type DayMark, type PartState, type StatusPart, slotMinutes } from '#contract/status/types.ts';

export const slotMs = slotMinutes * 60_000;
const slotsOfDay = 86_400_000 / slotMs;

/** Days that are shown, and kept. */
export const daysShown = 90;

/** A measurement that is older says nothing of now. */
export const freshMs = 3 * slotMs;

/** Seconds from which something that waits is late, and from which it counts as standing still. */
export const waits = {
  queue: { late: 600, still: 3_600 },
  mail: { late: 900, still: 3_600 },
  audit: { late: 180, still: 600 },
} as const;

/** Milliseconds. */
export const answers = { database: 1_000, web: 2_000, webGivenUp: 10_000 } as const;

/** Longest age of the newest verified backup, beside the time between two: as the alert has it (deploy/alerts.yml). */
export const oldestBackupMs = 36 * 3_600_000;

/** Shares of the sources from which the whole of them counts as in trouble, and as not working. */
const shareInTrouble = 0.05;
const shareDown = 0.5;

export const stateOfWait = (seconds: number, { late, still }: { late: number; still: number }): PartState =>
  seconds > still ? 'down' : seconds > late ? 'impaired' : 'good';

/** Of the sources, the whole of them: one of hundreds that fails a test does not make a bad day. */
export function stateOfCounts({ good, impaired, down }: Pick<DayCounts, PartState>): PartState {
  const bad = (impaired + down) / Math.max(1, good + impaired + down);
  return bad >= shareDown ? 'down' : bad >= shareInTrouble ? 'impaired' : 'good';
}

/**
 * Measurements that a day lacks. The last ones of today may still be under way.
 * @param from when measuring began, on the first day of a part; otherwise null
 */
export function missingSlots(
  { day, slots }: Pick<DayCounts, 'day' | 'slots'>,
  now: Date,
  from: Date | null = null,
): number {
  const midnight = Date.parse(day);
  const begin = from === null ? 0 : Math.floor((from.getTime() - midnight) / slotMs);
  const end = Math.min(slotsOfDay, Math.floor((now.getTime() - midnight) / slotMs));
  const missing = end - begin - slots;
  return missing > 3 ? missing : 0;
}

/** The worst of a day counts. A day that was good whenever it was measured is not called good with hours missing. */
export function markOf(part: StatusPart, counts: DayCounts, missing: number): DayMark {
  const state =
    part === 'sources' ? stateOfCounts(counts) : counts.down > 0 ? 'down' : counts.impaired > 0 ? 'impaired' : 'good';
  return state === 'good' && missing > 0 ? 'gaps' : state;
}
