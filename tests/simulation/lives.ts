import { z } from 'zod';
import type { Module } from '#core/base/module.ts';
import { erasureDue } from '#core/lifecycle/erasure/jobs.ts';
import { orderTellOfRequest } from '#core/orders/jobs.ts';
import { paymentClose, paymentRefresh, paymentRefund, paymentSweep } from '#core/orders/payments/jobs.ts';
import { scanRecall, scanRun, scanServiceRun, scanWatchRun } from '#core/scans/jobs.ts';
import { watchingDigest, watchingMatch, watchingScan, watchingScanEnded } from '#core/watching/jobs.ts';
import { defineJob, type JobDefinition } from '#platform/queue/define.ts';
import { modules } from '#server/modules.ts';
import { openAccounts } from './accounts/accounts.ts';
import { openBookings } from './bookings/bookings.ts';
import { openScans } from './scans/scans.ts';
import { createTrade, openShop } from './shop/shop.ts';
import type { Part, Stage } from './stage.ts';

/** What is played in one life. */
export interface Kind {
  /** Steps of one life. */
  steps: number;
  processes: readonly string[];
  jobs: readonly JobDefinition[];
  modules: readonly Module[];
  parts: readonly ((stage: Stage) => Part | Promise<Part>)[];
}

/** What an order is for is simulated nowhere yet. */
const quiet = defineJob({ name: 'order.fulfil', input: z.object({}), run: async () => {} });
const shopJobs = [paymentRefresh, paymentRefund, paymentClose, paymentSweep, orderTellOfRequest, quiet];
const scanJobs = [
  ...[scanRun, scanServiceRun, scanWatchRun, scanRecall],
  ...[watchingScan, watchingScanEnded, watchingDigest, watchingMatch],
];

/** A shop that is asked for times, too. */
async function openShopWithTimes(stage: Stage): Promise<Part> {
  const trade = createTrade();
  const [shop, bookings] = [openShop(stage, trade), await openBookings(stage, trade)];
  return {
    operations: [...shop.operations, ...bookings.operations],
    async settle() {
      await shop.settle();
      await bookings.settle();
    },
    faultsNow: async () => [...(await shop.faultsNow()), ...(await bookings.faultsNow())],
    faultsAtRest: async () => [...(await shop.faultsAtRest()), ...(await bookings.faultsAtRest())],
    counts: () => ({ ...shop.counts(), ...bookings.counts() }),
  };
}

const one = ['one'];
export const kinds = {
  'orders and payments': { steps: 500, processes: one, jobs: shopJobs, modules, parts: [openShop] },
  scans: { steps: 750, processes: one, jobs: scanJobs, modules, parts: [openScans] },
  accounts: { steps: 750, processes: one, jobs: [...shopJobs, erasureDue], modules, parts: [openAccounts] },
  appointments: { steps: 600, processes: one, jobs: shopJobs, modules, parts: [openShopWithTimes] },
  'two processes': {
    steps: 900,
    processes: ['one', 'two'],
    jobs: [...shopJobs, ...scanJobs, erasureDue],
    modules,
    parts: [openShopWithTimes, openScans, openAccounts],
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
