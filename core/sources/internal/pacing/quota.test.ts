import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vendors } from '#core/sources/internal/vendors.ts';
import { firstFit, type QuotaWindow, quotaOf, shareOf, shares } from './quota.ts';

const fits = (times: readonly number[], windows: readonly QuotaWindow[]) =>
  windows.every(({ most, seconds }) =>
    times.every((_, n) => n < most || (times[n] ?? 0) - (times[n - most] ?? 0) >= seconds * 1_000),
  );
const sorted = (times: readonly number[]) => [...times].sort((a, b) => a - b);

describe('the share of an asker', () => {
  const mostOf = (asker: keyof typeof shares) =>
    shareOf(quotaOf(vendors.xposedOrNot, false), asker).windows.map(({ most }) => most);

  it('leaves something of every window to those who matter more', () => {
    expect(mostOf('visitor')).toEqual([2, 25, 100]);
    expect(mostOf('customer')).toEqual([2, 23, 90]);
    expect(mostOf('late')).toEqual([2, 20, 80]);
    expect(mostOf('selfTest')).toEqual([1, 13, 50]);
  });

  it('is never nothing: a window of one question is for everybody', () => {
    for (const asker of Object.keys(shares) as (keyof typeof shares)[])
      expect(shareOf(quotaOf(vendors.crtSh, false), asker).windows).toEqual(vendors.crtSh.windows);
  });
});

describe('the windows of a quota', () => {
  it.each(Object.values(vendors))('of $id are told by the second, and get wider', ({ windows }) => {
    for (const [n, { most, seconds }] of windows.entries()) {
      expect(Math.min(most, seconds)).toBeGreaterThanOrEqual(1);
      const before = windows[n - 1];
      if (before) expect(seconds > before.seconds && most > before.most).toBe(true);
    }
  });

  it('let no question more than they hold into any stretch, however many windows there are', () => {
    const windows = [
      { most: 2, seconds: 1 },
      { most: 5, seconds: 10 },
      { most: 9, seconds: 60 },
    ];
    const times: number[] = [];
    for (let n = 0; n < 30; n++) times.push(firstFit(times, { windows }, 0));
    expect(fits(times, windows)).toBe(true);
    expect(times.slice(0, 3)).toEqual([0, 0, 1_020]);
    expect(times[9]).toBe(61_200);
  });

  it('give the first time that fits, between others too, whatever stands there', () => {
    const windows = fc.array(
      fc.record({ most: fc.integer({ min: 1, max: 4 }), seconds: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(windows, fc.array(fc.nat(30_000), { maxLength: 12 }), fc.nat(30_000), (limits, wanted, from) => {
        const times: number[] = [];
        for (const time of wanted)
          times.splice(0, times.length, ...sorted([...times, firstFit(times, { windows: limits }, time)]));
        const at = firstFit(times, { windows: limits }, from);
        expect(at).toBeGreaterThanOrEqual(from);
        expect(fits(sorted([...times, at]), limits)).toBe(true);
        const wider = limits.map(({ most, seconds }) => ({ most, seconds: seconds * 1.02 }));
        for (const earlier of [from, ...times.map((time) => time + 1)].filter((time) => time >= from && time < at))
          expect(fits(sorted([...times, earlier]), wider)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
