const units = [
  ['month', (365 / 12) * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** From here on a span is told in days: nobody says "168 hours". */
const TWO_DAYS = 2 * 86_400_000;
const YEAR = 365 * 86_400_000;

/**
 * "5 minutes", "24 hours", "30 days", "12 months": a time that something is kept, exactly.
 * @param milliseconds a whole number of minutes
 */
export function spanInWords(milliseconds: number): string {
  const [name, length] =
    units.find(
      ([unit, one]) =>
        Number.isInteger(milliseconds / one) &&
        (unit !== 'month' || milliseconds % YEAR === 0) &&
        (unit !== 'day' || milliseconds >= TWO_DAYS),
    ) ?? units[3];
  const count = milliseconds / length;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
