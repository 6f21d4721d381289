import { describe, expect, it } from 'vitest';
import { proves } from '#tests/proves.ts';
import { hoursInZone, hoursText, isToday, officeHours, officeWords } from './office-hours.ts';

const sunday = new Date('2026-11-22T23:30:00Z');
const [week, saturday, closed] = officeHours as [
  (typeof officeHours)[0],
  (typeof officeHours)[0],
  (typeof officeHours)[0],
];

describe('office hours', () => {
  it('read as specified', proves('PUB-077', 'PUB-078', 'PUB-079'), () => {
    expect(officeHours.map((row) => `${officeWords.days[row.days]} ${hoursText(row)}`)).toEqual([
      'Monday to Friday 9:00 AM to 6:00 PM GMT',
      'Saturday 10:00 AM to 4:00 PM GMT',
      'Sunday Closed',
    ]);
  });

  it('know today by GMT, and every day is in exactly one row', () => {
    expect(officeHours.filter((row) => isToday(row, sunday))).toEqual([closed]);
    for (let day = 0; day < 7; day++)
      expect(officeHours.filter((row) => isToday(row, new Date(Date.UTC(2026, 10, 22 + day)))).length).toBe(1);
  });

  it('read in the time of who looks, past midnight too', () => {
    expect(hoursInZone(week, sunday, 'Asia/Hong_Kong')).toBe('5:00 pm to 2:00 am');
    expect(hoursInZone(saturday, new Date('2026-07-01T00:00:00Z'), 'Europe/London')).toBe('11:00 am to 5:00 pm');
    expect(hoursInZone(week, sunday, 'Asia/Kolkata')).toBe('2:30 pm to 11:30 pm');
  });

  it('say so where they begin on another day than in GMT', () => {
    expect(hoursInZone(week, sunday, 'Pacific/Honolulu')).toBe('11:00 pm the day before to 8:00 am');
    expect(hoursInZone(saturday, sunday, 'Pacific/Kiritimati')).toBe('12:00 am the day after to 6:00 am');
    expect(hoursInZone(week, sunday, 'Pacific/Auckland')).toBe('10:00 pm to 7:00 am');
    expect(hoursInZone(week, sunday, 'America/Los_Angeles')).toBe('1:00 am to 10:00 am');
  });

  it('are not repeated where GMT is the time, or where we are closed', () => {
    expect(hoursInZone(week, sunday, 'Europe/London')).toBeNull();
    expect(hoursInZone(closed, sunday, 'Asia/Hong_Kong')).toBeNull();
  });
});
