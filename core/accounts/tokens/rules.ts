const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds. */
export const tokenTimes = {
  /** `last_used_at` is written no more often. */
  seenEveryMs: MINUTE,
  /** An expired or ended token is deleted so long after, so that its owner can see that it is gone. */
  keptMs: 30 * DAY,
  /** The answer of a request with an Idempotency-Key. */
  answerMs: DAY,
  /** A request that has not been answered after this was lost with its process. */
  lostMs: MINUTE,
} as const;

/** Tokens of one account that are good at a time. */
export const mostTokens = 20;

/** Networks of one token that are remembered. */
export const mostNetworks = 20;

/** Requests of one token. The first is the one that headers tell of. */
export const tokenRates = [
  { most: 120, windowSeconds: 60 },
  { most: 2_000, windowSeconds: 3_600 },
] as const;

/** Requests of one network without a good token. */
export const badTokenRates = [
  { most: 30, windowSeconds: 60 },
  { most: 300, windowSeconds: 3_600 },
] as const;
