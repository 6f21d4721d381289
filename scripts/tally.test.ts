import { describe, expect, it } from 'vitest';
import { failedSuite, sum, summaryOf } from './tally.ts';

describe('a summary', () => {
  it('lists each failure and ends with the counts', () => {
    const passed = { name: 'a.test.ts', passed: 13, failed: 0, failures: [] };
    expect(summaryOf(sum([passed, failedSuite('vitest', 'did not end')]))).toBe(
      'FAILED vitest: did not end\n\n13 passed, 1 failed',
    );
  });
});
