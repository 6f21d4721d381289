import { parseArgs } from 'node:util';
import { engines } from '../e2e/engines/engines.ts';
import { makeJourneys } from '../e2e/engines/run.ts';
import { installEngines } from './browser.ts';
import { buildIfChanged } from './build.ts';
import { failedSuite, line, type SuiteResult, sum } from './tally.ts';

export interface EngineOptions {
  /** One engine alone. */
  only?: string | undefined;
  /** Another Chromium, by its path. */
  chromium?: string | undefined;
  /** Journeys whose names contain it. */
  journey?: string | undefined;
}

/** Makes the core journeys in each engine that the machine has, one after the other, and says which it lacks. */
export async function runEngines({ only, chromium, journey = '' }: EngineOptions = {}): Promise<SuiteResult[]> {
  await installEngines();
  await buildIfChanged();
  const suites: SuiteResult[] = [];
  for (const [engine, find] of Object.entries(engines)) {
    if (only !== undefined && only !== engine) continue;
    const open = find(chromium);
    if (open === null) {
      console.log(`skipped ${engine}: this machine does not have it`);
      continue;
    }
    for (const { name, failure } of await makeJourneys(engine, open, (one) => one.includes(journey))) {
      const label = `${engine}: ${name}`;
      suites.push(failure === null ? { name: label, passed: 1, failed: 0, failures: [] } : failedSuite(label, failure));
    }
  }
  return suites;
}

/** Makes one journey once more. @param suite the name of its result */
export function repeatJourney(suite: string): Promise<SuiteResult[]> {
  const [only, journey] = suite.split(': ', 2);
  return runEngines({ only, journey });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, chromium: { type: 'string' }, journey: { type: 'string' } },
  });
  const tally = sum(await runEngines(values));
  console.log(line(tally));
  // Browsers that did not end keep nothing alive.
  process.exit(tally.failed > 0 ? 1 : 0);
}
