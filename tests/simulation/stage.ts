import { z } from 'zod';
import { orderTellOfRequest } from '#core/orders/jobs.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { paymentClose, paymentRefresh, paymentRefund, paymentSweep } from '#core/orders/payments/jobs.ts';
import { defineJob } from '#platform/queue/define.ts';
import { releaseAll } from '#platform/queue/release.ts';
import type { World } from '#tests/world.ts';
import { gatedDatabase, gatedGateway, gatedTransport } from './boundaries.ts';
import type { SimulatedDatabase } from './database.ts';
import { SimulatedGateway } from './gateway.ts';
import { createRandom, type Random } from './random.ts';
import { Scheduler } from './scheduler.ts';

/** What a person asked for, and what they were told. */
export interface AskedOrder {
  email: string;
  key: string;
  /** Every id that was acknowledged for this key. */
  ids: string[];
}

/** A refund as staff asked for it; the same form can be sent again. */
export interface AskedRefund {
  orderId: string;
  paymentId: string;
  refundId: string;
  amount: number;
}

/** Fulfilment is simulated nowhere yet. */
const quiet = defineJob({ name: 'order.fulfil', input: z.object({}), run: async () => {} });

/** A shop with its gateway, its mail and its clock, on one scheduler. */
export interface Stage {
  random: Random;
  scheduler: Scheduler;
  gateway: SimulatedGateway;
  shop: Shop;
  world: World;
  /** The database itself, which nothing goes wrong with. */
  base: SimulatedDatabase['database'];
  orders: AskedOrder[];
  refunds: AskedRefund[];
  /** Payment pages that customers were led to. */
  pages: Set<string>;
  /** How often a mail was delivered, by its Message-ID. */
  delivered: Map<string, number>;
  /** What the next process does before anything else. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(simulated: SimulatedDatabase, seed: number): Promise<Stage> {
  await simulated.reset();
  const random = createRandom(seed);
  const scheduler = new Scheduler(random);
  const delivered = new Map<string, number>();
  const gateway = new SimulatedGateway({ now: () => shop.world.clock.now() });
  const shop: Shop = await createShop('embedded', {
    database: gatedDatabase(simulated.database, scheduler),
    env: { STRIPE_SECRET_KEY: 'sk_test_simulated', STRIPE_WEBHOOK_SECRET: 'whsec_simulated' },
    payments: gatedGateway(gateway, scheduler),
    jobs: [paymentRefresh, paymentRefund, paymentClose, paymentSweep, orderTellOfRequest, quiet],
    transport: gatedTransport(scheduler, ({ messageId }) =>
      delivered.set(messageId, (delivered.get(messageId) ?? 0) + 1),
    ),
  });
  const { world } = shop;
  world.clock.sleep = async (milliseconds) => {
    await scheduler.gate('sleep');
    world.clock.advance(milliseconds);
  };
  await world.drain();
  return {
    ...{ random, scheduler, gateway, shop, world, delivered },
    base: simulated.database,
    orders: [],
    refunds: [],
    pages: new Set(),
    restart: async () => void (await releaseAll(simulated.database)),
    close: () => world.close(),
  };
}
