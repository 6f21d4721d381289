import { describe, expect, it } from 'vitest';
import { threats } from './attacks/rows.ts';
import { isDeep, readCoverage } from './spec.ts';

describe('the quick half', () => {
  it('has a test of every requirement', () => {
    const { tested } = readCoverage();
    expect(tested.size).toBeGreaterThan(600);
    expect([...tested].filter(([, files]) => files.every(isDeep)).map(([id]) => id)).toEqual([]);
  });

  it('has the tests of every row of the threat model', () => {
    const files = threats.flatMap(({ tests, journeys = [] }) => [...tests.map(({ file }) => file), ...journeys]);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter(isDeep)).toEqual([]);
  });
});
