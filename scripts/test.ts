import { rmSync } from 'node:fs';
import path from 'node:path';
import { unpackPrograms } from './debian.ts';
import { runJourneys } from './e2e.ts';
import { installPostgres } from './postgres.ts';
import { root, runNode } from './processes.ts';
import { sum, summaryOf, type Tally, tallyOfVitest } from './tally.ts';

/** @param args for vitest, e.g. a folder */
async function runUnits(args: readonly string[]): Promise<Tally> {
  await installPostgres();
  await unpackPrograms();
  const report = path.join(root, 'test-results/vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await runNode('vitest/vitest.mjs', ['run', ...reporters, ...args]);
  return tallyOfVitest(report, status);
}

/** Everything that proves the product; with arguments only the tests that they name, without the browser. */
export async function runTests(args: readonly string[]): Promise<Tally> {
  const units = await runUnits(args);
  return args.length > 0 ? units : sum([units, await runJourneys([])]);
}

if (import.meta.main) {
  const tally = await runTests(process.argv.slice(2));
  console.log(summaryOf(tally));
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
