import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../e2e/installation.ts';
import { overHttp } from './attacks/over-http.ts';
import { threats } from './attacks/rows.ts';
import { runTests } from './attacks/run-tests.ts';
import { aimAt, type Target } from './attacks/target.ts';
import { buildIfChanged } from './build.ts';
import { runJourneys } from './e2e.ts';
import { installPostgres } from './postgres.ts';
import { sum } from './tally.ts';

/** Longest that one attack goes on. */
const MOST_MS = 120_000;

interface Outcome {
  row: number;
  held: boolean;
  how: string;
  seconds: number;
}

async function attack(target: Target, [row, run]: (typeof overHttp)[number]): Promise<Outcome> {
  const startedAt = performance.now();
  const over = wait(MOST_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('did not end in time')));
  const [held, how] = await Promise.race([run(target), over]).then(
    (words) => [true, words] as const,
    (error: unknown) => [false, error instanceof Error ? error.message : String(error)] as const,
  );
  return { row, held, how, seconds: (performance.now() - startedAt) / 1_000 };
}

/** On a product of its own, which ends with it. */
async function attackOverHttp(): Promise<Outcome[]> {
  await buildIfChanged();
  const installation = await install('embedded', { REQUEST_LOG: 'on', LOG_LEVEL: 'debug' }, { shortLived: true });
  const outcomes: Outcome[] = [];
  const target = aimAt(installation);
  try {
    for (const one of overHttp) {
      const outcome = await attack(target, one);
      console.error(`${outcome.held ? 'held  ' : 'BROKEN'} ${outcome.row}`);
      outcomes.push(outcome);
    }
  } finally {
    await installation.stop();
  }
  return outcomes;
}

async function attackByTests(): Promise<Outcome[]> {
  const tried = threats.filter(({ tests }) => tests.length > 0);
  const startedAt = performance.now();
  const results = await runTests(tried.flatMap(({ tests }) => tests));
  const seconds = (performance.now() - startedAt) / 1_000;
  return tried.map(({ row, tests }) => {
    const own = results.splice(0, tests.length);
    const ran = own.reduce((sum, one) => sum + one.ran, 0);
    const failed = own.reduce((sum, one) => sum + one.failed, 0);
    const held = failed === 0 && own.every((one) => one.ran > 0);
    for (const said of own.flatMap((one) => one.said)) console.error(`BROKEN ${row}: ${said}`);
    return { row, held, how: `${ran} tests, ${failed} failed`, seconds: seconds / tried.length };
  });
}

/** In the browser, where scripts would run and a journey leaves what it leaves. */
async function attackInBrowser(): Promise<Outcome[]> {
  await installPostgres();
  const outcomes: Outcome[] = [];
  for (const { row, journeys = [] } of threats.filter((one) => one.journeys)) {
    const startedAt = performance.now();
    const { passed, failed } = sum(await runJourneys(journeys));
    const seconds = (performance.now() - startedAt) / 1_000;
    const held = failed === 0 && passed > 0;
    outcomes.push({ row, held, how: `${passed} journeys in a browser, ${failed} failed`, seconds });
  }
  return outcomes;
}

/** `npm run attacks`: tries every threat, and ends with 1 when one got through. */
const outcomes = [...(await attackOverHttp()), ...(await attackByTests()), ...(await attackInBrowser())];
console.log('| row | threat | | what was tried | seconds |\n| --- | --- | --- | --- | --- |');
for (const { row, threat } of threats)
  for (const { held, how, seconds } of outcomes.filter((one) => one.row === row))
    console.log(`| ${row} | ${threat} | ${held ? 'held' : '**broken**'} | ${how} | ${seconds.toFixed(1)} |`);
const tried = new Set(outcomes.map(({ row }) => row));
const untried = threats.filter(({ row }) => !tried.has(row));
for (const { row } of untried) console.log(`Row ${row} was not tried.`);
process.exitCode = outcomes.some(({ held }) => !held) || untried.length > 0 ? 1 : 0;
