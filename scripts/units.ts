import { rmSync } from 'node:fs';
import path from 'node:path';
import { unpackPrograms } from './debian.ts';
import { installPostgres } from './postgres.ts';
import { root, runNode } from './processes.ts';
import { suitesOfVitest } from './reports.ts';
import type { SuiteResult } from './tally.ts';

/** Runs the tests that need no browser. @param args for vitest, e.g. a folder */
export async function runUnits(
  args: readonly string[],
  { limitMs, env = {} }: { limitMs?: number; env?: Record<string, string> } = {},
): Promise<SuiteResult[]> {
  await installPostgres();
  await unpackPrograms();
  const report = path.join(root, 'test-results/vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ran = await runNode('vitest/vitest.mjs', ['run', ...reporters, ...args], { limitMs, env });
  return suitesOfVitest(report, ran);
}
