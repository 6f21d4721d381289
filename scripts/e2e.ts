import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installBrowser } from './browser.ts';
import { buildIfChanged } from './build.ts';
import { root, runNode } from './processes.ts';
import { suitesOfPlaywright } from './reports.ts';
import { type SuiteResult, sum } from './tally.ts';

/** Builds, and runs the journeys in a browser. @param args for Playwright, e.g. a file */
export async function runJourneys(
  args: readonly string[],
  { limitMs, env = {} }: { limitMs?: number; env?: Record<string, string> } = {},
): Promise<SuiteResult[]> {
  if (globSync('e2e/*.spec.ts', { cwd: root }).length === 0) return [];
  await installBrowser();
  await buildIfChanged();
  const report = path.join(root, 'test-results/playwright.json');
  rmSync(report, { force: true });
  const ran = await runNode('@playwright/test/cli.js', ['test', ...args], {
    env: { ...env, PLAYWRIGHT_REPORT: report },
    limitMs,
  });
  return suitesOfPlaywright(report, ran);
}

if (import.meta.main) {
  const { failed } = sum(await runJourneys(process.argv.slice(2)));
  process.exitCode = failed > 0 ? 1 : 0;
}
