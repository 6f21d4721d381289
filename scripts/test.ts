import { runJourneys } from './e2e.ts';
import { sum, summaryOf, type Tally } from './tally.ts';
import { runUnits } from './units.ts';

/** Everything that proves the product; with arguments only the tests that they name, without the browser. */
async function runTests(args: readonly string[]): Promise<Tally> {
  const units = await runUnits(args);
  return sum(args.length > 0 ? units : [...units, ...(await runJourneys([]))]);
}

const tally = await runTests(process.argv.slice(2));
console.log(summaryOf(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
