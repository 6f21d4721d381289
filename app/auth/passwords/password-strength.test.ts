import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['12345', 0],
    ['éé', 0],
    ['123456', 1],
    ['abcdefghijklmnop', 1],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['abcabcabcabcabcabc', 1],
    ['password1234', 1],
    ['Tr0ub4d&3', 2],
    ['settle-gravel', 3],
    ['quiet gravel and one stone', 4],
  ] as const)('of %j is %i', (password, level) => {
    expect(strengthOf(password)).toBe(level);
  });

  it('is nothing when it is made of what everybody knows about the person', () => {
    const about = ['amelia.hart@example.com', 'Amelia Hart'];
    expect(strengthOf('AmeliaHart2024', about)).toBeLessThan(strengthOf('AmeliaHart2024'));
    expect(strengthOf('amelia-hart-amelia', about)).toBe(1);
  });

  it('takes any text without falling over', () => {
    for (const text of ['\u0000\u0001\u0002\u0003\u0004\u0005', '😀😀😀😀😀😀', '$1$1$1$&', 'x'.repeat(1_000)])
      expect(strengthOf(text, ['$&', 'a.b*c@('])).toBeGreaterThan(0);
  });
});
