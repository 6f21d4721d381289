/** Everything a person reads is in en-GB, whatever the browser's language (LIM-002). */
const locale = 'en-GB';

const cache = new Map<string, Intl.DateTimeFormat>();
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const made = cache.get(key) ?? new Intl.DateTimeFormat(locale, options);
  cache.set(key, made);
  return made;
}

/** "5 March 2024". @param iso ISO 8601 */
export function longDate(iso: string, timeZone = 'UTC'): string {
  return formatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(iso));
}

/** "Thursday 20 June 2024". @param iso ISO 8601 */
export function weekdayDate(iso: string, timeZone = 'UTC'): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return formatter(options).format(new Date(iso)).replace(',', '');
}

/** "14:05". @param iso ISO 8601 */
export function shortTime(iso: string, timeZone = 'UTC'): string {
  return formatter({ hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso));
}

/** A date known to the day, month or year: "14 March 2021", "March 2021", "2021". @param partial `YYYY[-MM[-DD]]` */
export function partialDate(partial: string): string {
  const [year, month, day] = partial.split('-');
  if (!month) return year ?? partial;
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  return formatter({ ...(day ? { day: 'numeric' } : {}), month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
}

/** "1.8 s". @param milliseconds duration */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** "£80", "£80.50". @param amount units of `currency` @param currency ISO 4217 */
export function money(amount: number, currency = 'GBP'): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** "1 exposure", "2 exposures". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;
}
