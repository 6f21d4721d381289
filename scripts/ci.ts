import { writeFileSync } from 'node:fs';
import { runChecks } from './check.ts';
import { line, sum, summaryOf } from './tally.ts';
import { runTests } from './test.ts';

/** Checks, then tests. What failed is printed once more at the end; the last line goes to the file that CI_SUMMARY names. */
const tally = sum([await runChecks(), await runTests([])]);
console.log(summaryOf(tally));
if (process.env.CI_SUMMARY) writeFileSync(process.env.CI_SUMMARY, `${line(tally)}\n`);
process.exitCode = tally.failed > 0 ? 1 : 0;
