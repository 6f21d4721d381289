import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Proof } from '#tests/asvs/row.ts';
import { root, runNode } from '../processes.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title as it is written, e.g. `to %s are refused` or `$fullName`, finds those that it has when it runs. */
const patternOf = (title: string): string => escaped(title).replaceAll(/%[sdijo]|\\\$\\\{.*?\\\}|\\\$\w+/g, '.*');

/**
 * Runs these tests, and no others.
 * @param project the project's folder, or a copy of it
 * @param wholeFiles for tests that build on those before them: all tests of their files are run
 * @returns how often each ran, how often it failed, and what was said then, in their order
 */
export async function runTests(
  proofs: readonly Proof[],
  { project = root, wholeFiles = false }: { project?: string; wholeFiles?: boolean } = {},
): Promise<{ ran: number; failed: number; said: string[] }[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-attacks-'));
  const outputFile = path.join(folder, 'report.json');
  const files = [...new Set(proofs.map(({ file }) => file))];
  const titles = proofs.map(({ title }) => patternOf(title)).join('|');
  const args = ['run', '--maxWorkers=2', '--reporter=json', `--outputFile=${outputFile}`];
  args.push(...(wholeFiles ? [] : ['-t', titles]), ...files);
  await runNode('vitest/vitest.mjs', args, { capture: true, cwd: project });
  const { testResults } = report.parse(JSON.parse(readFileSync(outputFile, 'utf8')));
  rmSync(folder, { recursive: true });
  return proofs.map(({ file, title }) => {
    const own = new RegExp(`^${patternOf(title)}$`, 's');
    const results = testResults
      .filter(({ name }) => path.relative(project, name) === file)
      .flatMap(({ assertionResults }) => assertionResults.filter((one) => own.test(one.title)));
    const ran = results.filter(({ status }) => status === 'passed' || status === 'failed');
    const failed = ran.filter(({ status }) => status === 'failed');
    return { ran: ran.length, failed: failed.length, said: failed.flatMap((one) => one.failureMessages) };
  });
}
