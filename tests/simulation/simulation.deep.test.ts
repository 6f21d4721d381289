import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSimulatedDatabase, type SimulatedDatabase } from './engine/database.ts';
import { type KindName, kinds } from './lives.ts';
import { type Simulated, simulate } from './simulate.ts';

/** Hashing is cheap here, and done at once: nothing but the scheduler decides what comes first. */
vi.mock('@node-rs/argon2', async (original) => {
  const { hashSync, verifySync } = await original<typeof import('@node-rs/argon2')>();
  const cost = { memoryCost: 64, timeCost: 2, parallelism: 1 };
  return {
    hash: async (text: string) => hashSync(text, cost),
    verify: async (hash: string, text: string) => verifySync(hash, text),
  };
});
/** Turns are those of a process, and the processes of a life share this one. */
vi.mock('#core/accounts/sessions/internal/turns.ts', () => ({
  createTurns: () => (work: () => Promise<unknown>) => work(),
}));

/** Played with every change; `npm run simulate` plays others. */
const SEEDS: Readonly<Record<KindName, readonly number[]>> = {
  'orders and payments': [1, 2],
  scans: [1],
  accounts: [3, 5],
  appointments: [5],
  'two processes': [9],
};

const { SIMULATE_MINUTES, SIMULATE_SEED, SIMULATE_LIFE } = process.env;
const isLong = SIMULATE_MINUTES !== undefined || SIMULATE_SEED !== undefined;
const names = Object.keys(kinds) as KindName[];
const wanted = SIMULATE_LIFE === undefined ? names : names.filter((name) => name === SIMULATE_LIFE);

let simulated: SimulatedDatabase;
beforeAll(async () => {
  simulated = await openSimulatedDatabase();
});
afterAll(() => simulated.close());

const reportOf = (kind: KindName, seed: number, { faults, trace }: Simulated): string | null =>
  faults.length === 0
    ? null
    : `\n${trace.slice(-60).join('\n')}\n→ ${faults.join('\n→ ')}\n\nAgain: npm run simulate -- --life "${kind}" --seed ${seed}\n`;

async function expectToHold(kind: KindName, seed: number): Promise<void> {
  const played = await simulate(simulated, kind, { seed });
  expect(reportOf(kind, seed, played)).toBeNull();
}

describe.skipIf(isLong)('whatever goes wrong', () => {
  it.each(SEEDS['orders and payments'])(
    'orders and payments are neither lost, doubled nor invented (%i)',
    (seed) => expectToHold('orders and payments', seed),
    300_000,
  );

  it.each(SEEDS.scans)(
    'scans end, and say what their sources said of that person, once (%i)',
    (seed) => expectToHold('scans', seed),
    300_000,
  );

  it.each(SEEDS.accounts)(
    'accounts open to whoever reads the mailbox, and leave nothing behind (%i)',
    (seed) => expectToHold('accounts', seed),
    300_000,
  );

  it.each(SEEDS.appointments)(
    'no time is booked twice, and what is not paid for is given back (%i)',
    (seed) => expectToHold('appointments', seed),
    300_000,
  );

  it.each(SEEDS['two processes'])(
    'the same holds where two processes share the work (%i)',
    (seed) => expectToHold('two processes', seed),
    300_000,
  );

  it('the same seed is the same life', async () => {
    const play = () => simulate(simulated, 'orders and payments', { seed: 7, steps: 150 });
    const [first, second] = [await play(), await play()];
    expect(second.trace).toEqual(first.trace);
    expect(first.trace.length).toBeGreaterThan(130);
  }, 300_000);
});

it.runIf(isLong)(
  'everything holds for as long as it is tried',
  async () => {
    const sums = new Map<KindName, Record<string, number>>();
    const endsAt = Date.now() + Number(SIMULATE_MINUTES ?? 0) * 60_000;
    for (let life = 0; ; life++) {
      const kind = wanted[life % wanted.length];
      if (kind === undefined) throw new Error(`no life is called ${SIMULATE_LIFE}`);
      const seed = SIMULATE_SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(SIMULATE_SEED);
      const played = await simulate(simulated, kind, { seed });
      const sum = sums.get(kind) ?? {};
      for (const [what, count] of Object.entries({ lives: 1, ...played.counts })) sum[what] = (sum[what] ?? 0) + count;
      sums.set(kind, sum);
      expect(reportOf(kind, seed, played)).toBeNull();
      if (SIMULATE_SEED === undefined ? Date.now() >= endsAt : life + 1 >= wanted.length) break;
    }
    console.table(Object.fromEntries(sums));
  },
  86_400_000,
);
