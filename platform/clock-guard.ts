import type { Clock } from './clock.ts';

/** A process whose clock differs from the database's by more than this decides nothing about what is due. */
export const TOLERATED_MS = 60_000;

export class ClockDifferenceError extends Error {
  constructor(aheadMs: number) {
    super(sentenceFor(aheadMs));
    this.name = 'ClockDifferenceError';
  }
}

const sentenceFor = (aheadMs: number) =>
  `The clock of this process is ${Math.round(Math.abs(aheadMs) / 1_000)} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's. It runs no jobs and deletes nothing until they agree to a minute: synchronise the clocks of both machines, e.g. with chrony.`;

/** What is wrong with the clock, in a sentence; null when it agrees with the database's. */
export function clockFault({ aheadMs }: Clock): string | null {
  const ahead = aheadMs?.() ?? 0;
  return Math.abs(ahead) > TOLERATED_MS ? sentenceFor(ahead) : null;
}

/** The clock of jobs: it tells no time that the database would not. Its `now` throws ClockDifferenceError. */
export const guardedClock = (clock: Clock): Clock => ({
  ...clock,
  now() {
    const ahead = clock.aheadMs?.() ?? 0;
    if (Math.abs(ahead) > TOLERATED_MS) throw new ClockDifferenceError(ahead);
    return clock.now();
  },
});
