import { eq } from 'drizzle-orm';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { refreshPayment } from '#core/orders/payments/actions/refresh-payment.ts';
import { refundPayment } from '#core/orders/payments/actions/refund-payment.ts';
import { startCheckout } from '#core/orders/payments/actions/start-checkout.ts';
import { takeNotice } from '#core/orders/payments/actions/take-payment-notice.ts';
import { paymentSweep } from '#core/orders/payments/jobs.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { alice, assistant, bob } from '#tests/cast.ts';
import type { History } from '../history/history.ts';
import { as, type Operation, type Stage } from '../stage.ts';
import { type Purchase, refundedOf } from './gateway.ts';
import { type Money, outcomeOf } from './money.ts';

const MINUTE = 60_000;
const run = { id: 'j', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
/** Who buys. */
export const customers = [alice, bob];

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

/** What people of the shop have done. */
export interface Trade {
  orders: AskedOrder[];
  refunds: AskedRefund[];
  /** Payment pages that customers were led to. */
  pages: Set<string>;
  history: History;
}

export const personOf = ({ email }: Pick<AskedOrder, 'email'>) => customers.find((one) => one.email === email) ?? alice;
const paidOnes = ({ gateway }: Stage) => gateway.purchases.filter(({ state }) => state === 'paid');
const leftOf = (purchase: Purchase) => purchase.request.amount - refundedOf(purchase);

async function versionOf({ database }: Platform, orderId: string): Promise<number> {
  const [order] = await database.transaction(systemScope, (tx) =>
    tx.select({ version: serviceRequests.version }).from(serviceRequests).where(eq(serviceRequests.id, orderId)),
  );
  if (!order) throw new Error('no such order');
  return order.version;
}

export function shopOperations(stage: Stage, trade: Trade, money: Money): readonly (readonly [number, Operation])[] {
  const { random, scheduler, gateway, clock, start, shop } = stage;
  const { orders, refunds, pages, history } = trade;
  const placed = () => orders.filter(({ ids }) => ids.length > 0);

  /** A new form, or one that was sent before: whose answer was lost, or by a double click. */
  const order: Operation = () => {
    const again = orders.length > 0 && random.chance(0.4);
    const asked = again ? random.pick(orders) : { email: random.pick(customers).email, key: random.uuid(), ids: [] };
    if (!again) orders.push(asked);
    const input = { ...shop.form('detailed-exposure-report'), idempotencyKey: asked.key };
    const told = history.add(`orders of ${asked.email}`, asked.key);
    let id: string | undefined;
    const place = async (platform: Platform) => {
      const { orderId } = await createOrder(as(platform, personOf(asked)), input);
      asked.ids.push(orderId);
      id = orderId;
    };
    start(`order ${orders.indexOf(asked)}`, place, (error) => told(outcomeOf(error), id));
  };

  const checkout: Operation = () => {
    if (placed().length === 0) return;
    const asked = random.pick(placed());
    start(`checkout ${orders.indexOf(asked)}`, async (platform) => {
      const url = await startCheckout(as(platform, personOf(asked)), asked.ids[0] ?? '');
      pages.add(url.split('/').at(-1) ?? '');
    });
  };

  const pay: Operation = () => {
    if (pages.size === 0) return;
    const page = random.pick([...pages]);
    const { state } = gateway.purchases.find(({ id }) => id === page) ?? {};
    const isPaid = gateway.pay(page, random.chance(0.8));
    if (state === 'open' || state === 'declined') money.charged(page, isPaid);
    scheduler.note(`${page} ${isPaid ? 'is paid' : 'is not paid'}`);
  };

  /** Messages come in any order, twice, or never. */
  const deliver: Operation = () => {
    if (gateway.messages.length === 0) return;
    const at = random.int(gateway.messages.length);
    const message = gateway.messages[at];
    if (!message || random.chance(0.7)) gateway.messages.splice(at, 1);
    if (!message || random.chance(0.15)) return;
    const take = async (platform: Platform) => void (await takeNotice(platform, message.body, message.signature));
    start('message', take, (error) => {
      if (error !== null) gateway.messages.push(message);
    });
  };

  /** The page that the gateway leads back to. */
  const comeBack: Operation = () => {
    if (gateway.purchases.length === 0) return;
    const { request } = random.pick(gateway.purchases);
    const told = money.settling(request.paymentId);
    start(
      'return',
      (platform) => refreshPayment(platform, request.paymentId),
      (error) => {
        if (error === null) told();
      },
    );
  };

  const sendRefund = (asked: AskedRefund): void => {
    const told = money.asking(asked);
    const send = async (platform: Platform) => {
      const version = await versionOf(platform, asked.orderId);
      await refundPayment(as(platform, assistant), { ...asked, version, reason: 'requested' });
    };
    start('refund', send, told);
  };

  const refund: Operation = () => {
    if (refunds.length > 0 && random.chance(0.3)) return sendRefund(random.pick(refunds));
    const purchase = paidOnes(stage).find((one) => leftOf(one) > 0 && random.chance(0.5));
    if (!purchase) return;
    const orderId = /requests\/([0-9a-f-]+)\//.exec(purchase.request.successUrl)?.[1] ?? '';
    const amount = random.chance(0.5) ? leftOf(purchase) : 1 + random.int(leftOf(purchase));
    const asked = { orderId, paymentId: purchase.request.paymentId, refundId: random.uuid(), amount };
    refunds.push(asked);
    sendRefund(asked);
  };

  /** Given back on the gateway's own pages; and what was given back arrives. */
  const refundThere: Operation = () => {
    const purchase = paidOnes(stage).find(() => random.chance(0.3));
    if (!purchase) return;
    const pending = purchase.refunds.find(({ state }) => state === 'pending');
    if (pending) gateway.endRefund(purchase, pending);
    else if (leftOf(purchase) > 0) {
      gateway.refundThere(purchase, 1 + random.int(leftOf(purchase)));
      money.refundedThere(purchase);
    }
    scheduler.note(`${purchase.id} ${pending ? 'refund arrived' : 'refunded there'}`);
  };

  const cancel: Operation = () => {
    if (placed().length === 0) return;
    const orderId = random.pick(placed()).ids[0] ?? '';
    start('cancel', async (platform) => {
      const version = await versionOf(platform, orderId);
      await cancelOrder(as(platform, assistant), { orderId, version });
    });
  };

  /** A customer looks at what they ordered, or at what they paid. */
  const look: Operation = () => {
    const person = random.pick(customers);
    if (random.chance(0.5)) return start('look at orders', (platform) => money.lookAtOrders(platform, person));
    start('look at payments', (platform) => money.lookAtPayments(platform, person));
  };

  const sweep: Operation = () => start('sweep', (platform) => paymentSweep.run(platform, {}, run));

  const letTimePass: Operation = () => {
    const milliseconds = random.pick([-2_000, 1_000, 40_000, 11 * MINUTE, 58 * MINUTE, 117 * MINUTE, 300 * MINUTE]);
    scheduler.note(`${milliseconds / 1_000} s pass`);
    if (milliseconds < 0) clock.jump(milliseconds);
    else clock.advance(milliseconds);
  };

  return [
    [4, order],
    [8, checkout],
    [12, pay],
    [8, deliver],
    [4, comeBack],
    [5, refund],
    [4, refundThere],
    [1, cancel],
    [4, look],
    [2, sweep],
    [3, letTimePass],
  ];
}
