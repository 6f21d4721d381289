import { describe, expect, it } from 'vitest';
import type { CheckView, FindingView, ScanView } from '#contract/scans/types.ts';
import { changesIn, isGoneFrom, type Known, type Seen } from './changes.ts';

const seen = (...keys: [string, ...string[]]): Seen => ({ keys, finding: { id: keys[0] } as FindingView });
const known = (findingKey: string, state: Known['state'] = 'there'): Known => ({ findingKey, state });
const names = (rows: readonly (Known | Seen)[]) => rows.map((row) => ('keys' in row ? row.keys[0] : row.findingKey));
const shortOf = (...args: Parameters<typeof changesIn>) => {
  const { added, back, same, gone } = changesIn(...args);
  return { added: names(added), back: names(back), same: names(same), gone: names(gone) };
};

describe('what a scan changes', () => {
  it('is what was not known, what was gone, and what every reporter misses now', () => {
    const before = [known('a'), known('b', 'gone'), known('c'), known('d')];
    expect(shortOf(before, [seen('a'), seen('b'), seen('e')], ({ findingKey }) => findingKey === 'c')).toEqual({
      added: ['e'],
      back: ['b'],
      same: ['a'],
      gone: ['c'],
    });
  });

  it('is nothing for what is gone already', () => {
    expect(shortOf([known('a', 'gone')], [], () => true)).toEqual({ added: [], back: [], same: [], gone: [] });
  });

  it('knows a finding by the fingerprints of earlier keys too', () => {
    expect(shortOf([known('old')], [seen('new', 'old')], () => true)).toMatchObject({ added: [], same: ['old'] });
  });
});

type Asked = Pick<ScanView, 'checks' | 'identifiers'>;

/** A scan of these identifiers: `{ 'hibp a@example.com': 'found' }`. */
function scanOf(answers: Record<string, CheckView['state']>): Asked {
  const parts = Object.entries(answers).map(([about, state]) => ({
    about: about.split(' ') as [string, string],
    state,
  }));
  const values = [...new Set(parts.map(({ about }) => about[1]))];
  return {
    identifiers: values.map((value) => ({ id: `${Math.random()} ${value}`, kind: 'email', value, proof: 'proven' })),
    get checks() {
      return parts.map(({ about: [sourceId, value], state }) => ({
        sourceId,
        identifierId: this.identifiers.find((one) => one.value === value)?.id ?? '',
        state,
      })) as CheckView[];
    },
  };
}

describe('gone', () => {
  const finding = { sources: [{ id: 'hibp', name: '' }] };
  const before = scanOf({ 'hibp a@example.com': 'found', 'xon a@example.com': 'clear' });

  it.each<[what: string, after: Asked, gone: boolean]>([
    ['its source answers that there is nothing', scanOf({ 'hibp a@example.com': 'clear' }), true],
    ['its source answers with other things', scanOf({ 'hibp a@example.com': 'found' }), true],
    ['its source is silent', scanOf({ 'hibp a@example.com': 'not-checked' }), false],
    ['its source is not asked', scanOf({ 'xon a@example.com': 'clear' }), false],
    ['its source is asked about something else', scanOf({ 'hibp b@example.com': 'clear' }), false],
  ])('is said where %s: %s', (_what, after, gone) => {
    expect(isGoneFrom(before, finding, after)).toBe(gone);
  });

  it('needs the answer of every source that had reported it', () => {
    const two = { sources: ['hibp', 'xon'].map((id) => ({ id, name: '' })) };
    const both = scanOf({ 'hibp a@example.com': 'found', 'xon a@example.com': 'found' });
    expect(isGoneFrom(both, two, scanOf({ 'hibp a@example.com': 'clear', 'xon a@example.com': 'not-checked' }))).toBe(
      false,
    );
    expect(isGoneFrom(both, two, scanOf({ 'hibp a@example.com': 'clear', 'xon a@example.com': 'clear' }))).toBe(true);
  });

  it('is never said where no source is known that had reported it', () => {
    expect(isGoneFrom(before, { sources: [] }, scanOf({ 'hibp a@example.com': 'clear' }))).toBe(false);
  });
});
