import { quickParts } from './ci/parts.ts';
import { exitWith, reportParts } from './ci/report-parts.ts';
import { sum, summaryOf } from './tally.ts';
import { runUnits } from './units.ts';

/** Without arguments the quick half; with arguments those tests that they name, deep ones too, without the browser. */
const args = process.argv.slice(2);
if (args.length === 0) exitWith(await reportParts(quickParts));
const tally = sum(await runUnits(args));
console.log(summaryOf(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
