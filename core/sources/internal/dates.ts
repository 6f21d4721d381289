const PARTS = /^(\d{4})(?!\d)(?:-(\d{2})(?:-(\d{2}))?)?/;
const AMERICAN = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** A date as sources write it (`2013`, `2013-10`, ISO 8601, RFC 1123, `10/04/2013`) as `YYYY[-MM[-DD]]`; null when it is none. */
export function dateOf(text: string | null | undefined): string | null {
  const trimmed = (text?.trim() ?? '').replace(AMERICAN, '$3-$1-$2');
  const [, year, month, day] = PARTS.exec(trimmed) ?? PARTS.exec(spelledOut(trimmed)) ?? [];
  if (year === undefined || Number(year) < 1970 || Number(year) > 2100) return null;
  if (month === undefined || month < '01' || month > '12') return year;
  return day === undefined || day < '01' || day > '31' ? `${year}-${month}` : `${year}-${month}-${day}`;
}

/** ISO 8601 of a date with the month in words; empty when it is none. */
function spelledOut(text: string): string {
  const moment = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString();
}

export function yearOf(date: string | null): number | null {
  return date === null ? null : Number(date.slice(0, 4));
}

/** Seconds since 1970, as `YYYY-MM-DD`; null when it is no moment. */
export function dateOfSeconds(seconds: number): string | null {
  const moment = new Date(seconds * 1_000);
  return Number.isNaN(moment.getTime()) ? null : dateOf(moment.toISOString());
}
