import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Ran, root } from './processes.ts';
import { failedSuite, type SuiteResult } from './tally.ts';

/** The part of vitest's JSON report that is read here. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
}

const readReport = <T extends object>(file: string): Partial<T> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const REASON_LINES = 12;
const reasonOf = (messages: readonly string[]): string =>
  stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, REASON_LINES).join('\n');

/** A run that ended badly counts as one failure, even if no test failed: it crashed, hung, or found no tests. */
function withEnd(suites: SuiteResult[], { status, timedOut }: Ran, program: string): SuiteResult[] {
  if (timedOut) return [...suites, failedSuite(program, 'did not end in time and was stopped')];
  if (status === 0 || suites.some(({ failed }) => failed > 0)) return suites;
  return [...suites, failedSuite(program, `ended with status ${status}`)];
}

function suiteOfVitest(result: VitestReport['testResults'][number]): SuiteResult {
  const name = path.relative(root, result.name);
  const failed = result.assertionResults.filter((one) => one.status === 'failed');
  const passed = result.assertionResults.filter((one) => one.status === 'passed').length;
  const seconds = (result.endTime - result.startTime) / 1_000;
  const failures = failed.map((one) => `${name} › ${one.fullName}\n${reasonOf(one.failureMessages)}`);
  if (failed.length === 0 && result.status === 'failed')
    return { name, seconds, passed, failed: 1, failures: [`${name}\n${reasonOf([result.message])}`] };
  return { name, seconds, passed, failed: failed.length, failures };
}

/** The results of a run of vitest, by file. @param report the path of its JSON report */
export function suitesOfVitest(report: string, ran: Ran): SuiteResult[] {
  const { testResults = [] } = readReport<VitestReport>(report);
  return withEnd(testResults.map(suiteOfVitest), ran, 'vitest');
}

const specsIn = (suite: PlaywrightSuite, titles: string[] = []): { title: string; tests: PlaywrightTest[] }[] => [
  ...suite.specs.map(({ title, tests }) => ({ title: [...titles, title].join(' › '), tests })),
  ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, [...titles, inner.title])),
];
type PlaywrightTest = PlaywrightSuite['specs'][number]['tests'][number];

function suiteOfPlaywright(suite: PlaywrightSuite): SuiteResult {
  const name = `e2e/${suite.file}`;
  const tests = specsIn(suite).flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
  const failed = tests.filter(({ status }) => status === 'unexpected');
  const failures = failed.map(({ title, projectName, results }) => {
    const messages = (results.at(-1)?.errors ?? []).map(({ message = '' }) => message);
    return `${name} [${projectName}] › ${title}\n${reasonOf(messages)}`;
  });
  const passed = tests.filter(({ status }) => status === 'expected' || status === 'flaky').length;
  const seconds = tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration / 1_000, 0);
  return { name, seconds, passed, failed: failed.length, failures };
}

/** Playwright has one suite per project and file. */
function sumByFile(suites: SuiteResult[]): SuiteResult[] {
  return [...Map.groupBy(suites, ({ name }) => name)].map(([name, own]) => ({
    name,
    seconds: own.reduce((all, { seconds = 0 }) => all + seconds, 0),
    passed: own.reduce((all, { passed }) => all + passed, 0),
    failed: own.reduce((all, { failed }) => all + failed, 0),
    failures: own.flatMap(({ failures }) => failures),
  }));
}

/** The results of a run of Playwright, by file. @param report the path of its JSON report */
export function suitesOfPlaywright(report: string, ran: Ran): SuiteResult[] {
  const { suites = [], errors = [] } = readReport<PlaywrightReport>(report);
  const outside = errors.map(({ message = '' }) => failedSuite('playwright', reasonOf([message])));
  return withEnd([...sumByFile(suites.map(suiteOfPlaywright)), ...outside], ran, 'playwright');
}
