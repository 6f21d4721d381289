import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './processes.ts';
import { suitesOfPlaywright, suitesOfVitest } from './reports.ts';

function fileWith(report: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'reports-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const ran = (status: number) => ({ status, output: '' });

describe('a report of vitest', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'limits count', failureMessages: [] },
    { status: 'failed', fullName: 'limits end', failureMessages: ['\u001B[31mError: expected 3\u001B[39m\n at 7'] },
  ];
  const time = { startTime: 1_000, endTime: 3_500 };
  const late = {
    ...time,
    name: path.join(root, 'core/limits.test.ts'),
    status: 'failed',
    message: '',
    assertionResults,
  };
  const broken = {
    ...time,
    name: path.join(root, 'core/broken.test.ts'),
    status: 'failed',
    message: 'Unexpected token',
    assertionResults: [],
  };

  it('is read by file, with the reasons of failures without colours', () => {
    expect(suitesOfVitest(fileWith({ testResults: [late] }), ran(1))).toEqual([
      {
        name: 'core/limits.test.ts',
        seconds: 2.5,
        passed: 1,
        failed: 1,
        failures: ['core/limits.test.ts › limits end\nError: expected 3\n at 7'],
      },
    ]);
  });

  it('counts a file that cannot be loaded as one failure', () => {
    expect(suitesOfVitest(fileWith({ testResults: [broken] }), ran(1))).toEqual([
      {
        name: 'core/broken.test.ts',
        seconds: 2.5,
        passed: 0,
        failed: 1,
        failures: ['core/broken.test.ts\nUnexpected token'],
      },
    ]);
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ projectName: 'embedded', status, results: [{ duration: 500, errors: message ? [{ message }] : [] }] }],
  });

  it('is read by file, for all projects together', () => {
    const suite = (specs: object[], suites: object[] = []) => ({ title: 'a', file: 'a.spec.ts', specs, suites });
    const report = {
      suites: [
        suite(
          [spec('opens', 'expected')],
          [{ ...suite([spec('closes', 'unexpected', 'no button')]), title: 'a dialog' }],
        ),
        suite([spec('saves', 'expected'), spec('prints', 'skipped')]),
      ],
    };
    expect(suitesOfPlaywright(fileWith(report), ran(1))).toEqual([
      {
        name: 'e2e/a.spec.ts',
        seconds: 2,
        passed: 2,
        failed: 1,
        failures: ['e2e/a.spec.ts [embedded] › a dialog › closes\nno button'],
      },
    ]);
  });

  it('counts an error outside of the journeys as a failure', () => {
    const [error] = suitesOfPlaywright(fileWith({ suites: [], errors: [{ message: 'no tests found' }] }), ran(1));
    expect(error).toMatchObject({ failed: 1, failures: ['playwright: no tests found'] });
  });
});

describe.each([
  ['vitest', suitesOfVitest],
  ['playwright', suitesOfPlaywright],
])('%s without a report', (program, suitesOf) => {
  it('counts as one failure if it ended badly', () => {
    expect(suitesOf('/nowhere.json', ran(137))).toMatchObject([
      { failed: 1, failures: [`${program}: ended with status 137`] },
    ]);
  });

  it('counts as one failure if it exceeded its time, whatever its status says', () => {
    expect(suitesOf('/nowhere.json', { ...ran(0), timedOut: true })).toMatchObject([
      { failed: 1, failures: [`${program}: did not end in time and was stopped`] },
    ]);
  });
});
