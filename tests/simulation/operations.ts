import { auditSeal } from '#core/base/audit/jobs.ts';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { refreshPayment } from '#core/orders/payments/actions/refresh-payment.ts';
import { refundPayment } from '#core/orders/payments/actions/refund-payment.ts';
import { startCheckout } from '#core/orders/payments/actions/start-checkout.ts';
import { takeNotice } from '#core/orders/payments/actions/take-payment-notice.ts';
import { paymentSweep } from '#core/orders/payments/jobs.ts';
import { alice, assistant, bob } from '#tests/cast.ts';
import { type Purchase, refundedOf } from './gateway.ts';
import type { AskedOrder, AskedRefund, Stage } from './stage.ts';

const MINUTE = 60_000;
const run = { id: 'j', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
const people = [alice, bob];

const personOf = ({ email }: AskedOrder) => people.find((one) => one.email === email) ?? alice;
const placed = ({ orders }: Stage) => orders.filter(({ ids }) => ids.length > 0);
const paidOnes = ({ gateway }: Stage) => gateway.purchases.filter(({ state }) => state === 'paid');
const leftOf = (purchase: Purchase) => purchase.request.amount - refundedOf(purchase);

/** Something that somebody does, or that happens; nothing where it makes no sense now. */
type Operation = (stage: Stage) => void;

/** A new form, or one that was sent before: whose answer was lost, or by a double click. */
const order: Operation = ({ random, orders, scheduler, shop }) => {
  const again = orders.length > 0 && random.chance(0.4);
  const asked = again ? random.pick(orders) : { email: random.pick(people).email, key: random.uuid(), ids: [] };
  if (!again) orders.push(asked);
  const input = { ...shop.form('detailed-exposure-report'), idempotencyKey: asked.key };
  scheduler.start(`order ${orders.indexOf(asked)}`, async () => {
    const { orderId } = await createOrder(shop.as(personOf(asked)), input);
    asked.ids.push(orderId);
  });
};

const checkout: Operation = (stage) => {
  const { random, scheduler, shop, pages } = stage;
  if (placed(stage).length === 0) return;
  const asked = random.pick(placed(stage));
  scheduler.start(`checkout ${stage.orders.indexOf(asked)}`, async () => {
    const url = await startCheckout(shop.as(personOf(asked)), asked.ids[0] ?? '');
    pages.add(url.split('/').at(-1) ?? '');
  });
};

const pay: Operation = ({ random, scheduler, gateway, pages }) => {
  if (pages.size === 0) return;
  const page = random.pick([...pages]);
  scheduler.note(`${page} ${gateway.pay(page, random.chance(0.8)) ? 'is paid' : 'is not paid'}`);
};

/** Messages come in any order, twice, or never. */
const deliver: Operation = ({ random, scheduler, gateway, world }) => {
  if (gateway.messages.length === 0) return;
  const at = random.int(gateway.messages.length);
  const message = gateway.messages[at];
  if (!message || random.chance(0.7)) gateway.messages.splice(at, 1);
  if (!message || random.chance(0.15)) return;
  const put = () => void gateway.messages.push(message);
  scheduler.start(
    'message',
    async () => void (await takeNotice(world, message.body, message.signature)),
    (error) => {
      if (error !== null) put();
    },
  );
};

/** The page that the gateway leads back to. */
const comeBack: Operation = ({ random, scheduler, gateway, world }) => {
  if (gateway.purchases.length === 0) return;
  const { request } = random.pick(gateway.purchases);
  scheduler.start('return', () => refreshPayment(world, request.paymentId));
};

const sendRefund = ({ scheduler, shop }: Stage, asked: AskedRefund): void =>
  scheduler.start('refund', async () => {
    const { version } = await shop.read(asked.orderId);
    await refundPayment(shop.as(assistant), { ...asked, version, reason: 'requested' });
  });

const refund: Operation = (stage) => {
  const { random, gateway, refunds } = stage;
  if (refunds.length > 0 && random.chance(0.3)) return sendRefund(stage, random.pick(refunds));
  const purchase = paidOnes(stage).find((one) => leftOf(one) > 0 && random.chance(0.5));
  if (!purchase || !gateway) return;
  const orderId = /requests\/([0-9a-f-]+)\//.exec(purchase.request.successUrl)?.[1] ?? '';
  const amount = random.chance(0.5) ? leftOf(purchase) : 1 + random.int(leftOf(purchase));
  const asked = { orderId, paymentId: purchase.request.paymentId, refundId: random.uuid(), amount };
  refunds.push(asked);
  sendRefund(stage, asked);
};

/** Given back on the gateway's own pages; and what was given back arrives. */
const refundThere: Operation = (stage) => {
  const { random, gateway, scheduler } = stage;
  const purchase = paidOnes(stage).find(() => random.chance(0.3));
  if (!purchase) return;
  const pending = purchase.refunds.find(({ state }) => state === 'pending');
  if (pending) gateway.endRefund(purchase, pending);
  else if (leftOf(purchase) > 0) gateway.refundThere(purchase, 1 + random.int(leftOf(purchase)));
  scheduler.note(`${purchase.id} ${pending ? 'refund arrived' : 'refunded there'}`);
};

const cancel: Operation = (stage) => {
  const { random, scheduler, shop } = stage;
  if (placed(stage).length === 0) return;
  const orderId = random.pick(placed(stage)).ids[0] ?? '';
  scheduler.start('cancel', async () => {
    const { version } = await shop.read(orderId);
    await cancelOrder(shop.as(assistant), { orderId, version });
  });
};

const work: Operation = ({ scheduler, world }) => {
  if (!scheduler.isRunning('worker')) scheduler.start('worker', () => world.drain());
};

const sweep: Operation = ({ scheduler, world }) => scheduler.start('sweep', () => paymentSweep.run(world, {}, run));

const seal: Operation = ({ scheduler, world }) => {
  if (!scheduler.isRunning('seal')) scheduler.start('seal', () => auditSeal.run(world, {}, run));
};

const letTimePass: Operation = ({ random, scheduler, world }) => {
  const milliseconds = random.pick([-2_000, 1_000, 40_000, 11 * MINUTE, 58 * MINUTE, 117 * MINUTE, 300 * MINUTE]);
  scheduler.note(`${milliseconds / 1_000} s pass`);
  world.clock.advance(milliseconds);
};

const operations: readonly (readonly [weight: number, operation: Operation])[] = [
  [4, order],
  [8, checkout],
  [12, pay],
  [8, deliver],
  [4, comeBack],
  [5, refund],
  [4, refundThere],
  [1, cancel],
  [8, work],
  [2, sweep],
  [1, seal],
  [3, letTimePass],
];
const weighted = operations.flatMap(([weight, operation]) => Array<Operation>(weight).fill(operation));

/** Something happens. */
export const doSomething = (stage: Stage): void => stage.random.pick(weighted)(stage);

/** Nothing goes wrong any more, and enough time passes for everything to come to its end. */
export async function comeToRest(stage: Stage): Promise<void> {
  const { scheduler, gateway, world } = stage;
  scheduler.faulty = false;
  while ((await scheduler.step()).moved);
  for (const purchase of paidOnes(stage))
    for (const one of purchase.refunds) if (one.state === 'pending') gateway.endRefund(purchase, one);
  for (const { body, signature } of gateway.messages.splice(0)) await takeNotice(world, body, signature);
  for (const minutes of [0, 11, 150, 400, 400]) {
    world.clock.advance(minutes * MINUTE);
    await paymentSweep.run(world, {}, run);
    await world.drain();
  }
  await auditSeal.run(world, {}, run);
}
