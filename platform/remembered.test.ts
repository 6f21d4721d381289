import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

describe('a remembered function', () => {
  const counted = () => {
    const asked: string[] = [];
    const lengthOf = remembered((text) => {
      asked.push(text);
      return text === '' ? undefined : text.length;
    });
    return { asked, lengthOf };
  };

  it('works each short text out once, also one without an answer', () => {
    const { asked, lengthOf } = counted();
    expect(['a', 'bb', 'a', '', ''].map(lengthOf)).toEqual([1, 2, 1, undefined, undefined]);
    expect(asked).toEqual(['a', 'bb', '']);
  });

  it('keeps neither long texts nor more than a few hundred', () => {
    const { asked, lengthOf } = counted();
    const long = 'x'.repeat(500);
    expect([lengthOf(long), lengthOf(long)]).toEqual([500, 500]);
    expect(asked).toHaveLength(2);
    for (let n = 0; n < 600; n++) lengthOf(`${n}`);
    lengthOf('0');
    expect(asked.filter((text) => text === '0')).toHaveLength(2);
  });
});
