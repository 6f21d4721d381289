import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './json-fault.ts';

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the place where JSON breaks', () => {
  it.each([
    ['{bad', 1, 2, 'no-name'],
    ['', 1, 1, 'ends-early'],
    ['{\n  "heading": "Hello"\n  "description": "x"\n}', 3, 3, 'no-comma-or-brace'],
    ['{"a": 1,}', 1, 9, 'extra-comma'],
    ['{"a": hello}', 1, 7, 'no-value'],
    ["{'a': 1}", 1, 2, 'no-name'],
    ['{"a" 1}', 1, 6, 'no-colon'],
    ['{"a": "x\ny"}', 1, 7, 'open-text'],
    ['{"a": 1} x', 1, 10, 'after-end'],
    ['[1, 2', 1, 6, 'ends-early'],
    ['[1 2]', 1, 4, 'no-comma-or-bracket'],
  ])('in %j is line %i, column %i: %s', (text, line, column, reason) => {
    expect(findJsonFault(text)).toEqual({ line, column, reason });
  });

  it('is found exactly where the engine cannot read the text either', () => {
    fc.assert(fc.property(fc.json(), (text) => findJsonFault(text) === null));
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', '"', ',', '}', '{', '\\', '\u0001', '1', ' '),
        (json, n, mark) => {
          const at = n % (json.length + 1);
          const broken = json.slice(0, at) + mark + json.slice(at + 1);
          return (findJsonFault(broken) === null) === parses(broken);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is where a text is nested without end, and costs no stack', () => {
    expect(findJsonFault('['.repeat(100_000))?.reason).toBe('too-deep');
  });
});
