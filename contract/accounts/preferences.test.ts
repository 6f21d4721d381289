import { expect, it } from 'vitest';
import { formatsFor } from '#contract/base/formats.ts';
import { proves } from '#tests/proves.ts';
import { defaultPreferences, languages, type Preferences, styleOf, timeZones } from './preferences.ts';
import { preferencesInput } from './preferences-input.ts';

const time = '2024-03-05T04:05:09Z';
const formats = (chosen: Partial<Preferences>) => formatsFor(styleOf({ ...defaultPreferences, ...chosen }));

it('offers exactly these languages and time zones', {
  ...proves('SET-006', 'SET-007', 'SET-008', 'SET-009', 'SET-010', 'SET-011'),
}, () => {
  expect(Object.values(languages)).toEqual(['English', 'Spanish', 'French']);
  expect(Object.values(timeZones)).toEqual(['UTC', 'EST', 'PST']);
});

it('the language changes how dates and numbers are written', () => {
  expect(formats({}).dateTime(time)).toBe('5 March 2024, 04:05');
  expect(formats({ language: 'es' }).dateTime(time)).toBe('5 de marzo de 2024, 04:05');
  expect(formats({ language: 'fr' }).dateTime(time)).toBe('5 mars 2024, 04:05');
  expect(formats({ language: 'fr' }).seconds(1849)).toBe('1,8 s');
  expect(formats({ language: 'es' }).number(1234567.5)).toBe('1.234.567,5');
  expect(formats({ language: 'fr' }).money(80.5)).toMatch(/^80,50\s£$/u);
  expect(formats({ language: 'fr' }).partialDate('2021-03')).toBe('mars 2021');
});

it('the time zone changes the time, the day and the name of the clock, also in summer', () => {
  const west = formats({ timeZone: 'America/Los_Angeles' });
  expect(west.dateTime(time)).toBe('4 March 2024, 20:05');
  expect(west.fullTime(time)).toBe('20:05:09');
  expect(west.zoneName(time)).toBe('PST');
  expect(west.zoneName('2024-07-05T04:05:09Z')).toBe('PDT');
  expect(formats({ timeZone: 'America/New_York', language: 'es' }).zoneName(time)).toBe('EST');
  expect(formats({}).zoneName(time)).toBe('UTC');
  expect(west.partialDate('2021-03-01')).toBe('1 March 2021');
});

it('midnight is 00:00', () => {
  expect(formats({}).shortTime('2024-03-05T00:05:00Z')).toBe('00:05');
});

it('the form sends checkboxes as a browser does, and nothing else', () => {
  const form = { language: 'fr', timeZone: 'America/New_York' };
  expect(preferencesInput.parse({ ...form, emailNotifications: 'on' })).toEqual({
    emailNotifications: true,
    serviceUpdates: false,
    ...form,
  });
  for (const wrong of [
    { language: 'de' },
    { timeZone: 'EST' },
    { emailNotifications: 'yes' },
    { role: 'admin' },
    { language: '' },
  ])
    expect(preferencesInput.safeParse({ ...form, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  expect(
    preferencesInput.safeParse(JSON.parse(`{"language":"fr","timeZone":"UTC","__proto__":{"role":"admin"}}`)).success,
  ).toBe(false);
});
