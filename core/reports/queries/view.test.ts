import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostUseful } from '#contract/scans/first-steps.ts';
import { openOf } from '#contract/scans/score.ts';
import type { Todos } from '#contract/scans/todos.ts';
import { figuresOf } from '#contract/scans/types.ts';
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

  it('say by how much the score falls without them', () => {
    const { findings, score } = reportOf({
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

  it('that lower the score most are named, never those that do not count', () => {
    const { findings } = reportOf({
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
        expect(reportOf({ ...means, reports: reports.toReversed() })).toEqual(reportOf({ ...means, reports }));
      }),
    );
  });

  it('add up: the three most useful first, and no finding without title, why and steps', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const { findings } = reportOf({ ...means, reports });
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
      { category: 'breaches', state: 'found', reason: null },
      { category: 'breaches', state: 'clear', reason: null },
      { category: 'domain', state: 'not-checked', reason: 'not-applicable' },
      { category: 'keys', state: 'not-checked', reason: 'not-applicable' },
      { category: 'keys', state: 'not-checked', reason: 'timeout' },
      { category: 'breaches', state: 'queued', reason: null },
    ]),
  ).toEqual({
    asked: 4,
    found: 1,
    clear: 1,
    notChecked: 1,
    kinds: [
      { category: 'breaches', asked: 3, answered: 2 },
      { category: 'keys', asked: 1, answered: 0 },
    ],
  });
});

describe('what is dealt with', () => {
  const anyMarks = fc.array(fc.tuple(fc.nat(), fc.constantFrom('done' as const, 'not-mine' as const)), {
    maxLength: 9,
  });
  const anyCoverage = fc
    .nat({ max: 3 })
    .map((notChecked) => covered({ asked: 12, found: 1, clear: 11 - notChecked, notChecked }));

  const figures = (report: ReturnType<typeof reportOf>) => {
    const read = figuresOf(report.score);
    if (!read) throw new Error('no score');
    return read;
  };

  it('lowers the open score by exactly what its card said, and raises nothing', () => {
    fc.assert(
      fc.property(anyReports, anyCoverage, anyMarks, (reports, covering, marks) => {
        let todos: Todos = {};
        for (const [place, state] of marks) {
          const before = reportOf({ ...means, coverage: covering, reports, todos });
          const left = before.findings.filter(({ id }) => !todos[id]);
          const card = left[place % Math.max(1, left.length)];
          if (!card) return;
          todos = { ...todos, [card.id]: { state, steps: [] } };
          const after = reportOf({ ...means, coverage: covering, reports, todos });
          const [was, is] = [openOf(figures(before)), openOf(figures(after))];
          expect(was.score - is.score).toBe(card.lowersScoreBy);
          expect(is.most).toBeLessThanOrEqual(was.most);
          expect(after.findings.find(({ id }) => id === card.id)?.lowersScoreBy).toBeNull();
        }
      }),
    );
  });

  it('leaves what is exposed as it is, and what is not theirs leaves it too', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const whole = reportOf({ ...means, reports });
        const marked = (state: 'done' | 'not-mine') =>
          figures(
            reportOf({
              ...means,
              reports,
              todos: Object.fromEntries(whole.findings.map(({ id }) => [id, { state, steps: [] }])),
            }),
          );
        fc.pre(whole.findings.length > 0);
        expect(marked('done')).toEqual({ ...figures(whole), open: { score: 0, most: 0 } });
        expect(marked('not-mine')).toEqual({ score: 0, most: 0, open: null });
      }),
    );
  });
});
