import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sum, summaryOf, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

function fileWith(report: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const late = {
  name: '/app/core/limits.test.ts',
  status: 'failed',
  message: '',
  assertionResults: [
    { status: 'passed', fullName: 'limits count', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'limits end',
      failureMessages: ['\u001B[31mError: expected 3\u001B[39m\n    at line 7'],
    },
  ],
};
const unreadable = {
  name: '/app/core/broken.test.ts',
  status: 'failed',
  message: 'Unexpected token',
  assertionResults: [],
};

describe('a summary', () => {
  const units = fileWith({ numPassedTests: 9, numFailedTests: 1, testResults: [late, unreadable] });
  const journeys = fileWith({ stats: { expected: 4, unexpected: 0, flaky: 1 } });
  const lines = summaryOf(sum([tallyOfVitest(units, 1), tallyOfPlaywright(journeys, 0)])).split('\n');

  test('ends with how many passed and failed, those among them that passed at the second try', () => {
    expect(lines.at(-1)).toBe('14 passed, 1 failed');
  });

  test('names each test that failed, and why, without colours', () => {
    expect(lines.slice(0, 3)).toEqual([
      'FAILED /app/core/limits.test.ts › limits end',
      'Error: expected 3',
      '    at line 7',
    ]);
  });

  test('names a file that could not be read', () => {
    expect(lines).toContain('FAILED /app/core/broken.test.ts');
  });

  test.each([
    ['vitest', tallyOfVitest],
    ['playwright', tallyOfPlaywright],
  ])('counts a run of %s that ended badly without a report as a failure, and says so', (program, tallyOf) => {
    expect(summaryOf(tallyOf('/nowhere.json', 137))).toBe(
      `FAILED ${program} ended with status 137\n\n0 passed, 1 failed`,
    );
  });
});
