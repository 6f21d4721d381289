import type { Day, WorkCalendar } from './days.ts';
import holidays from './holidays.json' with { type: 'json' };

/**
 * By year: public holidays of the whole country, and those of parts of it alone, as `MMDD` one after the other. Made by
 * `node scripts/generate-holidays.ts`.
 */
type HolidaysOfYears = Readonly<Record<string, readonly string[]>>;

const known = new Map<string, HolidaysOfYears>(Object.entries(holidays));
const DAY_DIGITS = /\d{4}/g;

interface DaysOff {
  national: ReadonlySet<string>;
  regional: ReadonlySet<string>;
}

const unpackDays = (packed = ''): ReadonlySet<string> => new Set(packed.match(DAY_DIGITS));

/**
 * Working days of a country.
 * @param country ISO 3166-1 alpha-2; null where it is unknown: then every weekday is a working day
 */
export function workCalendarOf(country: string | null): WorkCalendar {
  const years = known.get(country ?? '');
  const unpacked = new Map<string, DaysOff>();
  const daysOffIn = (year: string): DaysOff => {
    const [national, regional] = years?.[year] ?? [];
    const days = unpacked.get(year) ?? { national: unpackDays(national), regional: unpackDays(regional) };
    unpacked.set(year, days);
    return days;
  };
  const monthAndDay = (day: Day) => day.slice(5, 7) + day.slice(8, 10);
  return {
    knows: (day) => years?.[day.slice(0, 4)] !== undefined,
    isHoliday: (day) => daysOffIn(day.slice(0, 4)).national.has(monthAndDay(day)),
    isHolidaySomewhere: (day) => daysOffIn(day.slice(0, 4)).regional.has(monthAndDay(day)),
  };
}
