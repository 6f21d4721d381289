/** At most so many questions in any stretch of so many seconds, wherever it begins. */
export interface QuotaWindow {
  most: number;
  seconds: number;
}

/** Who is asked. What it limits, it limits for all of its sources together. */
export interface Vendor {
  id: string;
  /** All of them hold at once. */
  windows: readonly QuotaWindow[];
  /** With a key of ours, where a key has a quota of its own. */
  keyed?: readonly QuotaWindow[];
  /** Questions that may be open at once, in one process. */
  concurrency: number;
}

/** What a question counts against. */
export interface Quota {
  id: string;
  vendorId: string;
  windows: readonly QuotaWindow[];
  concurrency: number;
}

/** A source with what its questions count against. */
export interface Paced {
  id: string;
  quota: Quota;
}

/** @param hasKey whether the source is asked with a key of ours */
export function quotaOf({ id, windows, keyed, concurrency }: Vendor, hasKey: boolean): Quota {
  if (hasKey && keyed) return { id: `${id}:key`, vendorId: id, windows: keyed, concurrency };
  return { id, vendorId: id, windows, concurrency };
}

/**
 * How much of every window each kind of asker may fill, as a part of one; what others asked counts. The rest is for those
 * before it, so that whatever can wait never takes the last places from somebody who looks on.
 */
export const shares = {
  /** Scans of people without an account, while they look on. */
  visitor: 1,
  /** Scans of customers. */
  customer: 0.9,
  /** What a scan waits for after it has ended, anybody's. */
  late: 0.8,
  /** Scans that are made again for who is watched: nobody looks on. */
  watching: 0.7,
  /** Tests of the sources at night. */
  selfTest: 0.5,
} as const;
export type Asker = keyof typeof shares;

/** What a quota is to an asker. Where a window holds one question, it is for everybody. */
export const shareOf = (quota: Quota, asker: Asker): Quota => ({
  ...quota,
  windows: quota.windows.map(({ most, seconds }) => ({ most: Math.max(1, Math.round(most * shares[asker])), seconds })),
});

/** Questions arrive a little later than they were sent, and not each by the same: windows are kept this much longer. */
const MARGIN = 1.02;
/** Milliseconds. */
const lengthOf = ({ seconds }: QuotaWindow, margin = MARGIN) => Math.round(seconds * 1_000 * margin);

/** The most questions that may start within so many milliseconds. */
export const mostWithin = ({ windows }: Pick<Quota, 'windows'>, milliseconds: number): number =>
  Math.min(...windows.map((window) => window.most * (Math.floor(milliseconds / lengthOf(window)) + 1)));

/** How much later than its slot a question may start, in milliseconds: the times of the others still hold then. */
export const toleranceOf = ({ windows }: Pick<Quota, 'windows'>): number =>
  Math.min(...windows.map((window) => lengthOf(window) - window.seconds * 1_000));

/** How long a question counts, in milliseconds. */
export const longestWindow = ({ windows }: Pick<Quota, 'windows'>): number =>
  Math.max(0, ...windows.map((window) => lengthOf(window)));

export const inOrder = (times: number[]): number[] => times.sort((a, b) => a - b);

/**
 * The first time, from `from` on, at which one more question fits into every window.
 * @param times of the other questions, past and to come, in order; all in milliseconds
 */
export const firstFit = (times: readonly number[], { windows }: Pick<Quota, 'windows'>, from: number): number =>
  firstFitAmong(times, windows.map(withLength(MARGIN)), from);

/** Whether one more question at this time keeps the windows as their vendor told them, to the millisecond. */
export const fitsAt = (times: readonly number[], { windows }: Pick<Quota, 'windows'>, at: number): boolean =>
  firstFitAmong(times, windows.map(withLength(1)), at) === at;

interface Stretch {
  most: number;
  /** Milliseconds. */
  length: number;
}

const withLength =
  (margin: number) =>
  (window: QuotaWindow): Stretch => ({ most: window.most, length: lengthOf(window, margin) });

function firstFitAmong(times: readonly number[], stretches: readonly Stretch[], from: number): number {
  let at = from;
  for (;;) {
    const next = Math.max(at, ...stretches.map((stretch) => firstFitIn(times, stretch, at)));
    if (next === at) return at;
    at = next;
  }
}

/** `at`, or the end of the last stretch that would hold one question too many. */
function firstFitIn(times: readonly number[], { most, length }: Stretch, at: number): number {
  const before = times.findLastIndex((time) => time <= at) + 1;
  for (let last = Math.min(before + most, times.length) - 1; last >= Math.max(before, most) - 1; last--) {
    const first = times[last - most + 1] ?? 0;
    if (Math.max(times[last] ?? 0, at) - Math.min(first, at) < length) return Math.max(at, first + length);
  }
  return at;
}
