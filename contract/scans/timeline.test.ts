import { expect, it } from 'vitest';
import { formatsFor } from '#contract/base/formats.ts';
import { type Dated, exposuresByDate, spanWords, undatedLine } from './timeline.ts';
import type { FindingView } from './types.ts';
import scanWords from './words/scan-words.texts.en.ts';

const finding = (where: string, since: string | null, points = 20) =>
  ({ id: where, where, since, points }) as FindingView;

it('puts exposures with a date in order, and those without beside them', () => {
  const { dated, undated } = exposuresByDate([
    finding('Canva', '2019-05-24'),
    finding('Corvid', null),
    finding('Adobe', '2013'),
    finding('Kestrel', 'soon'),
    finding('Namesake', '2020', 0),
  ]);
  expect(dated.map(({ where }) => where)).toEqual(['Adobe', 'Canva']);
  expect(undated.map(({ where }) => where)).toEqual(['Corvid', 'Kestrel']);
});

it('names what has no date, and counts what does not fit in', () => {
  const places = ['Adobe', 'Canva', 'Corvid'].map((where) => ({ where }));
  expect(undatedLine([], scanWords)).toBeNull();
  expect(undatedLine(places, scanWords)).toBe('Date unknown: Adobe, Canva, Corvid.');
  expect(undatedLine(places, scanWords, 2)).toBe('Date unknown: Adobe, Canva and 1 more.');
});

it('begins with its year, or with its month where all of it lies in one year', () => {
  const words = (since: string) =>
    spanWords(
      finding('Adobe', since) as Dated,
      '2026-11-20',
      formatsFor({ locale: 'en-GB', timeZone: 'UTC' }),
      scanWords,
    );
  expect(words('2012-05-24')).toBe('From 2012 to today');
  expect(words('2026-01-24')).toBe('From January 2026 to today');
  expect(words('2026')).toBe('From 2026 to today');
});
