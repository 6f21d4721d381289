import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coverage } from '#contract/scans/coverage.ts';
import { dataClasses } from '#contract/scans/exposures.ts';
import { findingCategories, type SourceCategory, sourceCategories } from '#contract/scans/types.ts';
import { anyReports, covered, joinedOne } from '#core/reports/exposure.fixture.ts';
import { ageFactor } from '#core/reports/internal/age.ts';
import { categoryCaps, classWeights } from '#core/reports/internal/weights.ts';
import type { Exposure } from '#core/sources/define.ts';
import { joinExposures } from './join.ts';
import {
  categoryTotals,
  decisiveKinds,
  openPartsOf,
  type ScoredExposure,
  scoreExposure,
  scoreFindings,
  totalOf,
} from './score.ts';

const now = new Date('2026-11-20T12:00:00Z');
const full = covered({ asked: 18, found: 8, clear: 10, notChecked: 0 });

type Given = Partial<Exposure>;
const scored = (...given: Given[]): ScoredExposure[] => given.map((one) => scoreExposure(joinedOne(one), now));
const tenths = (list: ScoredExposure[]) =>
  Object.fromEntries([...categoryTotals(list)].map(([category, points]) => [category, Math.round(points * 10) / 10]));

const profile: Given = { kind: 'profile', classes: ['public-profile'], reach: 'own-profile', stillPublic: true };
const times = (count: number, one: Given) => Array.from({ length: count }, () => one);

describe('the worked examples of the scoring guide', () => {
  it('A, little exposed: 6, quiet', () => {
    const list = scored(
      { kind: 'profile', classes: ['breach-email'], reach: 'own-profile' },
      { ...profile, classes: ['photo'] },
      ...times(2, profile),
    );
    expect(tenths(list)).toEqual({ email: 2.5, profiles: 5.3 });
    expect(scoreFindings(list, full)).toMatchObject({ kind: 'scored', score: 6, most: 6, open: { score: 0, most: 0 } });
  });

  const oldBreach: Given = { classes: ['breach-email', 'password'], passwordStorage: 'weak', since: '2012-06' };
  const recentBreach: Given = {
    classes: ['name-or-username', 'breach-email', 'phone', 'home-address'],
    since: '2024-11',
  };
  const commits: Given = { kind: 'commit', classes: ['commit-email'], since: '2024-10', reach: 'open' };

  it('B, typical: 55, high', () => {
    const list = scored(oldBreach, recentBreach, commits, ...times(9, profile));
    expect(tenths(list)).toEqual({
      location: 38.3,
      phone: 29.8,
      credentials: 28.4,
      email: 25,
      profiles: 10.3,
      identity: 5.1,
    });
    // Open are the password, the phone number and the commits: nobody can act on an address or a name that has leaked.
    expect(scoreFindings(list, full)).toMatchObject({ score: 55, most: 55, open: { score: 40, most: 40 } });
  });

  it('C, acute: 84, critical', () => {
    const list = scored(
      { kind: 'stealer', classes: ['stealer-record', 'breach-email'], certainty: 'single', since: '2026-07-20' },
      { classes: ['government-id', 'birth-date', 'phone', 'home-address'], since: '2026-01' },
    );
    expect(tenths(list)).toEqual({
      'government-id': 75,
      credentials: 72,
      location: 45,
      phone: 35,
      identity: 35,
      email: 9.6,
    });
    expect(scoreFindings(list, full)).toMatchObject({ score: 84, most: 84, open: { score: 84 } });
  });

  it('D, example B after work: 30 of 53 on record, and 0 once the mobile provider has set a PIN', () => {
    // The commits and six profiles are gone from the new scan.
    const list = scored(oldBreach, recentBreach, ...times(3, profile));
    const [old, recent] = list;
    expect([old?.steps, recent?.steps]).toEqual([['change-password', 'two-factor'], ['carrier-pin']]);
    const changed = { [old?.exposure.id ?? '']: { state: 'done' as const, steps: [0, 1] } };
    expect(scoreFindings(list, full, changed)).toMatchObject({ score: 53, open: { score: 30, most: 30 } });
    const all = { ...changed, [recent?.exposure.id ?? '']: { state: 'done' as const, steps: [0] } };
    expect(scoreFindings(list, full, all)).toMatchObject({ score: 53, open: { score: 0, most: 0 }, worst: null });
  });

  it('E, a dating site lost sexual orientation, username and birth date this year: 76, high', () => {
    const list = scored({
      classes: ['special-category', 'birth-date', 'name-or-username', 'breach-email'],
      since: '2026-03',
    });
    expect(tenths(list)).toEqual({ intimate: 70, identity: 38.9, email: 12 });
    expect(scoreFindings(list, full)).toMatchObject({ score: 76, open: { score: 74 }, worst: 'intimate' });
  });

  it('F, private messages and contacts, four years old and from one source: 36, medium', () => {
    const list = scored({
      classes: ['private-messages', 'family', 'breach-email'],
      since: '2022-06',
      certainty: 'single',
    });
    expect(tenths(list)).toEqual({ intimate: 31.2, identity: 13, email: 6.2 });
    expect(scoreFindings(list, full)).toMatchObject({ score: 36, open: { score: 35 } });
  });

  it('G, a recovery phrase beside a wallet address and what its owner earns: 76, high', () => {
    const list = scored({ classes: ['wallet-phrase', 'wallet-address', 'finances', 'breach-email'], since: '2026' });
    expect(tenths(list)).toEqual({ financial: 75, email: 12 });
    expect(scoreFindings(list, full)).toMatchObject({ score: 76, open: { score: 75 } });
  });

  it('H, what says little alone: trips, nationality, device and interests come to 42, medium, with nothing to do', () => {
    const list = scored({
      classes: ['movements', 'citizenship', 'device-id', 'life-details', 'breach-email'],
      since: '2025-02',
    });
    expect(tenths(list)).toEqual({ location: 29.8, identity: 24.1, technical: 17, email: 10.2 });
    expect(scoreFindings(list, full)).toMatchObject({ score: 42, open: { score: 0 } });
  });
});

describe('D', () => {
  const leftOf = (given: Given, steps: number[]) => {
    const [one] = scored({ passwordStorage: 'plain', since: '2026', ...given });
    if (!one) throw new Error('nothing scored');
    return openPartsOf(one, { state: 'open', steps }).map(({ dataClass, points }) => [dataClass, points]);
  };

  it('falls with every step, to nothing when all are done', () => {
    const password: Given = { classes: ['password'] };
    expect([[], [1], [0], [0, 1]].map((steps) => leftOf(password, steps)[0]?.[1])).toEqual([70, 52.5, 17.5, undefined]);
  });

  it('has nothing of what nobody can act on', () => {
    const both: Given = { classes: ['password', 'home-address'] };
    expect([leftOf(both, []), leftOf(both, [0, 1])]).toEqual([[['password', 70]], []]);
  });

  it('has nothing of what is too little to ask for anything', () => {
    expect(leftOf({ ...profile, classes: ['photo'] }, [])).toEqual([]);
  });

  it('takes out what is somebody else’s', () => {
    const [one] = scored({ classes: ['password'] });
    expect(one && openPartsOf(one, { state: 'not-mine', steps: [] })).toEqual([]);
  });
});

describe('one finding', () => {
  it('has the points, severity and category of its heaviest class', () => {
    const [one] = scored({ classes: ['breach-email', 'home-address', 'phone'], since: '2026' });
    expect(one).toMatchObject({ points: 45, severity: 'high', category: 'location' });
    expect(one?.parts.map(({ dataClass }) => dataClass)).toEqual(['home-address', 'phone', 'breach-email']);
  });

  it('has no points when it is a match by name only', () => {
    const [one] = scored({ classes: ['home-address'], certainty: 'candidate', since: '2026' });
    expect(one).toMatchObject({ points: 0, severity: 'info', category: 'location' });
  });

  it('counts a username as profile where a profile shows it, and as identity where it leaked', () => {
    expect(scored({ ...profile, classes: ['name-or-username'] })[0]?.category).toBe('profiles');
    expect(scored({ classes: ['name-or-username'] })[0]?.category).toBe('identity');
  });
});

describe('age', () => {
  it.each([
    ['2026-01-31', 1],
    ['2025-11-21', 1],
    ['2025-11-20', 0.85],
    ['2023-11-21', 0.85],
    ['2023-11-20', 0.65],
    ['2020-11-21', 0.65],
    ['2020-11-20', 0.45],
    ['2025-11', 1],
    ['2025-10', 0.85],
    ['2025', 1],
    ['2024', 0.85],
    ['1998', 0.45],
    ['2031', 1],
    [null, 0.7],
    ['unknown', 0.7],
    ['2021-13', 0.7],
  ])('of data from %s gives %d', (since, factor) => {
    expect(ageFactor({ since, stillPublic: false }, now)).toBe(factor);
  });

  it('changes at the very start of the anniversary', () => {
    const at = (time: string) => ageFactor({ since: '2025-11-20', stillPublic: false }, new Date(time));
    expect([at('2026-11-19T23:59:59.999Z'), at('2026-11-20T00:00:00Z')]).toEqual([1, 0.85]);
  });

  it('does not soften what is still public', () => {
    expect(ageFactor({ since: '1998', stillPublic: true }, now)).toBe(1);
  });
});

describe('coverage', () => {
  const kind = (category: SourceCategory, asked: number, answered: number) => ({ category, asked, answered });
  function coverage(...kinds: Coverage['kinds']): Coverage {
    const [asked, answered] = [sum(kinds.map((one) => one.asked)), sum(kinds.map((one) => one.answered))];
    return { asked, found: 0, clear: answered, notChecked: asked - answered, waiting: 0, kinds };
  }
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

  it('gives a score up to 30% unknown, and "incomplete" above', () => {
    expect(scoreFindings([], coverage(kind('breaches', 7, 7), kind('keys', 3, 0)))).toMatchObject({ kind: 'scored' });
    expect(scoreFindings([], coverage(kind('breaches', 6, 6), kind('keys', 4, 0)))).toEqual({
      kind: 'incomplete',
      unknownShare: 0.4,
      silent: [],
      formula: '5',
    });
  });

  it('gives no score while all breach collections are silent, however many others answer', () => {
    const list = scored({ passwordStorage: 'plain', since: '2026' });
    for (const others of [10, 100])
      expect(scoreFindings(list, coverage(kind('breaches', 3, 0), kind('identity', others, others)))).toMatchObject({
        kind: 'incomplete',
        silent: ['breaches'],
      });
  });

  it('gives no score when no breach collection was asked', () => {
    expect(scoreFindings([], coverage(kind('identity', 5, 5)))).toMatchObject({
      kind: 'incomplete',
      silent: ['breaches'],
    });
    expect(scoreFindings([], coverage())).toMatchObject({ kind: 'incomplete', unknownShare: 1 });
  });

  it('takes breach collections alone for those that could hide a high score', () => {
    expect(decisiveKinds).toEqual(['breaches']);
  });

  it.each(sourceCategories)('shows how far one silent source under %s could take it', (category) => {
    const other = category === 'breaches' ? [] : [kind('breaches', 9, 9)];
    const score = scoreFindings(
      scored({ classes: ['phone'], since: '2026' }),
      coverage(...other, kind(category, 10, 9)),
    );
    if (score.kind !== 'scored') throw new Error('no score');
    expect(score.score).toBe(35);
    expect(score.most).toBeGreaterThan(35);
    if (category === 'breaches') expect(score.most).toBeGreaterThan(90);
    else expect(score.most).toBeLessThan(60);
  });
});

describe('for any findings', () => {
  const anyScored = anyReports.map((reports) => joinExposures(reports).map((one) => scoreExposure(one, now)));

  it('the score lies between 0 and 100 and no category exceeds its cap', () => {
    fc.assert(
      fc.property(anyScored, (list) => {
        const total = totalOf(list);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(100);
        for (const [category, points] of categoryTotals(list))
          expect(points).toBeLessThanOrEqual(categoryCaps[category]);
      }),
    );
  });

  it('one more never lowers the score', () => {
    fc.assert(
      fc.property(anyScored, (list) => {
        for (const one of list)
          expect(totalOf(list.filter((other) => other !== one))).toBeLessThanOrEqual(totalOf(list) + 1e-9);
      }),
    );
  });

  it('the order does not matter', () => {
    fc.assert(
      fc.property(anyScored, (list) => {
        expect(scoreFindings(list.toReversed(), full)).toEqual(scoreFindings(list, full));
      }),
    );
  });
});

describe('proportions', () => {
  it('a hundred harmless profiles weigh less than a stolen password', () => {
    const harmless = totalOf(scored(...times(100, profile)));
    expect(harmless).toBeLessThanOrEqual(categoryCaps.profiles);
    expect(totalOf(scored({ passwordStorage: 'plain', since: '2001' }))).toBeGreaterThan(harmless);
    for (const passwordStorage of ['plain', 'weak', 'unknown', 'strong'] as const)
      expect(totalOf(scored({ passwordStorage, since: '2026' }))).toBeGreaterThan(harmless);
  });

  it('every class has a weight and every category a class', () => {
    expect(Object.keys(classWeights).sort()).toEqual([...dataClasses].sort());
    expect(new Set(Object.values(classWeights).map(({ category }) => category))).toEqual(new Set(findingCategories));
  });
});
