import { expect, it } from 'vitest';
import { layTimeline } from './lay-timeline.ts';

const at = (id: string, since: string) => ({ id, since, points: 70, severity: 'critical' as const });
const until = '2026-11-20T12:00:00Z';

it('lays the stones in order of their dates, from the first to today', () => {
  const { stones, width } = layTimeline([at('a', '2012'), at('b', '2024-05'), at('c', '2026-11-20')], until);
  const places = stones.map(({ x }) => x);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBe(18);
  expect(places[2]).toBeCloseTo(width - 18, 0);
});

it('lays what the source dates after today at today, and draws no broken path', () => {
  const { stones, d, width } = layTimeline([at('a', '2024-05'), at('b', '2031')], until);
  expect(stones[1]?.x).toBe(width - 18);
  expect(d).not.toMatch(/NaN|undefined|Infinity/);
});

it('names ten years at most, the last of them this one', () => {
  const { labels } = layTimeline([at('a', '1998'), at('b', '2020')], until);
  expect(labels.length).toBeLessThanOrEqual(10);
  expect(labels.at(-1)).toMatchObject({ at: '2026-01-01T00:00:00.000Z', unit: 'year' });
});

it('names months where all of it lies in one year, and nothing within one month', () => {
  const labelsOf = (since: string) => layTimeline([at('a', since)], until).labels.map(({ at: day }) => day.slice(0, 7));
  expect(labelsOf('2026-08-20')).toEqual(['2026-09', '2026-10', '2026-11']);
  expect(labelsOf('2026-01-02').length).toBeLessThanOrEqual(10);
  expect(labelsOf('2026-11-02')).toEqual([]);
});
