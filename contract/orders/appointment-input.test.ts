import { describe, expect, it } from 'vitest';
import { appointmentInput, availabilityInput } from './appointment-input.ts';
import { exceptionsText, hoursText } from './appointments.ts';

const week = Object.fromEntries(['', '', '', '', '', '', ''].map((text, index) => [`day${index}`, text]));
const form = { shownAs: ' Ada ', timeZone: 'Europe/London', ...week, exceptions: '' };

describe('the form of somebody’s hours', () => {
  it('reads them as they are written, and writes them as they are read', () => {
    const read = availabilityInput.parse({
      ...form,
      day0: '09:00-12:00, 13:00 – 17:30',
      exceptions: '2026-12-28 10:00-12:00\n\n2026-12-24 closed',
    });
    expect(read).toMatchObject({ shownAs: 'Ada', timeZone: 'Europe/London' });
    expect(read.week.map(hoursText)).toEqual(['09:00-12:00, 13:00-17:30', '', '', '', '', '', '']);
    expect(exceptionsText(read.exceptions)).toBe('2026-12-24 closed\n2026-12-28 10:00-12:00');
  });

  it.each([
    ['9-5', { day1: '9-5' }, 'day1'],
    ['a quarter past', { day1: '09:15-10:00' }, 'day1'],
    ['an end before the beginning', { day1: '17:00-09:00' }, 'day1'],
    ['hours that overlap', { day1: '09:00-12:00, 11:00-13:00' }, 'day1'],
    ['a zone that there is not', { timeZone: 'Europe/Atlantis' }, 'timeZone'],
    ['nobody', { shownAs: ' ' }, 'shownAs'],
    ['a day that there is not', { exceptions: '2026-02-30 closed' }, 'exceptions'],
    ['a day without hours', { exceptions: '2026-12-24' }, 'exceptions'],
    ['a day twice', { exceptions: '2026-12-24 closed\n2026-12-24 10:00-12:00' }, 'exceptions'],
    ['a field too many', { day7: '' }, undefined],
  ])('refuses %s', (_what, fields, at) => {
    expect(availabilityInput.safeParse({ ...form, ...fields }).error?.issues[0]?.path[0]).toBe(at);
    expect(availabilityInput.safeParse({ ...form, ...fields }).success).toBe(false);
  });

  it('of an appointment names a time and a zone', () => {
    const orderId = '0190aaaa-0000-4000-8000-000000000001';
    const slot = '2026-11-26T10:00:00.000Z';
    expect(appointmentInput.parse({ orderId, slot, timeZone: 'Asia/Tokyo' })).toMatchObject({ slot });
    for (const wrong of [{ slot: 'tomorrow' }, { timeZone: '../etc' }, { slot: undefined }])
      expect(appointmentInput.safeParse({ orderId, slot, timeZone: 'Asia/Tokyo', ...wrong }).success).toBe(false);
  });
});
