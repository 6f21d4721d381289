import { defaultStyle } from '#contract/base/formats.ts';
import type { Texts } from '#contract/base/texts.ts';

/** How a page says when the office is open. */
export const officeWords = {
  days: { week: 'Monday to Friday', saturday: 'Saturday', sunday: 'Sunday' },
  closed: 'Closed',
  clock: (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
  inGmt: (from: string, to: string) => `${from} to ${to} GMT`,
  sameDay: (from: string, to: string) => `${from} to ${to}`,
  dayBefore: (from: string, to: string) => `${from} the day before to ${to}`,
  dayAfter: (from: string, to: string) => `${from} the day after to ${to}`,
};

type OfficeWords = Texts<typeof officeWords>;

/** Hours of GMT, all year round; null = closed. */
export interface OfficeHours {
  days: keyof OfficeWords['days'];
  /** 0 is Sunday. */
  weekdays: readonly number[];
  hours: { from: number; to: number } | null;
}

export const officeHours: readonly OfficeHours[] = [
  { days: 'week', weekdays: [1, 2, 3, 4, 5], hours: { from: 9, to: 18 } },
  { days: 'saturday', weekdays: [6], hours: { from: 10, to: 16 } },
  { days: 'sunday', weekdays: [0], hours: null },
];

/** "9:00 AM to 6:00 PM GMT", or "Closed". */
export const hoursText = ({ hours }: OfficeHours, words: OfficeWords = officeWords): string =>
  hours ? words.inGmt(words.clock(hours.from), words.clock(hours.to)) : words.closed;

/** The row that holds today, by the day in GMT. */
export const isToday = ({ weekdays }: OfficeHours, now: Date): boolean => weekdays.includes(now.getUTCDay());

/**
 * What shows somebody in that zone when they can reach us: "5:00 pm to 2:00 am". It says so where it begins on another day than
 * the one it stands under. Null where it reads the same as GMT.
 * @param locale BCP 47, of the words
 */
export function hoursInZone(
  { hours }: OfficeHours,
  now: Date,
  timeZone: string,
  { words, locale }: { words: OfficeWords; locale: string } = { words: officeWords, locale: defaultStyle.locale },
): string | null {
  if (!hours) return null;
  const clock = { hour: 'numeric', minute: '2-digit', hour12: locale.startsWith('en') } as const;
  const format = new Intl.DateTimeFormat(locale, { ...clock, timeZone });
  const timeAt = (hour: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour));
  const [from, to] = [format.format(timeAt(hours.from)), format.format(timeAt(hours.to))];
  const dayOf = (zone: string) =>
    Date.parse(new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(timeAt(hours.from)));
  const shift = Math.sign(dayOf(timeZone) - dayOf('UTC'));
  const same = new Intl.DateTimeFormat(locale, { ...clock, timeZone: 'UTC' });
  if (from === same.format(timeAt(hours.from))) return null;
  if (shift === 0) return words.sameDay(from, to);
  return shift < 0 ? words.dayBefore(from, to) : words.dayAfter(from, to);
}
