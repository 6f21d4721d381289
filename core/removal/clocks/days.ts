import { Temporal } from 'temporal-polyfill';
import type { Period } from './regimes.ts';

/** Days as text, `YYYY-MM-DD`. */
export type Day = string;

/** Working days of one country. */
export interface WorkCalendar {
  /** Whether public holidays of the day's year are known. */
  knows(day: Day): boolean;
  /** Whether the whole country has a public holiday. */
  isHoliday(day: Day): boolean;
  /** Whether only a part of the country has one. */
  isHolidaySomewhere(day: Day): boolean;
}

const SATURDAY = 6;

const parseDay = (day: Day): Temporal.PlainDate => Temporal.PlainDate.from(day);

export const isWorkingDay = (day: Day, calendar: WorkCalendar): boolean =>
  parseDay(day).dayOfWeek < SATURDAY && !calendar.isHoliday(day);

export const addDays = (day: Day, days: number): Day => parseDay(day).add({ days }).toString();

export const daysBetween = (from: Day, to: Day): number => parseDay(from).until(parseDay(to)).days;

/** The same day of a later month, or the last day of that month where it has no such day. */
export const addMonths = (day: Day, months: number): Day => parseDay(day).add({ months }).toString();

/** The day itself where it is a working day, otherwise the next one. */
export function nextWorkingDay(day: Day, calendar: WorkCalendar): Day {
  let next = day;
  while (!isWorkingDay(next, calendar)) next = addDays(next, 1);
  return next;
}

/** Counts working days forward, or backward where the number is negative. The first day is not counted. */
export function addWorkingDays(day: Day, count: number, calendar: WorkCalendar): Day {
  const step = Math.sign(count);
  let [at, left] = [day, Math.abs(count)];
  while (left > 0) {
    at = addDays(at, step);
    if (isWorkingDay(at, calendar)) left -= 1;
  }
  return at;
}

export function addPeriod(day: Day, { count, unit }: Period, calendar: WorkCalendar): Day {
  if (unit === 'months') return addMonths(day, count);
  return unit === 'days' ? addDays(day, count) : addWorkingDays(day, count, calendar);
}
