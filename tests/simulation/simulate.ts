import { simulateTimers } from './engine/clock.ts';
import { foretellIds, type SimulatedDatabase } from './engine/database.ts';
import { createRandom } from './engine/random.ts';
import { type Kind, type KindName, kinds } from './lives.ts';
import { faultsOfWork, finishWork, seal } from './rest.ts';
import { type Operation, openStage, type Part, type Stage, work } from './stage.ts';

const MOST_AT_ONCE = 5;
/** Of everything that happens: something begins as often as this. */
const BEGINS = 0.3;

export interface Simulated {
  /** Everything that happened, in order; the same for the same seed. */
  trace: readonly string[];
  /** What did not hold; empty when all did. */
  faults: string[];
  /** How much there was of everything. */
  counts: Record<string, number>;
}

/** What can change what is true without a transaction of ours. */
const OUTSIDE = /answered|paid|refund|ends|pass/;

/** Another process takes over the jobs of one that is alive: it could not be heard for a while. */
const suspect: Operation = ({ scheduler, processes, start }) =>
  start('others are taken for dead', () => scheduler.uninterrupted(() => processes.suspectOthers()));

const supervise: Operation = ({ scheduler, processes, start }) =>
  start('supervision', () => scheduler.uninterrupted(() => processes.supervise()));

const weightedOf = (parts: readonly Part[], isAlone: boolean): Operation[] => {
  const own = parts.flatMap(({ operations }) => operations);
  const ofWork = Math.ceil(own.reduce((sum, [weight]) => sum + weight, 0) / 6);
  const ofProcesses = isAlone ? [] : [[1, suspect] as const];
  return [...own, [ofWork, work] as const, [1, seal] as const, [1, supervise] as const, ...ofProcesses].flatMap(
    ([weight, operation]) => Array<Operation>(weight).fill(operation),
  );
};

const inAll = async (parts: readonly Part[], check: (part: Part) => Promise<string[]>): Promise<string[]> =>
  (await Promise.all(parts.map(check))).flat();

/** @returns what does not hold after any of the steps */
async function play(stage: Stage, parts: readonly Part[], steps: number): Promise<string[]> {
  const { scheduler, random, processes } = stage;
  const weighted = weightedOf(parts, processes.all().length === 1);
  for (let step = 0; step < steps; step++) {
    if (scheduler.underWay < MOST_AT_ONCE && random.chance(BEGINS)) random.pick(weighted)(stage);
    const { commits } = scheduler;
    const { died } = await scheduler.step();
    if (died) await processes.restart(died);
    const mayDiffer = died || scheduler.commits !== commits || OUTSIDE.test(scheduler.trace.at(-1) ?? '');
    // One after the other, where there are several: what does not hold is not made good again.
    const part = parts[scheduler.commits % parts.length];
    const faults = mayDiffer && part ? await part.faultsNow() : [];
    if (faults.length > 0) return faults;
  }
  scheduler.faulty = false;
  while ((await scheduler.step()).moved);
  await processes.supervise();
  for (const part of parts) await part.settle();
  await finishWork(stage);
  return [...(await inAll(parts, (part) => part.faultsAtRest())), ...(await faultsOfWork(stage))];
}

/** One life of the product, which follows from the seed. A failure of the simulation itself is one of its faults. */
export async function simulate(
  simulated: SimulatedDatabase,
  kind: KindName,
  { seed, steps = kinds[kind].steps }: { seed: number; steps?: number },
): Promise<Simulated> {
  const { processes, jobs, modules, parts: open }: Kind = kinds[kind];
  let stage: Stage | null = null;
  const endTimers = simulateTimers(() => stage?.scheduler ?? null);
  const restoreIds = foretellIds(createRandom(seed ^ 0x5eed).uuid);
  try {
    stage = await openStage(simulated, { seed, processes, jobs, modules });
    const parts: Part[] = [];
    for (const openPart of open) parts.push(await openPart(stage));
    const faults = await play(stage, parts, steps).catch((error: Error) => [error.stack ?? error.message]);
    const counts = Object.assign({}, ...parts.map((part) => part.counts()), {
      transactions: stage.scheduler.commits,
      crashes: stage.scheduler.crashes,
    });
    return { trace: stage.scheduler.trace, faults, counts };
  } finally {
    await stage?.close();
    restoreIds();
    endTimers();
  }
}
