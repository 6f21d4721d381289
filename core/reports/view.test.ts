import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostUseful } from '#contract/first-steps.ts';
import type { Exposure } from '#core/sources/define.ts';
import { anyReports, exposure } from './exposure.fixture.ts';
import { buildReport, coverageOf } from './view.ts';

const now = new Date('2026-11-20T12:00:00Z');
const coverage = { asked: 10, found: 5, clear: 5, notChecked: 0 };
const means = { coverage, now, removals: new Map<string, string>() };

const fromIndex = (...exposures: Partial<Exposure>[]) => [
  { sourceId: 'index', sourceName: 'Brightwell Breach Index', exposures: exposures.map((one) => exposure(one)) },
];
const profile: Partial<Exposure> = { kind: 'profile', classes: ['public-profile'], stillPublic: true };

describe('findings', () => {
  it('come heaviest first, equal ones the newest first, possible matches last', () => {
    const { findings } = buildReport({
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

  it('say by how much the score falls without them', () => {
    const { findings, score } = buildReport({
      ...means,
      reports: fromIndex(
        { classes: ['password'], passwordStorage: 'plain', since: '2026' },
        { classes: ['phone'], since: '2026' },
      ),
    });
    // 70 + 30 × 0.4 × 0.35 = 74.2; without the password 35, without the phone number 70
    expect(score).toMatchObject({ score: 74 });
    expect(findings.map(({ lowersScoreBy }) => lowersScoreBy)).toEqual([39, 4]);
  });

  it('do not promise a lower score where there is none', () => {
    const reports = fromIndex({ classes: ['password'] });
    const running = buildReport({ ...means, reports, coverage: null });
    const incomplete = buildReport({ ...means, reports, coverage: { asked: 10, found: 1, clear: 0, notChecked: 9 } });
    expect(running.score).toBeNull();
    expect(incomplete.score?.kind).toBe('incomplete');
    expect([running, incomplete].map(({ findings }) => findings[0]?.lowersScoreBy)).toEqual([null, null]);
  });

  it('count for less when the password is changed, and not at all when they are gone', () => {
    const reports = fromIndex({ classes: ['password'], passwordStorage: 'plain', since: '2026' });
    const id = buildReport({ ...means, reports }).findings[0]?.id ?? '';
    const points = (done: 'secured' | 'removed') =>
      buildReport({ ...means, reports, done: new Map([[id, done]]) }).findings[0]?.points;
    expect([points('secured'), points('removed')]).toEqual([14, 0]);
  });

  it('that lower the score most are named, never those that do not count', () => {
    const { findings } = buildReport({
      ...means,
      reports: fromIndex(
        { ...profile, certainty: 'candidate', classes: ['home-address'] },
        { ...profile, where: 'Mossbank' },
        { classes: ['password'], where: 'Larkfield Travel' },
        { classes: ['phone'], where: 'Orchard Row' },
        { classes: ['home-address'], where: 'Penwick' },
      ),
    });
    expect(mostUseful(findings).map(({ where }) => where)).toEqual(['Larkfield Travel', 'Penwick', 'Orchard Row']);
    expect(mostUseful(findings, 9)).toHaveLength(4);
  });

  it('are the same whatever the order of the answers', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        expect(buildReport({ ...means, reports: reports.toReversed() })).toEqual(buildReport({ ...means, reports }));
      }),
    );
  });

  it('add up: the three most useful first, and no finding without title, why and steps', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const { findings } = buildReport({ ...means, reports });
        for (const { title, why, steps } of findings) expect([title, why, ...steps]).not.toContain('');
        const points = findings.map((finding) => finding.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
        const [best] = mostUseful(findings);
        for (const { lowersScoreBy } of findings)
          expect(lowersScoreBy ?? 0).toBeLessThanOrEqual(best?.lowersScoreBy ?? 0);
      }),
    );
  });
});

it('coverage leaves out sources that cannot be asked about the address, and never those that did not answer', () => {
  expect(
    coverageOf([
      { state: 'found', reason: null },
      { state: 'clear', reason: null },
      { state: 'not-checked', reason: 'not-applicable' },
      { state: 'not-checked', reason: 'not-applicable' },
      { state: 'not-checked', reason: 'timeout' },
      { state: 'queued', reason: null },
    ]),
  ).toEqual({ asked: 4, found: 1, clear: 1, notChecked: 1 });
});
