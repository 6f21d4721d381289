/** Of one person, closed ones included. */
export const mostCases = 500;

/** How long before today a letter or an answer may be dated. */
export const oldestDayMs = 400 * 86_400_000;
