import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './check.ts';
import { type Part, repeatsText, runParts } from './ci/run-parts.ts';
import { runJourneys } from './e2e.ts';
import { repeatJourney, runEngines } from './engines.ts';
import { root } from './processes.ts';
import { line, sum, summaryOf } from './tally.ts';
import { runUnits } from './units.ts';

const MINUTE_MS = 60_000;
/** Everything ends within this time; the checks and the tests take some 30 minutes on two idle cores. */
const DEADLINE_MS = 73 * MINUTE_MS;

const parts: Part[] = [
  { name: 'checks', limitMs: 5 * MINUTE_MS, run: (limitMs) => runChecks(limitMs) },
  {
    name: 'unit tests',
    limitMs: 25 * MINUTE_MS,
    run: (limitMs) => runUnits([], { limitMs }),
    repeat: (file, limitMs) => runUnits(['--maxWorkers=1', path.join(root, file)], { limitMs }),
  },
  {
    name: 'journeys',
    limitMs: 35 * MINUTE_MS,
    run: (limitMs) => runJourneys([], { limitMs }),
    repeat: (file, limitMs) => runJourneys(['--workers=1', file], { limitMs }),
  },
  { name: 'engines', limitMs: 8 * MINUTE_MS, run: () => runEngines(), repeat: repeatJourney },
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Failures are printed once more at the end; the last line goes to the file that CI_SUMMARY names. */
const { suites, repeats } = await runParts(parts, () => DEADLINE_MS - performance.now());
const tally = sum(suites);
if (repeats.length > 0) console.log(repeatsText(repeats));
console.log(summaryOf(tally));
if (process.env.CI_SUMMARY) writeFileSync(process.env.CI_SUMMARY, `${line(tally)}\n`);
// Whatever a hanging part has left open does not keep the process alive.
process.exit(tally.failed > 0 ? 1 : 0);
