import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });

export const line = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** A run that ended badly counts as one failure even when no test says so: it crashed, or found no tests. */
function atLeastOne(tally: Tally, status: number): Tally {
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readReport(file: string): Record<string, unknown> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function tallyOfVitest(file: string, status: number): Tally {
  const report = readReport(file);
  const failed = Number(report.numFailedTests ?? 0);
  return atLeastOne({ passed: Number(report.numPassedTests ?? 0), failed }, status);
}

export function tallyOfPlaywright(file: string, status: number): Tally {
  const stats = (readReport(file).stats ?? {}) as { expected?: number; unexpected?: number; flaky?: number };
  const passed = (stats.expected ?? 0) + (stats.flaky ?? 0);
  return atLeastOne({ passed, failed: stats.unexpected ?? 0 }, status);
}
