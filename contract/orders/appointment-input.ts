import { z } from 'zod';
import { beginningOf } from '#contract/base/cut-text.ts';
import { optionalLine, optionalText, requiredLine } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { type Availability, type Exception, type Hours, longestAbout, weekdays } from './appointments.ts';

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** For the server: it brings zod with it. IANA, as browsers name it. */
export const timeZone = z.string().max(60).refine(isTimeZone, fault('no-such-zone'));

const notChosen = (value: unknown) => (value === '' || value === 'none' ? undefined : value);

/** Beginning of a slot; `none` where no time suits. */
export const slot = z.preprocess(notChosen, z.iso.datetime(fault('time-missing')).optional());

export const appointmentInput = z.strictObject({
  orderId: z.uuid(),
  slot: z.iso.datetime(fault('time-missing')),
  timeZone,
});
export type AppointmentInput = z.output<typeof appointmentInput>;

const HOURS = /^((?:[01]\d|2[0-3]):(?:00|30))\s*[-–]\s*((?:[01]\d|2[0-3]):(?:00|30)|24:00)$/;

/** @returns null for what are no hours, or hours that overlap */
function readHours(text: string): Hours[] | null {
  const read = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => HOURS.exec(part));
  const hours = read.map((found) => ({ from: found?.[1] ?? '', to: found?.[2] ?? '' }));
  const inOrder = hours.every(({ from, to }, index) => from < to && (hours[index - 1]?.to ?? '') <= from);
  return inOrder && read.every((found) => found !== null) ? hours : null;
}

const hoursOfDay = optionalLine(200).transform((text, ctx): Hours[] => {
  const hours = readHours(text);
  if (!hours) ctx.addIssue({ code: 'custom', message: fault('hours') });
  return hours ?? [];
});

const isDate = (date: string): boolean => z.iso.date().safeParse(date).success;

function readException(line: string): Exception | null {
  const [date = '', ...rest] = line.trim().split(/\s+/);
  const said = rest.join(' ');
  const hours = said === 'closed' ? [] : said === '' ? null : readHours(said);
  return isDate(date) && hours ? { date, hours } : null;
}

const exceptions = optionalText(5_000).transform((text, ctx): Exception[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const read = lines.map(readException);
  const wrong = lines[read.indexOf(null)];
  if (wrong !== undefined)
    ctx.addIssue({
      code: 'custom',
      message: fault('exception', beginningOf(wrong, 40)),
    });
  const days = read.flatMap((one) => one ?? []);
  if (new Set(days.map(({ date }) => date)).size < days.length)
    ctx.addIssue({ code: 'custom', message: fault('day-twice') });
  return days.sort((a, b) => a.date.localeCompare(b.date));
});

/** The form of a member of staff's own hours: `day0` is Monday's. */
export const availabilityInput = z
  .strictObject({
    shownAs: requiredLine(80, fault('shown-name')),
    about: optionalText(longestAbout),
    timeZone,
    ...Object.fromEntries(weekdays.map((_, index) => [`day${index}`, hoursOfDay])),
    exceptions,
  })
  .transform(
    ({ shownAs, about, timeZone: zone, exceptions: days, ...week }): Availability => ({
      shownAs,
      about,
      timeZone: zone,
      week: weekdays.map((_, index) => (week as Record<string, Hours[]>)[`day${index}`] ?? []),
      exceptions: days,
    }),
  );
