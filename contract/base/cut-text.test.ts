import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOf, cutText, firstLetter } from './cut-text.ts';

const family = '👨‍👩‍👧‍👦';
const accented = 'e\u0301';

describe('a text that is cut', () => {
  it('has an ellipsis where something is missing, and only there', () => {
    expect(cutText('0123456789', 10)).toBe('0123456789');
    expect(cutText('01234567890', 10)).toBe('0123456789…');
    expect(cutText('😀😀😀', 2)).toBe('😀😀…');
    expect(cutText('😀😀😀', 3)).toBe('😀😀😀');
  });

  it('ends between letters, never within one', () => {
    expect(beginningOf(`ab${family}c`, 5)).toBe('ab');
    expect(beginningOf(`ab${family}c`, 9)).toBe(`ab${family}`);
    expect(beginningOf(`a${accented}b`, 2)).toBe('a');
    expect(beginningOf('a🇬🇧b', 2)).toBe('a');
  });

  it('is no longer than it may be, even if one letter is', () => {
    expect(beginningOf(`a${'\u0301'.repeat(1_000)}`, 5)).toHaveLength(5);
    expect(beginningOf('', 5)).toBe('');
    expect(beginningOf(family, 0)).toBe('');
  });

  it('is well formed and a beginning of the whole, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(40), (text, most) => {
        const whole = text.toWellFormed();
        const beginning = beginningOf(whole, most);
        expect(whole.startsWith(beginning)).toBe(true);
        expect(beginning.isWellFormed()).toBe(true);
        expect([...beginning].length).toBeLessThanOrEqual(most);
        if ([...whole].length <= most) expect(beginning).toBe(whole);
      }),
    );
  });
});

it('the first letter has its marks and all that it is joined with', () => {
  expect(firstLetter(`${family}x`)).toBe(family);
  expect(firstLetter(`${accented}x`)).toBe(accented);
  expect(firstLetter('🇬🇧')).toBe('🇬🇧');
  expect(firstLetter('')).toBe('');
});
