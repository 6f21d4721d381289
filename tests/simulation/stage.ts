import type { Context } from '#core/base/context.ts';
import type { Module } from '#core/base/module.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailMessage } from '#platform/mail/transport.ts';
import type { Platform } from '#platform/platform.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { silent } from '#tests/databases.ts';
import type { World } from '#tests/world.ts';
import { gatedGateway, gatedTransport } from './engine/boundaries.ts';
import { type SimulatedClock, simulateClock } from './engine/clock.ts';
import type { SimulatedDatabase } from './engine/database.ts';
import { createProcesses, type Process, type Processes } from './engine/processes.ts';
import { createRandom, type Random } from './engine/random.ts';
import { Scheduler } from './engine/scheduler.ts';
import { SimulatedOutside } from './scans/outside.ts';
import { simulatedSources } from './scans/sources.ts';
import { SimulatedGateway } from './shop/gateway.ts';

/** The product with everything outside of it, on one scheduler. */
export interface Stage {
  random: Random;
  scheduler: Scheduler;
  clock: SimulatedClock;
  gateway: SimulatedGateway;
  outside: SimulatedOutside;
  /** Who looks on: with the database itself, which nothing goes wrong with. */
  world: World;
  base: Database;
  shop: Shop;
  processes: Processes;
  /** Every mail that was delivered, in order; some came twice. */
  letters: MailMessage[];
  /** Somebody asks one of the processes. @param onEnd with what it threw, or null */
  start(name: string, work: (platform: Platform) => Promise<unknown>, onEnd?: (error: unknown) => void): void;
  /** The same, and everything that is under way, to the end. */
  finish(name: string, work: (platform: Platform) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

export interface StageOptions {
  seed: number;
  /** Names of the processes that share the database. */
  processes: readonly string[];
  jobs: readonly JobDefinition[];
  modules: readonly Module[];
}

export async function openStage(simulated: SimulatedDatabase, options: StageOptions): Promise<Stage> {
  await simulated.reset();
  const random = createRandom(options.seed);
  const scheduler = new Scheduler(random);
  const letters: MailMessage[] = [];
  const gateway = new SimulatedGateway({ now: () => shop.world.clock.now() });
  const outside = new SimulatedOutside({ random, scheduler, now: () => shop.world.clock.now() });
  const shop: Shop = await createShop('embedded', {
    database: simulated.database,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_simulated',
      STRIPE_WEBHOOK_SECRET: 'whsec_simulated',
      HIBP_API_KEY: '0'.repeat(32),
    },
    payments: gatedGateway(gateway, scheduler),
    outgoing: outside,
    sources: simulatedSources,
    modules: options.modules,
    jobs: options.jobs,
    transport: gatedTransport(scheduler, (message) => letters.push(message)),
  });
  const { world } = shop;
  const clock = simulateClock(world.clock, scheduler);
  await world.drain();
  const boss = await openQueue({ database: simulated.database, log: silent, jobs: world.jobs, supervise: false });
  const processes = createProcesses({
    names: options.processes,
    parts: world,
    base: simulated.database,
    jobs: world.jobs,
    ...{ boss, random, scheduler },
  });
  scheduler.isOn = true;
  const start: Stage['start'] = (name, work, onEnd) => {
    const { name: process, platform } = processes.any();
    const full = options.processes.length > 1 ? `${name} @${process}` : name;
    scheduler.start(full, () => work(platform), onEnd, process);
  };
  return {
    ...{ random, scheduler, clock, gateway, outside, world, shop, processes, letters, start },
    base: simulated.database,
    async finish(name, work) {
      let failure: unknown = null;
      start(name, work, (error) => {
        failure = error;
      });
      while ((await scheduler.step()).moved);
      if (failure !== null) throw failure;
    },
    async close() {
      scheduler.isOn = false;
      await boss.stop({ graceful: false, close: false });
      await world.close();
    },
  };
}

export const as = (platform: Platform, actor: Context['actor'], ip = '198.51.100.7'): Context => ({
  actor,
  client: { requestId: 'r', ip, userAgent: 'test' },
  platform,
});

/** Something that somebody does, or that happens; nothing where it makes no sense now. */
export type Operation = (stage: Stage) => void;

/** A part of the product: what people do with it, and what must hold whatever goes wrong. */
export interface Part {
  operations: readonly (readonly [weight: number, operation: Operation])[];
  /** Nothing goes wrong any more: what else has to happen for everything to come to its end. */
  settle(): Promise<void>;
  /** What does not hold, at any moment. */
  faultsNow(): Promise<string[]>;
  /** What does not hold once everything has come to rest. */
  faultsAtRest(): Promise<string[]>;
  /** What there was of it. */
  counts(): Record<string, number>;
}

/** Runs what is due in one of the processes, beside what it runs already. */
export const work: Operation = (stage) => {
  const { name, worker } = stage.processes.any();
  const free = ['worker', 'second worker', 'third worker'].find((one) => !stage.scheduler.isRunning(`${one} @${name}`));
  if (free) stage.scheduler.start(`${free} @${name}`, () => worker.work(), undefined, name);
};

export type { Process };
