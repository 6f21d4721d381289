import { Temporal } from 'temporal-polyfill';
import {
  type Availability,
  daysAhead,
  type Hours,
  holdHours,
  noticeHours,
  slotMinutes,
} from '#contract/orders/appointments.ts';

const HOUR = 3_600_000;
const SLOT = slotMinutes * 60_000;

/** Until when, before it begins, an appointment can be booked, moved and cancelled; then its customer is reminded. */
export const noticeMs = noticeHours * HOUR;

/** Until when a time is kept that was booked now. @param payOnline without it nobody could pay in time */
export const heldUntil = (payOnline: boolean, now: Date): Date | null =>
  payOnline ? new Date(now.getTime() + holdHours * HOUR) : null;

/** Future appointments of one customer: nobody keeps the others from a time. */
export const mostBooked = 3;

export const canChange = ({ startsAt, isCancelled }: { startsAt: Date; isCancelled: boolean }, now: Date): boolean =>
  !isCancelled && startsAt.getTime() - now.getTime() > noticeMs;

/** What can be booked now: from when its notice ends, for three weeks. */
const bookable = (now: Date): { from: Date; until: Date } => ({
  from: new Date(now.getTime() + noticeMs + 1),
  until: new Date(now.getTime() + noticeMs + daysAhead * 24 * HOUR),
});

/** The half hours that an appointment takes. @param minutes a multiple of 30 */
export const cellsOf = (startsAt: Date, minutes: number): Date[] =>
  Array.from({ length: minutes / slotMinutes }, (_, index) => new Date(startsAt.getTime() + index * SLOT));

type Opening = Pick<Availability, 'timeZone' | 'week' | 'exceptions'>;

const hoursOn = ({ week, exceptions }: Opening, day: Temporal.PlainDate): readonly Hours[] =>
  exceptions.find(({ date }) => date === day.toString())?.hours ?? week[day.dayOfWeek - 1] ?? [];

/** A time of the specialist's clock. One that a change of clocks leaves out is the next that there is. */
function momentOf(day: Temporal.PlainDate, time: string, timeZone: string): number {
  const [date, plainTime] = time === '24:00' ? [day.add({ days: 1 }), '00:00'] : [day, time];
  return date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

/** Some zones are a quarter of an hour off: there the next half hour that everybody shares. */
const onGrid = (at: number): number => Math.ceil(at / SLOT) * SLOT;

/** Beginnings of the half hours that are open between two moments, whoever has taken them. */
function openCells(opening: Opening, from: Date, until: Date): Set<number> {
  const dayOf = (at: Date) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(opening.timeZone).toPlainDate();
  const open = new Set<number>();
  for (let day = dayOf(from); Temporal.PlainDate.compare(day, dayOf(until)) <= 0; day = day.add({ days: 1 }))
    for (const hours of hoursOn(opening, day)) {
      const end = momentOf(day, hours.to, opening.timeZone);
      for (let at = onGrid(momentOf(day, hours.from, opening.timeZone)); at + SLOT <= end; at += SLOT) open.add(at);
    }
  return open;
}

/**
 * When somebody can be booked for so long, earliest first.
 * @param minutes a multiple of 30 @param taken beginnings of half hours, milliseconds
 */
export function freeTimes(
  opening: Opening,
  { now, minutes, taken }: { now: Date; minutes: number; taken: ReadonlySet<number> },
): Date[] {
  const { from, until } = bookable(now);
  const open = openCells(opening, from, until);
  const isFree = (at: Date) => open.has(at.getTime()) && !taken.has(at.getTime());
  return [...open]
    .sort((a, b) => a - b)
    .map((at) => new Date(at))
    .filter((at) => at >= from && at < until && cellsOf(at, minutes).every(isFree));
}
