import { parseArgs } from 'node:util';
import { engines } from '../e2e/engines/engines.ts';
import { makeJourneys } from '../e2e/engines/run.ts';
import { installEngines } from './browser.ts';
import { buildIfChanged } from './build.ts';
import { line, type Tally } from './tally.ts';

export interface EngineOptions {
  /** One engine alone. */
  only?: string | undefined;
  /** Another Chromium, by its path. */
  chromium?: string | undefined;
  /** Journeys whose names contain it. */
  journey?: string | undefined;
}

/** Makes the core journeys in each engine that the machine has, one after the other, and says which it lacks. */
export async function runEngines({ only, chromium, journey = '' }: EngineOptions = {}): Promise<Tally> {
  await installEngines();
  await buildIfChanged();
  const failures: string[] = [];
  let passed = 0;
  for (const [name, find] of Object.entries(engines)) {
    if (only !== undefined && only !== name) continue;
    const open = find(chromium);
    if (open === null) {
      console.log(`skipped ${name}: this machine does not have it`);
      continue;
    }
    for (const outcome of await makeJourneys(name, open, (one) => one.includes(journey))) {
      if (outcome.failure === null) passed++;
      else failures.push(`${name}: ${outcome.name}\n${outcome.failure}`);
    }
  }
  return { passed, failed: failures.length, failures };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, chromium: { type: 'string' }, journey: { type: 'string' } },
  });
  const tally = await runEngines(values);
  console.log(line(tally));
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
