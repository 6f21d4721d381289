import { attackOverHttp, type Outcome } from './attacks/attack-over-http.ts';
import { threats } from './attacks/rows.ts';
import { runTests } from './attacks/run-tests.ts';
import { runJourneys } from './e2e.ts';
import { installPostgres } from './postgres.ts';
import { sum } from './tally.ts';

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
