import { parseArgs } from 'node:util';
import { runNode } from './processes.ts';

const USAGE = 'npm run simulate -- --minutes N | --seed N [--life "orders and payments" | scans | accounts | …]';

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, life: { type: 'string' } },
});
const { minutes, seed, life } = values;
if (!(Number(minutes) > 0) && !Number.isInteger(Number(seed ?? Number.NaN))) {
  console.error(USAGE);
  process.exit(2);
}
const env = {
  ...(seed === undefined ? { SIMULATE_MINUTES: String(minutes) } : { SIMULATE_SEED: seed }),
  ...(life === undefined ? {} : { SIMULATE_LIFE: life }),
};
const args = ['run', '--maxWorkers=1', '--disable-console-intercept=true', 'tests/simulation/simulation.deep.test.ts'];
process.exitCode = (await runNode('vitest/vitest.mjs', args, { env })).status;
