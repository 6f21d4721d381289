import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteRows } from './sites.ts';
import { twinOf } from './twin.ts';

const ANY = /^[A-Za-z0-9._-]{1,64}$/;
const name = fc.stringMatching(/^[A-Za-z0-9._-]{1,40}$/);

const shapeOf = (text: string): string => text.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/\d/g, '0');
const beforeSeparator = (text: string): string => /^[A-Za-z0-9]*/.exec(text)?.[0] ?? '';

describe('the twin of a name', () => {
  it('has the shape of the name, fits the pattern and is another name', () => {
    fc.assert(
      fc.property(name, fc.constantFrom(...siteRows), (one, { names }) => {
        const pattern = new RegExp(names);
        const twin = pattern.test(one) ? twinOf(one, pattern) : null;
        if (twin === null) return;
        expect(shapeOf(twin)).toBe(shapeOf(one));
        expect(pattern.test(twin)).toBe(true);
        expect(twin.toLowerCase()).not.toBe(one.toLowerCase());
      }),
      { numRuns: 1_000 },
    );
  });

  it('changes every letter and digit of the last third after the first separator, and nothing else', () => {
    fc.assert(
      fc.property(name, (one) => {
        const twin = twinOf(one, ANY) ?? one;
        const kept = Math.max(one.length - Math.ceil(one.length / 3), one.search(/[._-]/) + 1);
        expect(twin.slice(0, kept)).toBe(one.slice(0, kept));
        const changes = [...one].map((character, at) => /[A-Za-z0-9]/.test(character) && at >= kept);
        expect([...twin].map((character, at) => character !== one[at])).toEqual(changes);
      }),
    );
  });

  it.each([
    ['Rosa.Ward77', 'Rosa.', /^Rosa\.Wa[a-z]{2}\d{2}$/],
    ['rosaward.x', 'rosaward.', /^rosaward\.[a-z]$/],
    ['rosa', 'ro', /^ro[a-z]{2}$/],
    ['-Zaire-', '-', /^-Zai[a-z]{2}-$/],
    ['x', '', /^[a-z]$/],
  ])('of %s keeps %s', (one, kept, form) => {
    const twin = twinOf(one, ANY) ?? '';
    expect(twin.startsWith(kept)).toBe(true);
    expect(twin).toMatch(form);
    expect(beforeSeparator(twin).length).toBe(beforeSeparator(one).length);
  });

  it.each([
    ['after whose separator there is nothing to change', 'rosa.', ANY],
    ['that is the only one to fit the pattern', 'rosa', /^rosa$/],
  ])('is not there for a name %s', (_what, one, pattern) => {
    expect(twinOf(one, pattern)).toBeNull();
  });

  it('is a new one each time', () => {
    const twins = Array.from({ length: 20 }, () => twinOf('rosalind-ward-of-harbour', ANY));
    expect(new Set(twins).size).toBeGreaterThan(10);
  });

  it('can be made of every name that a site is known to have', () => {
    const without = siteRows.flatMap(({ names, knownNames }) =>
      knownNames.filter((one) => twinOf(one, new RegExp(names)) === null),
    );
    expect(without).toEqual([]);
  });
});
