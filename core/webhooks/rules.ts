const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds. */
export const webhookTimes = {
  /** Longest that a receiver may take to answer. */
  answerMs: 15 * SECOND,
  /** A webhook that has failed for so long is switched off. */
  disabledAfterMs: DAY,
  /** The log. */
  keptMs: 30 * DAY,
} as const;

const firstDelays = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR];

/** From one try to the next; the last comes 24 hours after the first. */
const retryDelays = [...firstDelays, DAY - firstDelays.reduce((sum, delay) => sum + delay, 0)];

/** @param attempts so far @returns milliseconds until the next; null after the last */
export const retryDelay = (attempts: number): number | null => retryDelays[attempts - 1] ?? null;

/** Events by hand: tests and replays, of one account. */
export const handRates = [
  { most: 10, windowSeconds: 60 },
  { most: 60, windowSeconds: 3_600 },
] as const;

/** Deliveries that a page of the log shows. */
export const deliveriesPerPage = 25;
