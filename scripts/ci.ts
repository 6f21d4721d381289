import { writeFileSync } from 'node:fs';
import { runChecks } from './check.ts';
import { deepParts, MINUTE_MS, quickParts } from './ci/parts.ts';
import { exitWith, reportParts } from './ci/report-parts.ts';
import type { Part } from './ci/run-parts.ts';
import { line } from './tally.ts';

const checks: Part = { name: 'checks', limitMs: 5 * MINUTE_MS, run: (limitMs) => runChecks(limitMs) };

/** Checks, then all tests; the last line goes to the file that CI_SUMMARY names. */
const tally = await reportParts([checks, ...quickParts, ...deepParts]);
if (process.env.CI_SUMMARY) writeFileSync(process.env.CI_SUMMARY, `${line(tally)}\n`);
exitWith(tally);
