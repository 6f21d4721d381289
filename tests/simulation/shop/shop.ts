import { takeNotice } from '#core/orders/payments/actions/take-payment-notice.ts';
import { paymentSweep } from '#core/orders/payments/jobs.ts';
import { History } from '../history/history.ts';
import type { Part, Stage } from '../stage.ts';
import { createShopChecks } from './invariants.ts';
import { followMoney } from './money.ts';
import { customers, shopOperations, type Trade } from './operations.ts';

const MINUTE = 60_000;
const run = { id: 'j', attempt: 1, lastAttempt: false, signal: new AbortController().signal };

export const createTrade = (): Trade => ({ orders: [], refunds: [], pages: new Set(), history: new History() });

/** Orders, payments and refunds. */
export function openShop(stage: Stage, trade: Trade = createTrade()): Part {
  const { gateway, clock, finish } = stage;
  const money = followMoney(stage, trade);
  const checks = createShopChecks(stage, trade);
  const paid = () => gateway.purchases.filter(({ state }) => state === 'paid');

  /** What the gateway knows by now is in the books: everybody looks, and sees it. */
  async function lookAgain(): Promise<void> {
    for (const { request } of gateway.purchases) money.settling(request.paymentId)();
    for (const person of customers) {
      await finish('look at orders', (platform) => money.lookAtOrders(platform, person));
      await finish('look at payments', (platform) => money.lookAtPayments(platform, person));
    }
  }

  return {
    operations: shopOperations(stage, trade, money),
    async settle() {
      for (const purchase of paid())
        for (const one of purchase.refunds) if (one.state === 'pending') gateway.endRefund(purchase, one);
      for (const { body, signature } of gateway.messages.splice(0))
        await finish('message', (platform) => takeNotice(platform, body, signature));
      for (const minutes of [0, 11, 150, 400, 400]) {
        clock.advance(minutes * MINUTE);
        await finish('sweep', (platform) => paymentSweep.run(platform, {}, run));
        await finish('worker', () => stage.processes.any().worker.work());
      }
      await lookAgain();
    },
    ...checks,
    counts: () => ({
      orders: trade.orders.length,
      paid: paid().length,
      refunds: gateway.purchases.reduce((sum, { refunds }) => sum + refunds.length, 0),
      reads: trade.history.entries.filter(({ kind }) => kind === 'read').length,
    }),
  };
}
