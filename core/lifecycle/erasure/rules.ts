const DAY = 86_400_000;

/** Milliseconds (docs/decisions/032). The privacy policy names each of them. */
export const erasureTimes = {
  /** From the request until the account is erased; signing in calls it off. */
  graceMs: 30 * DAY,
  /** An account whose address nobody confirmed. */
  unconfirmedMs: 30 * DAY,
  /** An account that nobody uses loses the results of its scans. */
  idleMs: 365 * DAY,
} as const;

/** Whole years that books are kept, counted from the end of the year in which a document was issued. */
export const bookYears = 7;

/** Documents issued before this moment are no longer needed for the books. */
export const booksBegin = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear() - bookYears, 0, 1));
