import { firstLanguage, type Language, languageFacts } from './languages.ts';

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
export function spanInWords(milliseconds: number, language: Language = firstLanguage): string {
  const [unit, length] =
    units.find(
      ([name, one]) =>
        Number.isInteger(milliseconds / one) &&
        (name !== 'month' || milliseconds % YEAR === 0) &&
        (name !== 'day' || milliseconds >= TWO_DAYS),
    ) ?? units[3];
  const style = { style: 'unit', unit, unitDisplay: 'long', useGrouping: false } as const;
  return new Intl.NumberFormat(languageFacts[language].locale, style).format(milliseconds / length);
}
