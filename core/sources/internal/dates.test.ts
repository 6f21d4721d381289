import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateOf, dateOfSeconds } from './dates.ts';

it.each([
  ['2013', '2013'],
  ['2016-07', '2016-07'],
  ['2013-10-04', '2013-10-04'],
  ['2014-03-04T19:14:54Z', '2014-03-04'],
  ['2025-11-03 04:12:11', '2025-11-03'],
  ['Fri, 04 Oct 2013 00:00:00 GMT', '2013-10-04'],
  ['05/24/2025', '2025-05-24'],
  ['2013-99-99', '2013'],
  ['20131004', null],
  ['Sat Jan 01 10000 00:00:00 GMT+0000', null],
  ['', null],
  ['never', null],
  ['0000', null],
  ['9999', null],
  [null, null],
  [undefined, null],
])('%s is %s', (text, date) => {
  expect(dateOf(text)).toBe(date);
});

it('gives a date or nothing for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.date().map(String)), (text) => {
      expect(dateOf(text) ?? '2000').toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
    }),
  );
});

it('reads seconds since 1970', () => {
  expect([dateOfSeconds(1388534400), dateOfSeconds(Number.NaN), dateOfSeconds(1e30)]).toEqual([
    '2014-01-01',
    null,
    null,
  ]);
});
