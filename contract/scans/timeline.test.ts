import { expect, it } from 'vitest';
import { exposuresByDate, undatedLine } from './timeline.ts';
import type { FindingView } from './types.ts';

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
  expect(undatedLine([])).toBeNull();
  expect(undatedLine(places)).toBe('Date unknown: Adobe, Canva, Corvid.');
  expect(undatedLine(places, 2)).toBe('Date unknown: Adobe, Canva and 1 more.');
});
