import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSimulatedDatabase, type SimulatedDatabase } from './database.ts';
import { type Simulated, simulate } from './simulate.ts';

/** Played with every change; `npm run simulate` plays others. */
const SEEDS = [1, 2];
const STEPS = 500;

const { SIMULATE_MINUTES, SIMULATE_SEED } = process.env;
const isLong = SIMULATE_MINUTES !== undefined || SIMULATE_SEED !== undefined;

let simulated: SimulatedDatabase;
beforeAll(async () => {
  simulated = await openSimulatedDatabase();
});
afterAll(() => simulated.close());

const reportOf = (seed: number, { faults, trace }: Simulated): string | null =>
  faults.length === 0
    ? null
    : `\n${trace.slice(-60).join('\n')}\n→ ${faults.join('\n→ ')}\n\nAgain: npm run simulate -- --seed ${seed}\n`;

it.skipIf(isLong).each(SEEDS)(
  'orders and payments are neither lost, doubled nor invented (%i)',
  async (seed) => {
    expect(reportOf(seed, await simulate(simulated, seed, STEPS))).toBeNull();
  },
  300_000,
);

it.skipIf(isLong)(
  'the same seed is the same life',
  async () => {
    const [first, second] = [await simulate(simulated, 7, 100), await simulate(simulated, 7, 100)];
    expect(second.trace).toEqual(first.trace);
    expect(first.trace.length).toBeGreaterThan(80);
  },
  300_000,
);

it.runIf(isLong)(
  'orders and payments are neither lost, doubled nor invented for as long as it is tried',
  async () => {
    const seeds = SIMULATE_SEED === undefined ? null : [Number(SIMULATE_SEED)];
    const endsAt = Date.now() + Number(SIMULATE_MINUTES ?? 0) * 60_000;
    const sums = { lives: 0, orders: 0, paid: 0, refunds: 0, crashes: 0 };
    for (;;) {
      const seed = seeds ? seeds.shift() : Math.floor(Math.random() * 2 ** 31);
      if (seed === undefined || (!seeds && Date.now() >= endsAt)) break;
      const life = await simulate(simulated, seed, STEPS);
      sums.lives++;
      for (const [what, count] of Object.entries(life.counts)) sums[what as keyof typeof life.counts] += count;
      expect(reportOf(seed, life)).toBeNull();
    }
    console.log(sums);
  },
  86_400_000,
);
