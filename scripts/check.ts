import { readFileSync } from 'node:fs';
import { baselineProblems } from './baseline.ts';
import { registryFile, registryText } from './generate-sources.ts';
import { missingEntries, readLockfile } from './lockfile.ts';
import { type Ran, runNode } from './processes.ts';
import { readCoverage } from './spec.ts';
import { structureReport } from './structure.ts';
import { line, type SuiteResult, sum } from './tally.ts';

const ranWith = (problem: string): Ran => ({ status: problem === '' ? 0 : 1, output: problem });

async function types(limitMs?: number): Promise<Ran> {
  const options = { capture: true, limitMs };
  const generated = await runNode('@react-router/dev/bin.cjs', ['typegen'], options);
  return generated.status === 0 ? runNode('typescript/bin/tsc', [], options) : generated;
}

async function sourcesIndex(): Promise<Ran> {
  const isFresh = readFileSync(registryFile, 'utf8') === (await registryText());
  return ranWith(isFresh ? '' : `${registryFile} is old: run node scripts/generate-sources.ts\n`);
}

const ids = (): Ran =>
  ranWith(
    readCoverage()
      .problems.map((problem) => `${problem}\n`)
      .join(''),
  );

/** Installs ask the registry that the machine is set to, and find what their platform needs. */
function lockfile(): Ran {
  const locked = readLockfile();
  const hosts = Object.values(locked.packages).some(({ resolved }) => resolved?.startsWith('http'));
  const missing = Object.keys(missingEntries(locked));
  return ranWith(
    (hosts ? 'package-lock.json names hosts: install with omit-lockfile-registry-resolved, as .npmrc says\n' : '') +
      (missing.length > 0 ? `package-lock.json lacks ${missing.join(', ')}: run node scripts/lockfile.ts\n` : ''),
  );
}

function structure(): Ran {
  const { lines, failed } = structureReport();
  return ranWith(failed ? `${lines.join('\n')}\n` : '');
}

const checks: Record<string, (limitMs?: number) => Ran | Promise<Ran>> = {
  'format, lint and layers': (limitMs) =>
    runNode('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.'], {
      capture: true,
      limitMs,
    }),
  types,
  'unused files, exports and dependencies': (limitMs) => runNode('knip/bin/knip.js', [], { capture: true, limitMs }),
  structure,
  'scripts use what browsers have': () => ranWith(baselineProblems()),
  'index of sources': sourcesIndex,
  'ids of requirements in tests, and nowhere else': ids,
  'lockfile for every platform': lockfile,
};

/** Runs the checks that need no running product, and prints the findings of each. @param limitMs time limit of each check */
export async function runChecks(limitMs?: number): Promise<SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const started = performance.now();
    const { status, output } = await check(limitMs);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (status !== 0) console.log(output);
    results.push(
      status === 0
        ? { name, passed: 1, failed: 0, failures: [] }
        : { name, passed: 0, failed: 1, failures: [`${name}\n${output}`] },
    );
  }
  return results;
}

if (import.meta.main) {
  const tally = sum(await runChecks());
  console.log(line(tally));
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
