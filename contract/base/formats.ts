import { createCache } from './bounded-cache.ts';

/** What a person chose to read dates, times and numbers in. */
export interface FormatStyle {
  /** BCP 47 */
  locale: string;
  /** IANA */
  timeZone: string;
}

/** en-GB for everybody who chose nothing else, whatever the browser's language. */
export const defaultStyle: FormatStyle = { locale: 'en-GB', timeZone: 'UTC' };

/** Formatters of 90 KB each. Zones can be spelled in thousands of ways. */
const cachedFormatter = createCache<Intl.DateTimeFormat>(100);

const formatterFor = (options: Intl.DateTimeFormatOptions, locale = defaultStyle.locale): Intl.DateTimeFormat =>
  cachedFormatter(`${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));

/** "5 March 2024". @param iso ISO 8601 */
export function longDate(iso: string, timeZone = 'UTC', locale?: string): string {
  return formatterFor({ day: 'numeric', month: 'long', year: 'numeric', timeZone }, locale).format(new Date(iso));
}

/** "Thursday 20 June 2024". @param iso ISO 8601 */
export function weekdayDate(iso: string, timeZone = 'UTC', locale?: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return formatterFor(options, locale).format(new Date(iso)).replace(',', '');
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "2 days", "6 hours", "1 minute", "now": how long ago something was. @param iso ISO 8601 @param now the same */
export function age(iso: string, now: string, locale = defaultStyle.locale): string {
  const ms = Date.parse(now) - Date.parse(iso);
  const largest = units.find(([, one]) => ms >= one);
  if (!largest) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const [unit, length] = largest;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(ms / length));
}

/** "5 March"; "5 Mar" where there is little room. @param iso ISO 8601 */
export function dayMonth(iso: string, month: 'long' | 'short' = 'long', timeZone = 'UTC', locale?: string): string {
  return formatterFor({ day: 'numeric', month, timeZone }, locale).format(new Date(iso));
}

/** "2026", or "Apr" of a month. @param iso ISO 8601, in UTC */
export const yearOrMonth = (iso: string, unit: 'year' | 'month', locale?: string): string =>
  formatterFor(
    unit === 'year' ? { year: 'numeric', timeZone: 'UTC' } : { month: 'short', timeZone: 'UTC' },
    locale,
  ).format(new Date(iso));

/** "4 December". @param day `YYYY-MM-DD`, the same in every time zone */
export const calendarDay = (day: string, locale?: string): string =>
  dayMonth(`${day}T00:00:00Z`, 'long', 'UTC', locale);

/** "14:05". @param iso ISO 8601 */
export function shortTime(iso: string, timeZone = 'UTC', locale?: string): string {
  return formatterFor({ hour: '2-digit', minute: '2-digit', hour12: false, timeZone }, locale).format(new Date(iso));
}

/** "14:05:09". @param iso ISO 8601 */
export function fullTime(iso: string, timeZone = 'UTC', locale?: string): string {
  const options = { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false, timeZone } as const;
  return formatterFor(options, locale).format(new Date(iso));
}

/** "2024-03-05T14:05", as a field for a day and a time takes it. @param iso ISO 8601 */
export const wallTimeIn = (iso: string, timeZone: string): string =>
  formatterFor({ dateStyle: 'short', timeStyle: 'short', timeZone }, 'sv-SE').format(new Date(iso)).replace(' ', 'T');

/** "UTC", "EST", "EDT": which clock a time was read from. @param iso ISO 8601 */
export function zoneName(iso: string, timeZone = 'UTC'): string {
  // Other languages write "UTC-5" here.
  const parts = formatterFor({ timeZoneName: 'short', timeZone }, 'en-US').formatToParts(new Date(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A date known to the day, month or year: "14 March 2021", "March 2021", "2021". @param partial `YYYY[-MM[-DD]]` */
export function partialDate(partial: string, locale?: string): string {
  const [year, month, day] = partial.split('-');
  if (!month) return year ?? partial;
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return formatterFor(day ? { day: 'numeric', ...parts } : parts, locale).format(date);
}

/** "1.8 s". @param milliseconds duration */
export function seconds(milliseconds: number, locale = defaultStyle.locale): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${(milliseconds / 1000).toLocaleString(locale, options)} s`;
}

/** "£80", "£80.50". @param amount units of `currency` @param currency ISO 4217 */
export function money(amount: number, currency = 'GBP', locale = defaultStyle.locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // Other languages than English would write "80 GBP".
    currencyDisplay: currency === 'GBP' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** "1 exposure", "2 exposures". */
export function plural(count: number, one: string, many = `${one}s`, locale = defaultStyle.locale): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;
}

/** Everything above in one person's style. */
export interface Formats extends FormatStyle {
  longDate(iso: string): string;
  dayMonth(iso: string, month?: 'long' | 'short'): string;
  calendarDay(day: string): string;
  shortTime(iso: string): string;
  fullTime(iso: string): string;
  weekdayDate(iso: string): string;
  age(iso: string, now: string): string;
  /** "5 March 2024, 14:05" */
  dateTime(iso: string): string;
  zoneName(iso: string): string;
  partialDate(partial: string): string;
  seconds(milliseconds: number): string;
  money(amount: number, currency?: string): string;
  number(value: number): string;
  plural(count: number, one: string, many?: string): string;
}

export function formatsFor({ locale, timeZone }: FormatStyle): Formats {
  return {
    locale,
    timeZone,
    longDate: (iso) => longDate(iso, timeZone, locale),
    dayMonth: (iso, month) => dayMonth(iso, month, timeZone, locale),
    calendarDay: (day) => calendarDay(day, locale),
    shortTime: (iso) => shortTime(iso, timeZone, locale),
    fullTime: (iso) => fullTime(iso, timeZone, locale),
    dateTime: (iso) => `${longDate(iso, timeZone, locale)}, ${shortTime(iso, timeZone, locale)}`,
    weekdayDate: (iso) => weekdayDate(iso, timeZone, locale),
    age: (iso, now) => age(iso, now, locale),
    zoneName: (iso) => zoneName(iso, timeZone),
    partialDate: (partial) => partialDate(partial, locale),
    seconds: (milliseconds) => seconds(milliseconds, locale),
    money: (amount, currency) => money(amount, currency, locale),
    number: (value) => value.toLocaleString(locale),
    plural: (count, one, many) => plural(count, one, many, locale),
  };
}
