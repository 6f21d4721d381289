const DAY = 86_400_000;

/** Milliseconds (docs/decisions/017). The privacy policy names each of them. */
export const erasureTimes = {
  /** From the request until the account is erased; signing in calls it off. */
  graceMs: 30 * DAY,
} as const;

/** Documents issued before this moment are no longer needed for the books. @param years that books are kept, whole */
export const booksBegin = (now: Date, years: number): Date => new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1));
