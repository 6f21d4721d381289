import { describe, expect, it } from 'vitest';
import type { FindingView } from '#contract/scans/types.ts';
import type { Fate } from '#core/reports/queries/fates.ts';
import { changesIn, type Known, type Met, type Seen } from './changes.ts';

const seen = (id: string, ...keys: string[]): Seen => ({
  keys: [id, ...keys],
  finding: { id } as FindingView,
  breaches: [],
});
const known = (findingKey: string, state: Known['state'] = 'there'): Known => ({ findingKey, state });
const there = (...ids: string[]): Fate => ({ state: 'there', ids });
const nameOf = (one: Known | Seen | Met<Known>): string => {
  if ('row' in one) return `${one.row.findingKey} as ${one.seen.finding.id}`;
  return 'keys' in one ? one.keys[0] : one.findingKey;
};

/** What is not empty of the changes, by names. */
function changes(rows: readonly Known[], shown: readonly Seen[], fates: Record<string, Fate> = {}) {
  const all = changesIn(rows, shown, ({ findingKey }) => fates[findingKey] ?? null);
  return Object.fromEntries(
    Object.entries(all)
      .map(([kind, list]) => [kind, list.map(nameOf)] as const)
      .filter(([, names]) => names.length > 0),
  );
}

describe('what a scan changes', () => {
  it('is what was not known, what was gone, and what every reporter misses now', () => {
    const rows = [known('a'), known('b', 'gone'), known('c'), known('d')];
    const fates: Record<string, Fate> = {
      a: there('a'),
      b: there('b'),
      c: { state: 'gone' },
      d: { state: 'unchecked' },
    };
    expect(changes(rows, [seen('a'), seen('b'), seen('e')], fates)).toEqual({
      added: ['e'],
      back: ['b as b'],
      same: ['a as a'],
      gone: ['c'],
    });
  });

  it('is nothing for what is gone already', () => {
    expect(changes([known('a', 'gone')], [], { a: { state: 'gone' } })).toEqual({});
  });

  it('knows by its fingerprints what no report shows any more, today’s and earlier ones', () => {
    expect(changes([known('old')], [seen('new', 'old')])).toEqual({ same: ['old as new'] });
    expect(changes([known('a')], [])).toEqual({});
  });

  it('goes by what became of it where that is known, and not by its fingerprint', () => {
    expect(changes([known('a')], [seen('a'), seen('b')], { a: there('b') })).toEqual({
      added: ['a'],
      same: ['a as b'],
    });
    expect(changes([known('a')], [seen('a')], { a: { state: 'gone' } })).toEqual({ added: ['a'], gone: ['a'] });
  });

  it('is no news where two things turn out to be one, or one to be two', () => {
    const two = [known('a', 'gone'), known('b')];
    expect(changes(two, [seen('ab')], { a: there('ab'), b: there('ab') })).toEqual({
      same: ['b as ab'],
      joined: ['a'],
    });
    expect(changes([known('ab')], [seen('a'), seen('b')], { ab: there('a', 'b') })).toEqual({
      same: ['ab as a'],
      parts: ['b'],
    });
  });
});
