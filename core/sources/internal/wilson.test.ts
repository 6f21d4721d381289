import { expect, it } from 'vitest';
import { lowerBound } from './wilson.ts';

/** Values of R: prop.test(x, n, correct = FALSE)$conf.int[1], with z = 1.96. */
it.each([
  [0, 20, 0],
  [10, 20, 0.2993],
  [18, 20, 0.699],
  [20, 20, 0.8389],
  [90, 100, 0.8256],
])('of %d hits in %d cases', (hits, cases, expected) => {
  expect(lowerBound(hits, cases)).toBeCloseTo(expected, 3);
});

it('nothing is known without cases', () => expect(lowerBound(0, 0)).toBe(0));
