/** Hours of GMT, all year round; null = closed. */
export interface OfficeHours {
  days: string;
  /** 0 is Sunday. */
  weekdays: readonly number[];
  hours: { from: number; to: number } | null;
}

export const officeHours: readonly OfficeHours[] = [
  { days: 'Monday to Friday', weekdays: [1, 2, 3, 4, 5], hours: { from: 9, to: 18 } },
  { days: 'Saturday', weekdays: [6], hours: { from: 10, to: 16 } },
  { days: 'Sunday', weekdays: [0], hours: null },
];

const clockTime = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;

/** "9:00 AM to 6:00 PM GMT", or "Closed". */
export function hoursText({ hours }: OfficeHours): string {
  return hours ? `${clockTime(hours.from)} to ${clockTime(hours.to)} GMT` : 'Closed';
}

/** The row that holds today, by the day in GMT. */
export const isToday = ({ weekdays }: OfficeHours, now: Date): boolean => weekdays.includes(now.getUTCDay());

/**
 * What shows somebody in that zone when they can reach us: "5:00 pm to 2:00 am". It says so where it begins on another day than
 * the one it stands under. Null where it reads the same as GMT.
 */
export function hoursInZone({ hours }: OfficeHours, now: Date, timeZone: string): string | null {
  if (!hours) return null;
  const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone });
  const timeAt = (hour: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour));
  const [from, to] = [format.format(timeAt(hours.from)), format.format(timeAt(hours.to))];
  const dayOf = (zone: string) =>
    Date.parse(new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(timeAt(hours.from)));
  const shift = Math.sign(dayOf(timeZone) - dayOf('UTC'));
  const day = shift === 0 ? '' : shift < 0 ? ' the day before' : ' the day after';
  const same = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' });
  return from === same.format(timeAt(hours.from)) ? null : `${from}${day} to ${to}`;
}
