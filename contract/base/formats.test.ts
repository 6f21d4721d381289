import { expect, it } from 'vitest';
import { proves } from '#tests/proves.ts';
import { age, longDate, money, partialDate, plural, seconds, shortTime, weekdayDate } from './formats.ts';

it('dates are in en-GB, whatever the machine speaks', proves('LIM-002'), () => {
  expect(longDate('2024-03-05T23:30:00Z')).toBe('5 March 2024');
  expect(longDate('2024-03-05T23:30:00Z', 'Asia/Hong_Kong')).toBe('6 March 2024');
  expect(shortTime('2024-03-05T04:05:09Z')).toBe('04:05');
});

it('a date that is known to the month or the year claims no more', () => {
  expect(partialDate('2021-03-14')).toBe('14 March 2021');
  expect(partialDate('2021-03')).toBe('March 2021');
  expect(partialDate('2021')).toBe('2021');
});

it('money shows pence only where there are some', proves('PUB-058'), () => {
  expect(money(80)).toBe('£80');
  expect(money(80.5)).toBe('£80.50');
  expect(money(1200, 'USD')).toBe('US$1,200');
});

it('durations and counts read as words', () => {
  expect(seconds(1849)).toBe('1.8 s');
  expect(plural(1, 'exposure')).toBe('1 exposure');
  expect(plural(1234, 'exposure')).toBe('1,234 exposures');
});

it('names the day of the week without a comma', () => {
  expect(weekdayDate('2024-06-20T09:00:00Z')).toBe('Thursday 20 June 2024');
});

it('says how long ago something was in the largest whole unit', () => {
  const now = '2024-06-20T12:00:00Z';
  expect(age('2024-06-18T11:00:00Z', now)).toBe('2 days');
  expect(age('2024-06-20T06:00:00Z', now)).toBe('6 hours');
  expect(age('2024-06-20T11:59:00Z', now)).toBe('1 minute');
  expect(age('2024-06-20T12:00:05Z', now)).toBe('now');
});
