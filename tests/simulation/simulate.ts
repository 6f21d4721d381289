import { foretellIds, type SimulatedDatabase } from './database.ts';
import { faultsAtRest, faultsNow } from './invariants.ts';
import { comeToRest, doSomething } from './operations.ts';
import { createRandom } from './random.ts';
import { openStage, type Stage } from './stage.ts';

const MOST_AT_ONCE = 4;
/** What can have changed the books, or the truth that they are held to. */
const CHANGES = /transaction|committed|commit|answered|paid|refund|ends/;

export interface Simulated {
  /** Everything that happened, in order; the same for the same seed. */
  trace: readonly string[];
  /** What did not hold; empty when all did. */
  faults: string[];
  /** How many orders, charged payments, refunds and crashes there were. */
  counts: { orders: number; paid: number; refunds: number; crashes: number };
}

/** @returns what does not hold after any of the steps */
async function play(stage: Stage, steps: number): Promise<string[]> {
  const { scheduler, random } = stage;
  for (let step = 0; step < steps; step++) {
    if (scheduler.underWay < MOST_AT_ONCE && random.chance(0.35)) doSomething(stage);
    const { died } = await scheduler.step();
    if (died) await stage.restart();
    const faults = died || CHANGES.test(scheduler.trace.at(-1) ?? '') ? await faultsNow(stage) : [];
    if (faults.length > 0) return faults;
  }
  await comeToRest(stage);
  return faultsAtRest(stage);
}

/** One life of the shop, which follows from the seed. */
export async function simulate(simulated: SimulatedDatabase, seed: number, steps: number): Promise<Simulated> {
  const restoreIds = foretellIds(createRandom(seed ^ 0x5eed).uuid);
  try {
    const stage = await openStage(simulated, seed);
    try {
      const faults = await play(stage, steps);
      const { orders, gateway, scheduler } = stage;
      const counts = {
        orders: orders.length,
        paid: gateway.purchases.filter(({ state }) => state === 'paid').length,
        refunds: gateway.purchases.reduce((sum, { refunds }) => sum + refunds.length, 0),
        crashes: scheduler.crashes,
      };
      return { trace: scheduler.trace, faults, counts };
    } finally {
      await stage.close();
    }
  } finally {
    restoreIds();
  }
}
