import { flawsIn, judgeAge, judgeFlaws, outdated } from './flaws/judge.ts';
import { broughtUpToDate, judged } from './flaws/judged.ts';
import { run } from './processes.ts';

/** `npm run flaws`: asks the registry which flaws are known of the locked libraries. Ends with 1 when one is overdue, with 2 when nobody answers. */
const LATEST_MS = 60_000;

const asked = run('npm', ['audit', '--json', '--package-lock-only'], {
  capture: true,
  env: { npm_config_audit: 'true', npm_config_fetch_retries: '0', npm_config_fetch_timeout: String(LATEST_MS) },
});
const flaws = await asked.then(
  ({ output }) => flawsIn(output),
  () => null,
);
const today = new Date().toISOString().slice(0, 10);
const verdicts = [judgeAge(broughtUpToDate, today), ...(flaws ? judgeFlaws(flaws, judged, today) : [])];
for (const { isOverdue, text } of verdicts) console.log(`${isOverdue ? 'OVERDUE' : 'ok     '} ${text}`);
for (const { id } of flaws ? outdated(flaws, judged) : [])
  console.log(`gone    ${id}: take it out of scripts/flaws/judged.ts.`);
if (flaws === null) console.log('not checked: the registry did not tell which flaws are known.');
else console.log(`${flaws.length} flaws are known of the locked libraries.`);
process.exitCode = verdicts.some(({ isOverdue }) => isOverdue) ? 1 : flaws === null ? 2 : 0;
