import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  passed: number;
  failed: number;
  /** What failed and why, a text each; without those that a reporter prints at the very end itself. */
  failures: readonly string[];
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

/** What failed, an empty line between two; then, in the last line, how many passed and failed. */
export const summaryOf = (tally: Tally): string =>
  [...tally.failures.map((failure) => `FAILED ${failure}\n`), line(tally)].join('\n');

export const line = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): string =>
  `${passed} passed, ${failed} failed`;

/** A run that ended badly counts as one failure even when no test says so: it crashed, or found no tests. */
function atLeastOne(tally: Tally, status: number, program: string): Tally {
  if (status === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [...tally.failures, `${program} ended with status ${status}`] };
}

const readReport = <T extends object>(file: string): Partial<T> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** What vitest's JSON reporter writes, as far as it is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const REASON_LINES = 12;
const reasonOf = (messages: readonly string[]): string =>
  stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, REASON_LINES).join('\n');

function failuresOfFile({ name, status, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${name}\n${reasonOf([message])}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${reasonOf(failureMessages)}`);
}

export function tallyOfVitest(file: string, status: number): Tally {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport<VitestReport>(file);
  const failures = testResults.flatMap(failuresOfFile);
  return atLeastOne({ passed: numPassedTests, failed: numFailedTests, failures }, status, 'vitest');
}

/** Playwright's list of what failed is the last that it prints. */
export function tallyOfPlaywright(file: string, status: number): Tally {
  const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  return atLeastOne({ passed: expected + flaky, failed: unexpected, failures: [] }, status, 'playwright');
}
