import { writeFileSync } from 'node:fs';
import { runChecks } from './check.ts';
import { line, sum } from './tally.ts';
import { runTests } from './test.ts';

/** Checks, then tests. What came of them is also written to the file that CI_SUMMARY names. */
const tally = sum([await runChecks(), await runTests([])]);
if (process.env.CI_SUMMARY) writeFileSync(process.env.CI_SUMMARY, `${line(tally)}\n`);
else console.log(line(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
