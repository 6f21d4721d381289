import { expect, it } from 'vitest';
import { createCache } from './bounded-cache.ts';

it('makes a value once while its key is in use, and keeps no more than it may', () => {
  const made: string[] = [];
  const read = createCache<string>(2);
  const upperCaseOf = (key: string) =>
    read(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(upperCaseOf)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
