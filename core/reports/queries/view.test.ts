import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyReports, covered, exposure, reportOf } from '#core/reports/exposure.fixture.ts';
import type { Exposure } from '#core/sources/define.ts';
import { coverageOf } from './view.ts';

const now = new Date('2026-11-20T12:00:00Z');
const coverage = covered({ asked: 10, found: 5, clear: 5, notChecked: 0 });
const means = { coverage, now };

const fromIndex = (...exposures: Partial<Exposure>[]) => [
  { sourceId: 'index', sourceName: 'Brightwell Breach Index', exposures: exposures.map((one) => exposure(one)) },
];
const profile: Partial<Exposure> = { kind: 'profile', classes: ['public-profile'], stillPublic: true };

describe('findings', () => {
  it('come heaviest first, equal ones the newest first, possible matches last', () => {
    const { findings } = reportOf({
      ...means,
      reports: fromIndex(
        { ...profile, certainty: 'candidate', classes: ['home-address'], where: 'Kestrel' },
        { ...profile, where: 'Older', since: '2012' },
        { ...profile, where: 'Newer', since: '2020' },
        { classes: ['phone', 'breach-email'], where: 'Orchard Row', since: '2026' },
        { classes: ['password'], passwordStorage: 'plain', where: 'Larkfield Travel', since: '2026' },
      ),
    });
    expect(findings.map(({ where, points, severity }) => [where, points, severity])).toEqual([
      ['Larkfield Travel', 70, 'critical'],
      ['Orchard Row', 35, 'high'],
      ['Newer', 4, 'info'],
      ['Older', 4, 'info'],
      ['Kestrel', 0, 'info'],
    ]);
  });

  it('say by how much the score falls once the rest is done', () => {
    const { findings, score } = reportOf({
      ...means,
      reports: fromIndex(
        { classes: ['password'], passwordStorage: 'plain', since: '2026' },
        { classes: ['phone'], since: '2026' },
        { classes: ['home-address'], since: '2026' },
      ),
    });
    // On record: 70 + 30 × 0.4 × (1 − 0.55 × 0.65) = 77.7. Open, where nobody can act on the address: 70 + 30 × 0.4 × 0.35 = 74.2,
    // without the password 35, without the phone number 70.
    expect(score).toMatchObject({ score: 78, open: { score: 74 } });
    expect(findings.map(({ group, lowersScoreBy }) => [group, lowersScoreBy])).toEqual([
      ['todo', 39],
      ['watch', null],
      ['todo', 4],
    ]);
  });

  it('do not promise a lower score where there is none', () => {
    const reports = fromIndex({ classes: ['password'] });
    const running = reportOf({ ...means, reports, coverage: null });
    const incomplete = reportOf({
      ...means,
      reports,
      coverage: covered({ asked: 10, found: 1, clear: 0, notChecked: 9 }),
    });
    expect(running.score).toBeNull();
    expect(incomplete.score?.kind).toBe('incomplete');
    expect([running, incomplete].map(({ findings }) => findings[0]?.lowersScoreBy)).toEqual([null, null]);
  });

  it('are the same whatever the order of the answers', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        expect(reportOf({ ...means, reports: reports.toReversed() })).toEqual(reportOf({ ...means, reports }));
      }),
    );
  });

  it('add up: heaviest first, and none without title, why, and something to do or to know', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const { findings } = reportOf({ ...means, reports });
        for (const { title, why, steps, advice } of findings) {
          expect([title, why, ...steps.map(({ text }) => text), ...advice]).not.toContain('');
          expect(steps.length + advice.length).toBeGreaterThan(0);
        }
        const points = findings.map((finding) => finding.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
    );
  });
});

it('coverage leaves out sources that cannot be asked about the address, and never those that did not answer', () => {
  expect(
    coverageOf([
      { category: 'breaches', state: 'found', reason: null },
      { category: 'breaches', state: 'clear', reason: null },
      { category: 'domain', state: 'not-checked', reason: 'not-applicable' },
      { category: 'keys', state: 'not-checked', reason: 'not-applicable' },
      { category: 'keys', state: 'not-checked', reason: 'timeout' },
      { category: 'breaches', state: 'queued', reason: null },
      { category: 'breaches', state: 'waiting', reason: null },
    ]),
  ).toEqual({
    asked: 5,
    found: 1,
    clear: 1,
    notChecked: 1,
    waiting: 1,
    kinds: [
      { category: 'breaches', asked: 4, answered: 2 },
      { category: 'keys', asked: 1, answered: 0 },
    ],
  });
});
