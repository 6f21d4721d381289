export interface Tally {
  passed: number;
  failed: number;
  /** The failed tests with their reasons, one text each. */
  failures: readonly string[];
}

/** The result of one test file, or of one check. */
export interface SuiteResult extends Tally {
  name: string;
  /** How long the file took, beside others. */
  seconds?: number;
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

/** A suite that counts as one failure, for a reason of its own. */
export const failedSuite = (name: string, reason: string): SuiteResult => ({
  name,
  passed: 0,
  failed: 1,
  failures: [`${name}: ${reason}`],
});

/** The failures, separated by empty lines; the last line has the counts. */
export const summaryOf = (tally: Tally): string =>
  [...tally.failures.map((failure) => `FAILED ${failure}\n`), line(tally)].join('\n');

export const line = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): string =>
  `${passed} passed, ${failed} failed`;
