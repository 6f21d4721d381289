import { describe, expect, it } from 'vitest';
import { weekdays } from '#contract/orders/appointments.ts';
import { freeTimes } from './rules.ts';

const nineToNoon = [{ from: '09:00', to: '12:00' }];
const everyDay = weekdays.map(() => nineToNoon);
const mondays = weekdays.map((day) => (day === 'Monday' ? nineToNoon : []));

/** The times of one day, as its UTC clock shows them. */
function timesOn(day: string, opening: Partial<Parameters<typeof freeTimes>[0]>, minutes = 60, taken: string[] = []) {
  const now = new Date(`${day}T00:00:00Z`);
  now.setUTCDate(now.getUTCDate() - 2);
  return freeTimes(
    { timeZone: 'UTC', week: everyDay, exceptions: [], ...opening },
    { now, minutes, taken: new Set(taken.map((at) => Date.parse(`${day}T${at}:00Z`))) },
  )
    .map((at) => at.toISOString())
    .filter((at) => at.startsWith(day))
    .map((at) => at.slice(11, 16));
}

describe('when somebody can be booked', () => {
  it('begins every half hour, and ends with their hours', () => {
    expect(timesOn('2026-11-26', {})).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
    expect(timesOn('2026-11-26', {}, 30).at(-1)).toBe('11:30');
    expect(timesOn('2026-11-26', {}, 120)).toEqual(['09:00', '09:30', '10:00']);
  });

  it('leaves out what would touch a time that is taken', () => {
    expect(timesOn('2026-11-26', {}, 60, ['10:00'])).toEqual(['09:00', '10:30', '11:00']);
  });

  it('is read from their own clock, also when it changes', () => {
    const london = { timeZone: 'Europe/London', week: everyDay };
    expect(timesOn('2026-10-24', london)[0]).toBe('08:00');
    expect(timesOn('2026-10-25', london)[0]).toBe('09:00');
    expect(timesOn('2026-11-26', { timeZone: 'America/New_York' })[0]).toBe('14:00');
    expect(timesOn('2026-11-26', { timeZone: 'Asia/Kathmandu' })).toEqual(['03:30', '04:00', '04:30', '05:00']);
  });

  it('has no hour that a change of clocks leaves out, and one that comes twice', () => {
    const night = { timeZone: 'Europe/London', week: weekdays.map(() => [{ from: '01:00', to: '03:00' }]) };
    expect(timesOn('2027-03-28', night, 30)).toEqual(['01:00', '01:30']);
    expect(timesOn('2026-10-25', night, 30)).toEqual(['00:00', '00:30', '01:00', '01:30', '02:00', '02:30']);
  });

  it('is by weekday, and on one day by its exception', () => {
    expect(timesOn('2026-11-24', { week: mondays })).toEqual([]);
    expect(timesOn('2026-11-30', { week: mondays })).not.toEqual([]);
    expect(timesOn('2026-11-30', { week: mondays, exceptions: [{ date: '2026-11-30', hours: [] }] })).toEqual([]);
    const hours = [{ from: '20:00', to: '24:00' }];
    expect(timesOn('2026-11-24', { week: mondays, exceptions: [{ date: '2026-11-24', hours }] }, 120)).toEqual([
      '20:00',
      '20:30',
      '21:00',
      '21:30',
      '22:00',
    ]);
  });

  it('is from a day ahead, for three weeks', () => {
    const now = new Date('2026-11-23T10:00:00Z');
    const times = freeTimes(
      { timeZone: 'UTC', week: everyDay, exceptions: [] },
      { now, minutes: 60, taken: new Set() },
    );
    expect(times[0]?.toISOString()).toBe('2026-11-24T10:30:00.000Z');
    expect(times.at(-1)?.toISOString()).toBe('2026-12-15T09:30:00.000Z');
  });
});
