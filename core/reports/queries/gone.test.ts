import { expect, it } from 'vitest';
import { covered, joinedOne } from '#core/reports/exposure.fixture.ts';
import { goneWords, withGone } from './gone.ts';
import { scoreExposure } from './score.ts';
import { buildReport } from './view.ts';

const now = new Date('2027-03-01T09:00:00Z');
const scored = [
  scoreExposure(joinedOne({ kind: 'profile', classes: ['public-profile'], where: 'Gleam', stillPublic: true }), now),
  scoreExposure(joinedOne({ classes: ['password'] }), now),
];
const coverage = covered({ asked: 18, found: 8, clear: 10, notChecked: 0 });
const reportOf = (gone: ReadonlyMap<string, string>) =>
  buildReport({ scored: withGone(scored, gone), coverage, removals: new Map(), todos: {} });

it('what was seen gone leaves what is on record, and its finding says why', () => {
  const [profile] = scored;
  const id = profile?.exposure.id ?? '';
  const before = reportOf(new Map());
  const after = reportOf(new Map([[id, '2027-02-20T10:00:00.000Z']]));
  const scoreOf = ({ score }: typeof before) => (score?.kind === 'scored' ? score.score : null);
  expect(scoreOf(after)).toBeLessThan(scoreOf(before) ?? 0);
  const finding = after.findings.find((one) => one.id === id);
  expect(finding).toMatchObject({ points: 0, open: 0, steps: [], why: goneWords('2027-02-20T10:00:00.000Z') });
  expect(goneWords('2027-02-20T10:00:00.000Z')).toMatch(/^Seen gone on .*20.* 2027: it was absent on three days/);
  expect(after.findings.filter((one) => one.id !== id)).toEqual(before.findings.filter((one) => one.id !== id));
});
