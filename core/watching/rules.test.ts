import { describe, expect, it } from 'vitest';
import { followingYears, isQuiet, mayMail, nextScanAt, saysNothingNew } from './rules.ts';

const at = (text: string) => new Date(text);
const HOUR = 3_600_000;

describe('the next scan', () => {
  it.each([
    ['weekly', '2027-03-01T09:00:00Z', '2027-03-01T09:00:00Z', '2027-03-08T09:00:00.000Z'],
    ['weekly', '2027-03-01T09:00:00Z', '2027-03-08T09:00:00Z', '2027-03-15T09:00:00.000Z'],
    ['weekly', '2027-03-01T09:00:00Z', '2027-03-08T08:59:59Z', '2027-03-08T09:00:00.000Z'],
    ['monthly', '2027-03-01T09:00:00Z', '2027-03-01T09:00:00Z', '2027-04-01T09:00:00.000Z'],
    ['quarterly', '2027-03-01T09:00:00Z', '2027-03-01T09:00:00Z', '2027-06-01T09:00:00.000Z'],
  ] as const)('of one who is watched %s since %s is, on %s, due on %s', (pace, anchor, now, due) => {
    expect(nextScanAt(at(anchor), pace, at(now)).toISOString()).toBe(due);
  });

  it('keeps the day of the month, and takes the last day of a month that lacks it', () => {
    const anchor = at('2027-10-31T06:00:00Z');
    const due: string[] = [];
    for (let now = anchor; due.length < 6; ) {
      now = nextScanAt(anchor, 'monthly', now);
      due.push(now.toISOString().slice(0, 10));
    }
    expect(due).toEqual(['2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
  });

  it('is not made up for after a long time off: one date in the future', () => {
    expect(nextScanAt(at('2027-03-01T09:00:00Z'), 'monthly', at('2029-07-15T00:00:00Z')).toISOString()).toBe(
      '2029-08-01T09:00:00.000Z',
    );
  });
});

describe('years that were paid for', () => {
  const bought = (...days: string[]) =>
    followingYears(days.map((day) => ({ boughtAt: at(day), startsAt: at(day), endsAt: at(day) }))).map(
      ({ startsAt, endsAt }) => `${startsAt.toISOString().slice(0, 10)} to ${endsAt.toISOString().slice(0, 10)}`,
    );

  it('begin when they are bought, and last a year', () => {
    expect(bought('2027-03-01T09:00:00Z')).toEqual(['2027-03-01 to 2028-03-01']);
    expect(bought('2028-02-29T09:00:00Z')).toEqual(['2028-02-29 to 2029-02-28']);
  });

  it('begin where the one before ends, unless that is over', () => {
    expect(bought('2027-03-01T09:00:00Z', '2027-04-01T09:00:00Z', '2030-01-05T09:00:00Z')).toEqual([
      '2027-03-01 to 2028-03-01',
      '2028-03-01 to 2029-03-01',
      '2030-01-05 to 2031-01-05',
    ]);
  });

  it('come forward once the one before them is taken back', () => {
    expect(bought('2027-04-01T09:00:00Z', '2027-05-01T09:00:00Z')).toEqual([
      '2027-04-01 to 2028-04-01',
      '2028-04-01 to 2029-04-01',
    ]);
  });
});

describe('quiet hours', () => {
  it.each([
    ['Europe/London', '2027-07-01T19:59:00Z', false],
    ['Europe/London', '2027-07-01T20:00:00Z', true],
    ['Europe/London', '2027-07-02T06:59:00Z', true],
    ['Europe/London', '2027-07-02T07:00:00Z', false],
    ['Europe/London', '2027-01-02T07:00:00Z', true],
    ['America/New_York', '2027-07-01T12:00:00Z', false],
    ['America/New_York', '2027-07-01T11:59:00Z', true],
    ['Asia/Kolkata', '2027-07-01T15:29:00Z', false],
    ['Asia/Kolkata', '2027-07-01T15:30:00Z', true],
    ['UTC', '2027-07-01T00:00:00Z', true],
  ])('in %s at %s: %s', (timeZone, now, quiet) => {
    expect(isQuiet(at(now), timeZone)).toBe(quiet);
  });

  it('hold a mail back, and so does one of the same day', () => {
    const mailedAt = at('2027-03-01T09:00:00Z');
    expect(mayMail({ timeZone: 'UTC', mailedAt: null }, at('2027-03-01T07:59:00Z'))).toBe(false);
    expect(mayMail({ timeZone: 'UTC', mailedAt: null }, at('2027-03-01T08:00:00Z'))).toBe(true);
    expect(mayMail({ timeZone: 'UTC', mailedAt }, at('2027-03-01T20:00:00Z'))).toBe(false);
    expect(mayMail({ timeZone: 'UTC', mailedAt }, at('2027-03-02T08:00:00Z'))).toBe(true);
  });

  it('“nothing has changed” is said once in four weeks at most', () => {
    const mailedAt = at('2027-02-01T09:00:00Z');
    expect(saysNothingNew({ mailedAt: null }, mailedAt)).toBe(true);
    expect(saysNothingNew({ mailedAt }, new Date(mailedAt.getTime() + 7 * 24 * HOUR))).toBe(false);
    expect(saysNothingNew({ mailedAt }, at('2027-03-01T09:00:00Z'))).toBe(true);
  });
});
