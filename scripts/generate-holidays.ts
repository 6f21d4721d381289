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

const MONTH_AND_DAY = 4;

/** Public holidays of a whole country in a year, as `MMDD` one after the other. */
function packedHolidays(country: string, year: number): string {
  const region = country === 'GB' ? ['GB', 'ENG'] : [country];
  const holidays = new Holidays(...(region as [string]), { types: ['public'] }).getHolidays(year);
  const days = holidays.map(({ date }) => date.slice(0, 10).replaceAll('-', '').slice(MONTH_AND_DAY));
  return [...new Set(days)].sort().join('');
}

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);

/** The table of public holidays, by country and year. */
export function holidaysText(): string {
  const rows = countries.map((country) => {
    const byYear = years.map((year) => `"${year}":"${packedHolidays(country, year)}"`);
    return `"${country}":{${byYear.join(',')}}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

if (import.meta.main) await writeFile(holidaysFile, holidaysText());
