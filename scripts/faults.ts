import { parseArgs } from 'node:util';
import { runNode } from './processes.ts';

/** What can be tried with random inputs for as long as one likes; each fails with how to see it again. */
const subjects: Readonly<Record<string, string>> = {
  accounts: 'tests/accounts/accounts.test.ts',
};

const USAGE = `npm run faults -- ${Object.keys(subjects).join('|')} [minutes, 60] [--seed N --path P [--replay R]]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, path: { type: 'string' }, replay: { type: 'string' } },
});
const [subject = '', minutes = '60'] = positionals;
const file = Object.hasOwn(subjects, subject) ? subjects[subject] : undefined;
if (!file || !(Number(minutes) > 0)) {
  console.error(USAGE);
  process.exit(2);
}
const { seed, path, replay } = values;
const env = {
  FAULTS_MINUTES: minutes,
  ...(seed !== undefined && { FAULTS_SEED: seed }),
  ...(path !== undefined && { FAULTS_PATH: path }),
  ...(replay !== undefined && { FAULTS_REPLAY: replay }),
};
const { status } = await runNode(
  'vitest/vitest.mjs',
  ['run', '--maxWorkers=1', '--disable-console-intercept=true', file],
  {
    env,
  },
);
process.exitCode = status;
