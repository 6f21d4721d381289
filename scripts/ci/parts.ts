import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from '#tests/postgres.ts';
import { testOverHttp } from '../attacks/attack-over-http.ts';
import { runJourneys } from '../e2e.ts';
import { repeatJourney, runEngines } from '../engines.ts';
import { root } from '../processes.ts';
import { runUnits } from '../units.ts';
import type { Part } from './run-parts.ts';

export const MINUTE_MS = 60_000;
/** Regular expressions for Playwright. A journey is deep by the name of its file, as every test is. */
const QUICK_JOURNEYS = String.raw`e2e/(?!.*\.deep\.)[^/]*\.spec\.ts$`;
const DEEP_JOURNEYS = String.raw`\.deep\.spec\.ts$`;
/** Deep journeys that try what the embedded database does in its own way: it dies with its process, and one process has it. */
const DEEP_ON_EMBEDDED = String.raw`e2e/(?:crash|free-scan)\.deep\.spec\.ts$`;

const units = (name: string, limitMs: number, env: Record<string, string>): Part => ({
  name,
  limitMs,
  run: (limit) => runUnits([], { limitMs: limit, env }),
  repeat: (file, limit) => runUnits(['--maxWorkers=1', path.join(root, file)], { limitMs: limit, env }),
});

const journeys = (name: string, limitMs: number, args: readonly string[], env: Record<string, string> = {}): Part => ({
  name,
  limitMs,
  run: (limit) => runJourneys(args, { limitMs: limit, env }),
  repeat: (file, limit) => runJourneys(['--workers=1', file], { limitMs: limit, env }),
});

/** The files with tests of what may differ between the databases: a half of the tests tries them on one (tests/databases.ts). */
const filesWithDatabases = (): string[] =>
  globSync('{app,core,contract,platform,server,db,scripts,tests}/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => path.join(root, file))
    .filter((file) => /\b(?:onEachDatabase|databaseKinds)\(/.test(readFileSync(file, 'utf8')));

const onTheOther = { TEST_DATABASES: 'other' };
const testsOnTheOtherDatabase: Part = {
  ...units('tests on the other database', 15 * MINUTE_MS, onTheOther),
  // Without PostgreSQL, the quick half has already run them on the embedded database. It may have installed it by now.
  run: async (limitMs) => (findPostgres() ? runUnits(filesWithDatabases(), { limitMs, env: onTheOther }) : []),
};

const journeysOnTheOtherDatabase: Part = {
  ...journeys('journeys on the other database', 12 * MINUTE_MS, []),
  // Without PostgreSQL, the halves have already made them on the embedded database.
  run: async (limitMs) =>
    findPostgres()
      ? runJourneys([QUICK_JOURNEYS, DEEP_ON_EMBEDDED, '--project=embedded', '--grep=@postgres'], { limitMs })
      : [],
};

/** `npm test`. */
export const quickParts: readonly Part[] = [
  units('quick unit tests', 12 * MINUTE_MS, { TESTS: 'quick' }),
  journeys('quick journeys', 25 * MINUTE_MS, [QUICK_JOURNEYS], { TESTS: 'quick' }),
];

/** What `npm run test:all` adds. */
export const deepParts: readonly Part[] = [
  units('deep unit tests', 12 * MINUTE_MS, { TESTS: 'deep' }),
  testsOnTheOtherDatabase,
  journeys('deep journeys', 30 * MINUTE_MS, [DEEP_JOURNEYS], { TESTS: 'deep' }),
  journeysOnTheOtherDatabase,
  { name: 'attacks over HTTP', limitMs: 12 * MINUTE_MS, run: testOverHttp, repeat: testOverHttp },
  { name: 'engines', limitMs: 8 * MINUTE_MS, run: () => runEngines(), repeat: repeatJourney },
];
