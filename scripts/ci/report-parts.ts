import { sum, summaryOf, type Tally } from '../tally.ts';
import { MINUTE_MS } from './parts.ts';
import { type Part, repeatsText, runParts } from './run-parts.ts';
import { timesText } from './times.ts';

/** Everything ends within this time, repeats included. */
const DEADLINE_MS = 73 * MINUTE_MS;

/** Runs the parts and prints, in this order: their times, the repeated files, the failures with their reasons, the counts. */
export async function reportParts(parts: readonly Part[]): Promise<Tally> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const { suites, repeats, times } = await runParts(parts, () => DEADLINE_MS - performance.now());
  const tally = sum(suites);
  console.log(timesText(times, suites));
  if (repeats.length > 0) console.log(repeatsText(repeats));
  console.log(summaryOf(tally));
  return tally;
}

/** Ends the process, whatever a hanging part has left open. */
export function exitWith(tally: Tally): never {
  process.exit(tally.failed > 0 ? 1 : 0);
}
