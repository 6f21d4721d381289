import type { Day, WorkCalendar } from './days.ts';
import holidays from './holidays.json' with { type: 'json' };

/** Public holidays of a whole country, as days of the year `MMDD` by year. Made by `node scripts/generate-holidays.ts`. */
type HolidaysOfYears = Readonly<Record<string, string>>;

const known = new Map<string, HolidaysOfYears>(Object.entries(holidays));
const DAY_DIGITS = 4;

const daysOfYear = (packed: string): ReadonlySet<string> =>
  new Set(
    Array.from({ length: packed.length / DAY_DIGITS }, (_, at) => packed.slice(at * DAY_DIGITS, (at + 1) * DAY_DIGITS)),
  );

/**
 * Working days of a country. Holidays of single regions are not in it.
 * @param country ISO 3166-1 alpha-2; null where it is unknown: then every weekday is a working day
 */
export function workCalendarOf(country: string | null): WorkCalendar {
  const years = known.get(country ?? '');
  const unpacked = new Map<string, ReadonlySet<string>>();
  const holidaysOf = (year: string): ReadonlySet<string> => {
    const days = unpacked.get(year) ?? daysOfYear(years?.[year] ?? '');
    unpacked.set(year, days);
    return days;
  };
  return {
    knows: (day: Day) => years?.[day.slice(0, 4)] !== undefined,
    isHoliday: (day: Day) => holidaysOf(day.slice(0, 4)).has(day.slice(5, 7) + day.slice(8, 10)),
  };
}
