import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Law, LetterKind } from '#contract/removal/letters.ts';
import { calendarFileOf } from './calendar-file.ts';
import { addDays, addMonths, addWorkingDays, daysBetween, isWorkingDay, nextWorkingDay } from './days.ts';
import {
  acknowledgementDue,
  answerDue,
  complaintAcknowledgementDue,
  estimateReceipt,
  type Receipt,
  remindersOf,
} from './deadlines.ts';
import { workCalendarOf } from './holidays.ts';

const proved = (on: string): Receipt => ({ on, about: false });
const due = (law: Law, kind: LetterKind, on: string, country: string, more: object = {}) =>
  answerDue({ law, kind, received: proved(on), calendar: workCalendarOf(country), ...more });

describe('the answer to a letter', () => {
  it.each([
    // A month ends on the same day, or on the last day of a shorter month.
    ['gdpr', 'erasure', '2027-03-15', 'DE', '2027-04-15', false],
    ['gdpr', 'erasure', '2028-01-31', 'DE', '2028-02-29', false],
    ['gdpr', 'access', '2027-05-31', 'FR', '2027-06-30', false],
    // 28 February 2027 is a Sunday.
    ['gdpr', 'access', '2027-01-31', 'DE', '2027-03-01', true],
    // 25 and 26 December 2026 are holidays, 27 is a Sunday.
    ['gdpr', 'erasure', '2026-11-25', 'DE', '2026-12-28', true],
    ['gdpr', 'erasure', '2026-11-25', 'FR', '2026-12-28', true],
    ['uk-gdpr', 'erasure', '2027-02-26', 'GB', '2027-03-30', false],
    ['uk-gdpr', 'access', '2027-03-15', 'GB', '2027-04-15', false],
    // Boxing Day 2026 is a Saturday, so that the Monday is off.
    ['uk-gdpr', 'access', '2026-11-26', 'GB', '2026-12-29', false],
    ['fadp', 'access', '2027-01-04', 'CH', '2027-02-03', false],
    ['fadp', 'access', '2027-01-01', 'CH', '2027-01-31', true],
    ['pdpo', 'access', '2027-03-01', 'HK', '2027-04-10', true],
    ['pdpo', 'access', '2027-03-02', 'HK', '2027-04-11', true],
    ['pdpo', 'correction', '2027-03-04', 'HK', '2027-04-13', false],
    ['ccpa', 'erasure', '2027-03-01', 'US', '2027-04-15', false],
    // 15 business days, with Memorial Day on 31 May 2027.
    ['ccpa', 'objection', '2027-05-17', 'US', '2027-06-08', false],
    ['us-TX', 'erasure', '2027-03-01', 'US', '2027-04-15', false],
    ['us-IA', 'erasure', '2027-03-01', 'US', '2027-05-30', true],
    ['us-RI', 'withdrawal', '2027-03-01', 'US', '2027-03-16', false],
    ['lgpd', 'access', '2027-03-01', 'BR', '2027-03-16', false],
    ['pipeda', 'access', '2027-03-02', 'CA', '2027-04-01', false],
    ['quebec', 'access', '2027-03-02', 'CA', '2027-04-01', false],
    ['app', 'access', '2027-03-02', 'AU', '2027-04-01', true],
  ] as const)('under %s for %s, received on %s in %s, is due on %s', (law, kind, on, country, expected, about) => {
    expect(due(law, kind, on, country)).toEqual({ kind: 'due', on: expected, about });
  });

  it.each([
    ['gdpr', 'DE', '2027-01-11', '2027-04-12', true],
    ['uk-gdpr', 'GB', '2027-01-12', '2027-04-12', false],
    ['ccpa', 'US', '2027-01-12', '2027-04-12', false],
    ['pipeda', 'CA', '2027-01-12', '2027-03-13', true],
  ] as const)('under %s is due later once the controller in %s has said why', (law, country, on, expected, about) => {
    expect(due(law, 'access', on, country, { isExtended: true })).toEqual({ kind: 'due', on: expected, about });
  });

  it('has no day in Switzerland once it was extended, nor where the law names none', () => {
    expect(due('fadp', 'access', '2027-01-12', 'CH', { isExtended: true })).toEqual({ kind: 'unlimited' });
    expect(due('lgpd', 'erasure', '2027-01-12', 'BR')).toEqual({ kind: 'unlimited' });
    expect(due('pdpo', 'objection', '2027-01-12', 'HK')).toEqual({ kind: 'unlimited' });
  });

  it('in the United Kingdom waits while identity is asked for', () => {
    const pauses = [{ from: '2027-01-20', to: '2027-01-27' }];
    expect(due('uk-gdpr', 'access', '2027-01-12', 'GB', { pauses })).toEqual({
      kind: 'due',
      on: '2027-02-19',
      about: true,
    });
    const open = [...pauses, { from: '2027-02-01', to: null }];
    expect(due('uk-gdpr', 'access', '2027-01-12', 'GB', { pauses: open })).toEqual({ kind: 'stopped' });
  });

  it('does not wait elsewhere', () => {
    const pauses = [{ from: '2027-01-20', to: null }];
    expect(due('gdpr', 'access', '2027-01-12', 'DE', { pauses })).toMatchObject({ on: '2027-02-12' });
  });

  it('is approximate where the receipt is estimated or the holidays are unknown', () => {
    const calendar = workCalendarOf('DE');
    const received = estimateReceipt('2027-03-14', 'email', calendar);
    expect(received).toEqual({ on: '2027-03-15', about: true });
    expect(answerDue({ law: 'gdpr', kind: 'access', received, calendar })).toMatchObject({ about: true });
    expect(due('gdpr', 'access', '2027-03-15', 'IL')).toMatchObject({ on: '2027-04-15', about: true });
    expect(due('gdpr', 'access', '2060-03-15', 'DE')).toMatchObject({ about: true });
    expect(workCalendarOf(null).knows('2027-03-15')).toBe(false);
  });

  it('is approximate on a day that is off in a part of the country', () => {
    expect(due('gdpr', 'access', '2026-12-06', 'DE')).toEqual({ kind: 'due', on: '2027-01-06', about: true });
    expect(due('gdpr', 'access', '2026-12-07', 'DE')).toMatchObject({ on: '2027-01-07', about: false });
  });

  it('by post counts from three working days after posting', () => {
    expect(estimateReceipt('2027-12-24', 'post', workCalendarOf('DE'))).toEqual({ on: '2027-12-29', about: true });
  });
});

describe('an acknowledgement', () => {
  it('is due in California within ten business days', () => {
    const calendar = workCalendarOf('US');
    const parts = { received: proved('2027-05-24'), calendar };
    expect(acknowledgementDue({ law: 'ccpa', ...parts })).toEqual({ on: '2027-06-08', about: false });
    expect(acknowledgementDue({ law: 'gdpr', ...parts })).toBeNull();
  });

  it.each([
    ['2027-03-01', '2027-03-31'],
    // 28 March 2027 is Easter Sunday.
    ['2027-02-26', '2027-03-30'],
    ['2026-11-25', '2026-12-29'],
  ])('of a complaint received on %s is due in the United Kingdom on %s', (on, expected) => {
    const parts = { received: proved(on), calendar: workCalendarOf('GB') };
    expect(complaintAcknowledgementDue({ law: 'uk-gdpr', ...parts })).toEqual({ on: expected, about: false });
    expect(complaintAcknowledgementDue({ law: 'gdpr', ...parts })).toBeNull();
  });
});

describe('a reminder', () => {
  it('comes three working days before the deadline, and on the day after it', () => {
    const deadline = { on: '2026-12-28', about: false };
    expect(remindersOf(deadline, workCalendarOf('DE'))).toEqual({ before: '2026-12-22', after: '2026-12-29' });
  });
});

describe('holidays', () => {
  it.each([
    ['DE', '2027-10-03', 'unity'],
    ['FR', '2027-07-14', 'Bastille'],
    ['GB', '2027-03-29', 'Easter Monday'],
    ['AT', '2027-10-26', 'national day'],
    ['CH', '2027-08-01', 'national day'],
    ['HK', '2027-07-01', 'establishment day'],
    ['US', '2027-11-25', 'Thanksgiving'],
    ['CA', '2027-07-01', 'Canada Day'],
    ['BR', '2027-09-07', 'independence'],
    ['AU', '2027-01-26', 'Australia Day'],
    ['ES', '2027-10-12', 'national day'],
    ['IE', '2027-03-17', 'Saint Patrick'],
  ])('of %s hold %s, %s', (country, day) => {
    expect(workCalendarOf(country).isHoliday(day)).toBe(true);
  });
});

const countries = ['DE', 'FR', 'ES', 'IT', 'IE', 'AT', 'GB', 'CH', 'HK', 'US', 'CA', 'AU'] as const;
const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day of the next month by the calendar of JavaScript, which knows nothing of ours. */
function monthLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

describe.each(countries)('over ten years in %s', (country) => {
  const calendar = workCalendarOf(country);
  // Every eleventh day comes upon every date and every weekday.
  const days = Array.from({ length: 332 }, (_, at) => dayAfter('2027-01-01', at * 11));

  it('a month ends on the first working day from the same date on', () => {
    for (const day of days) {
      const answer = due('uk-gdpr', 'access', day, country);
      const end = monthLater(day);
      expect(answer).toMatchObject({ kind: 'due' });
      const on = answer.kind === 'due' ? answer.on : '';
      const skipped = Array.from({ length: daysBetween(end, on) }, (_, at) => dayAfter(end, at));
      expect(on >= end && isWorkingDay(on, calendar)).toBe(true);
      expect(skipped.filter((one) => isWorkingDay(one, calendar))).toEqual([]);
    }
  });
});

const anyDay = fc.integer({ min: 0, max: 3_600 }).map((at) => dayAfter('2027-01-01', at));
const anyCalendar = fc.constantFrom(...countries).map(workCalendarOf);
const isWorking = (day: string, calendar: ReturnType<typeof workCalendarOf>) => isWorkingDay(day, calendar);

describe('days', () => {
  it('counts as many working days as it was told to', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20 }), anyCalendar, (day, count, calendar) => {
        const end = addWorkingDays(day, count, calendar);
        const passed = Array.from({ length: daysBetween(day, end) }, (_, at) => addDays(day, at + 1));
        expect(passed.filter((one) => isWorking(one, calendar))).toHaveLength(count);
        expect(isWorking(end, calendar)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('never ends a period before a period that began earlier', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 40 }), anyCalendar, (day, later, calendar) => {
        const end = (from: string) => nextWorkingDay(addMonths(from, 1), calendar);
        expect(end(day) <= end(addDays(day, later))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('reminds before the deadline and after it', () => {
    fc.assert(
      fc.property(anyDay, anyCalendar, (on, calendar) => {
        const { before, after } = remindersOf({ on, about: false }, calendar);
        expect(daysBetween(before, on)).toBeGreaterThanOrEqual(3);
        expect(daysBetween(on, after)).toBe(1);
      }),
      { numRuns: 100 },
    );
  });
});

it('a deadline becomes an all-day entry for calendars', () => {
  const entry = {
    id: 'case-1',
    deadline: { on: '2027-04-15', about: true },
    recipient: 'Example; Data, Ltd',
    url: 'https://quietprint.example/dashboard/removal/case-1',
    at: new Date('2027-03-15T10:00:00Z'),
    language: 'en' as const,
  };
  const file = calendarFileOf(entry, 'Quietprint').replaceAll('\r\n ', '');
  expect(file).toContain('DTSTART;VALUE=DATE:20270415\r\n');
  expect(file).toContain('UID:case-1@quietprint.example\r\n');
  expect(file).toContain('SUMMARY:Answer due: Example\\; Data\\, Ltd\r\n');
  expect(file).toContain('about this day');
});
