import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import Holidays from 'date-holidays';
import { root } from './processes.ts';

export const holidaysFile = path.join(root, 'core/removal/clocks/holidays.json');

const FIRST_YEAR = 2026;
const LAST_YEAR = 2037;

/**
 * Where controllers are asked and weekends are Saturday and Sunday. The United Kingdom is told by England: Scotland and
 * Northern Ireland have others besides.
 */
const countries =
  'AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IS IT JP LI LT LU LV MT MY NL NO NZ PL PT RO SE SG SI SK TW US'.split(
    ' ',
  );

/** Where many controllers sit, and states or cantons have holidays of their own. */
const divided = new Set(['AT', 'AU', 'CA', 'CH', 'DE', 'ES', 'GB']);

const MONTH_AND_DAY = 4;

function daysOff(holidays: Holidays, year: number): string[] {
  const days = holidays.getHolidays(year).map(({ date }) => date.slice(0, 10).replaceAll('-', '').slice(MONTH_AND_DAY));
  return [...new Set(days)].sort();
}

const onlyPublic = { types: ['public' as const] };

const holidaysOf = (country: string): Holidays =>
  country === 'GB' ? new Holidays('GB', 'ENG', onlyPublic) : new Holidays(country, onlyPublic);

const statesOf = (country: string): Holidays[] =>
  divided.has(country)
    ? Object.keys(new Holidays().getStates(country) ?? {}).map((state) => new Holidays(country, state, onlyPublic))
    : [];

/** By year: public holidays of the whole country, and those of parts of it alone, as `MMDD` one after the other. */
function packedHolidays(country: string): string {
  const [whole, states] = [holidaysOf(country), statesOf(country)];
  const byYear = years.map((year) => {
    const national = daysOff(whole, year);
    const regional = new Set(states.flatMap((state) => daysOff(state, year)));
    const others = [...regional].filter((day) => !national.includes(day)).sort();
    return `"${year}":["${national.join('')}","${others.join('')}"]`;
  });
  return byYear.join(',');
}

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);

/** The table of public holidays, by country and year. */
export function holidaysText(): string {
  const rows = countries.map((country) => `"${country}":{${packedHolidays(country)}}`);
  return `{\n${rows.join(',\n')}\n}\n`;
}

if (import.meta.main) await writeFile(holidaysFile, holidaysText());
