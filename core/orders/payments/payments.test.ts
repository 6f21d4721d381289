import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import { tellOfRequest } from '#core/orders/actions/tell-of-request.ts';
import { invoices } from '#core/orders/invoices/schema.ts';
import { orderTellOfRequest } from '#core/orders/jobs.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import { refreshOrderPayments } from '#core/orders/payments/actions/refresh-order-payments.ts';
import { refreshPayment } from '#core/orders/payments/actions/refresh-payment.ts';
import { startCheckout } from '#core/orders/payments/actions/start-checkout.ts';
import { takeNotice } from '#core/orders/payments/actions/take-payment-notice.ts';
import { paymentGraceMs } from '#core/orders/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { CheckoutRequest } from '#platform/payments/gateway.ts';
import type { StripeStandIn } from '#sandbox/stripe/stand-in.ts';
import { alice, assistant, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import type { World } from '#tests/world.ts';
import { paymentClose, paymentRefresh, paymentSweep } from './jobs.ts';
import { createPayingShop, type PayingShop } from './payments.fixture.ts';
import { checkoutLifeMs } from './rules.ts';
import { payments } from './schema.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';

onEachDatabase('paying an order', (_open, kind, { rule }) => {
  let shop: Shop;
  let world: World;
  let stripe: StripeStandIn;
  let paying: PayingShop;
  const as = (actor: Context['actor']) => shop.as(actor);
  const read = <Result>(work: (tx: Transaction) => Promise<Result>) => shop.inSystem(work);
  const order = async (actor = alice) => (await shop.order('detailed-exposure-report', actor)).id;
  const documentsOf = (id: string) =>
    read((tx) =>
      tx.select().from(invoices).where(eq(invoices.orderId, id)).orderBy(invoices.createdAt, invoices.number),
    );
  const tries = (id: string) => read((tx) => tx.select().from(payments).where(eq(payments.orderId, id)));
  const payAt = (url: string, card: string) => paying.payAt(url, card);
  const purchaseAt = (url: string) => paying.purchaseAt(url);
  const settle = () => paying.settle();

  beforeAll(async () => {
    paying = await createPayingShop(kind, [paymentRefresh, paymentClose, paymentSweep, orderTellOfRequest]);
    ({ shop, stripe } = paying);
    world = shop.world;
  });
  afterAll(() => paying.close());
  beforeEach(() => {
    stripe.breakDown(0);
  });

  rule('who pays at once gets one mail, and who does not is told of the request a little later, once', async () => {
    const [paidAtOnce, later] = [await order(), await order()];
    await payAt(await startCheckout(as(alice), paidAtOnce), '4242424242424242');
    await settle();
    await world.drain();
    const toAlice = () => world.mailbox.splice(0).filter(({ to }) => JSON.stringify(to).includes(alice.email));
    expect(toAlice().map(({ subject }) => subject)).toEqual(['Payment received: Detailed Exposure Report']);
    world.clock.advance(paymentGraceMs);
    await world.drain();
    const [told, ...more] = toAlice();
    expect(more).toEqual([]);
    expect(told?.subject).toBe('We have your request: Detailed Exposure Report');
    expect(told?.text).toContain(later);
    await tellOfRequest(world, later);
    await world.drain();
    expect(toAlice()).toEqual([]);
  });

  it('a page that is opened again and again makes the gateway be asked once in two seconds', async () => {
    const id = await order();
    await startCheckout(as(alice), id);
    let asked = 0;
    const gateway = world.payments;
    if (!gateway) throw new Error('a shop that takes payments has a gateway');
    const findPayment: typeof gateway.findPayment = (checkoutId) => {
      asked += 1;
      return gateway.findPayment(checkoutId);
    };
    const ctx = { ...as(alice), platform: { ...world, payments: { ...gateway, findPayment } } };
    await Promise.all(Array.from({ length: 10 }, () => refreshOrderPayments(ctx, id)));
    expect(asked).toBe(1);
    world.clock.advance(2_000);
    await refreshOrderPayments(ctx, id);
    expect(asked).toBe(2);
    // Somebody else's order is not looked at, and spends nothing.
    await refreshOrderPayments({ ...ctx, actor: bob }, id);
    expect(asked).toBe(2);
  });

  rule('Alice pays with a card: the order is paid, an invoice is issued, and one mail says so', async () => {
    const id = await order();
    const url = await startCheckout(as(alice), id);
    expect(purchaseAt(url)).toMatchObject({ amount: 8000, currency: 'gbp', item: 'Detailed Exposure Report' });
    expect((await shop.read(id)).paymentStatus).toBe('unpaid');
    await world.drain();
    world.mailbox.length = 0;
    await payAt(url, GOOD);
    await settle();
    expect(await shop.read(id)).toMatchObject({ paymentStatus: 'paid' });
    const [document, ...more] = await documentsOf(id);
    expect(more).toEqual([]);
    expect(document).toMatchObject({
      number: expect.stringMatching(/^QP-\d{4}-\d{6}$/),
      kind: 'invoice',
      document: { amount: 8000, currency: 'GBP', method: 'Visa ending in 4242', buyer: { email: alice.email } },
    });
    const paid = world.mailbox.filter(({ to }) => JSON.stringify(to).includes(alice.email));
    expect(paid.map(({ subject }) => subject)).toEqual(['Payment received: Detailed Exposure Report']);
    expect(paid[0]?.text).toContain(document?.number);
    await expect(startCheckout(as(alice), id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('a double click, a second tab and the back button lead to one payment page', async () => {
    const id = await order();
    const before = stripe.purchases.length;
    const urls = await Promise.all(Array.from({ length: 20 }, () => startCheckout(as(alice), id)));
    expect(new Set(urls).size).toBe(1);
    expect(stripe.purchases.length - before).toBe(1);
    expect(await tries(id)).toHaveLength(1);
  });

  it('fifty parallel deliveries of one message have one effect, and late ones none', async () => {
    const id = await order();
    await payAt(await startCheckout(as(alice), id), GOOD);
    await settle();
    const completed = stripe.webhooks.sent.findLast(({ type }) => type === 'checkout.session.completed');
    if (!completed) throw new Error('no message');
    const entries = () => read(async (tx) => (await tx.select().from(auditLogs)).length);
    const before = await entries();
    const answers = await Promise.all(Array.from({ length: 50 }, () => stripe.webhooks.deliver(completed)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await world.drain();
    expect(await entries()).toBe(before);
    expect(await documentsOf(id)).toHaveLength(1);
  });

  rule('messages that overtake each other end in the same state', async () => {
    const ends: unknown[] = [];
    for (const arrange of [<T>(all: T[]) => all, <T>(all: T[]) => all.toReversed()]) {
      const id = await order();
      const url = await startCheckout(as(alice), id);
      stripe.webhooks.hold();
      await payAt(url, DECLINED);
      await payAt(url, GOOD);
      stripe.refund(purchaseAt(url));
      await stripe.webhooks.release(arrange);
      await settle();
      const documents = (await documentsOf(id)).map(({ kind, document }) => [kind, document.amount]);
      ends.push([(await shop.read(id)).paymentStatus, documents, (await tries(id)).map(({ state }) => state)]);
    }
    expect(ends[0]).toEqual([
      'refunded',
      [
        ['invoice', 8000],
        ['credit-note', 8000],
      ],
      ['refunded'],
    ]);
    expect(ends[1]).toEqual(ends[0]);
  });

  rule('a declined card shows as failed, and another card pays', async () => {
    const id = await order();
    const url = await startCheckout(as(alice), id);
    await payAt(url, DECLINED);
    await settle();
    expect((await shop.read(id)).paymentStatus).toBe('failed');
    expect(await startCheckout(as(alice), id)).toBe(url);
    await payAt(url, GOOD);
    await settle();
    expect((await shop.read(id)).paymentStatus).toBe('paid');
  });

  rule('a part given back is credited, and the order stays paid', async () => {
    const id = await order();
    const url = await startCheckout(as(alice), id);
    await payAt(url, GOOD);
    await settle();
    stripe.refund(purchaseAt(url), 3000);
    await settle();
    expect((await shop.read(id)).paymentStatus).toBe('paid');
    expect((await documentsOf(id)).map(({ kind, document }) => [kind, document.amount])).toEqual([
      ['invoice', 8000],
      ['credit-note', 3000],
    ]);
    stripe.refund(purchaseAt(url));
    await settle();
    expect((await shop.read(id)).paymentStatus).toBe('refunded');
    expect((await documentsOf(id)).at(-1)?.document.amount).toBe(5000);
  });

  rule('a page that has ended makes room for another', async () => {
    const id = await order();
    const url = await startCheckout(as(alice), id);
    await fetch(`${stripe.origin}/v1/checkout/sessions/${purchaseAt(url).id}/expire`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stripe.environment.STRIPE_SECRET_KEY}` },
    });
    await settle();
    expect((await shop.read(id)).paymentStatus).toBe('unpaid');
    expect(await startCheckout(as(alice), id)).not.toBe(url);
    expect((await tries(id)).map(({ attempt }) => attempt).sort()).toEqual([1, 2]);
  });

  rule('Bob cannot pay Alice’s order, and is told what he would be told of none', async () => {
    const id = await order();
    const told = async (actor: Context['actor'], orderId: string) =>
      startCheckout(as(actor), orderId).then(
        () => 'paid',
        (error) => [error.code, error.publicMessage],
      );
    expect(await told(bob, id)).toEqual(await told(bob, '0190aaaa-0000-7000-8000-00000000ffff'));
    expect(await told(visitor, id)).not.toBe('paid');
    expect(await tries(id)).toEqual([]);
  });

  rule('a cancelled order cannot be paid, also not on the page that was open', async () => {
    const id = await order();
    const { version } = await shop.read(id);
    const url = await startCheckout(as(alice), id);
    await cancelOrder(as(assistant), { orderId: id, version });
    await expect(startCheckout(as(alice), id)).rejects.toMatchObject({ code: 'conflict' });
    await world.drain();
    expect(await (await payAt(url, GOOD)).text()).toContain('has ended');
    await settle();
    expect(await shop.read(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
  });

  rule('a payment of another amount changes nothing but the audit log', async () => {
    const id = await order();
    const url = await startCheckout(as(alice), id);
    purchaseAt(url).amount = 100;
    await payAt(url, GOOD);
    const [payment] = await tries(id);
    await expect(refreshPayment(world, payment?.id ?? '')).rejects.toMatchObject({ code: 'internal' });
    expect((await shop.read(id)).paymentStatus).toBe('unpaid');
    expect(await documentsOf(id)).toEqual([]);
    await settle();
  });

  rule('while the gateway is down nothing is lost, and trying again leads to one page', async () => {
    const id = await order();
    stripe.breakDown(3);
    await expect(startCheckout(as(alice), id)).rejects.toMatchObject({
      code: 'unavailable',
      publicMessage: 'Failed to process your request. Please try again.',
    });
    stripe.breakDown(0);
    await startCheckout(as(alice), id);
    expect(await tries(id)).toHaveLength(1);
  });

  rule('a payment whose message never came is found by looking', async () => {
    const id = await order();
    const url = await startCheckout(as(alice), id);
    stripe.webhooks.hold();
    await payAt(url, GOOD);
    world.clock.advance(11 * 60_000);
    await read((tx) => tx.update(payments).set({ attempt: 1 }).where(eq(payments.orderId, id)));
    await paymentSweep.run(
      world,
      {},
      { id: 'j', attempt: 1, lastAttempt: false, signal: new AbortController().signal },
    );
    await world.drain();
    expect((await shop.read(id)).paymentStatus).toBe('paid');
    await stripe.webhooks.release();
    await settle();
  });

  rule('who has paid on a page whose message never came is not asked to pay again once that page is old', async () => {
    const id = await order();
    stripe.webhooks.hold();
    await payAt(await startCheckout(as(alice), id), GOOD);
    world.clock.advance(checkoutLifeMs);
    await expect(startCheckout(as(alice), id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await tries(id)).toMatchObject([{ attempt: 1, state: 'paid' }]);
    await stripe.webhooks.release();
    await settle();
  });

  rule('there is no second page while the gateway cannot say how the first one ended', async () => {
    const id = await order();
    await startCheckout(as(alice), id);
    world.clock.advance(checkoutLifeMs);
    stripe.breakDown(9);
    await expect(startCheckout(as(alice), id)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await tries(id)).toHaveLength(1);
    stripe.breakDown(0);
    await startCheckout(as(alice), id);
    expect(await tries(id)).toMatchObject([{ state: 'expired' }, { state: 'open' }]);
  });

  /** @returns Alice in a tab that does not hear of the page it has opened at the gateway until `answer` is called */
  function slowTab() {
    const opened = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const gateway = world.payments;
    if (!gateway) throw new Error('no gateway');
    const openCheckout = async (request: CheckoutRequest) => {
      const checkout = await gateway.openCheckout(request);
      opened.resolve();
      await answered.promise;
      return checkout;
    };
    const platform: Context['platform'] = Object.create(world, { payments: { value: { ...gateway, openCheckout } } });
    return { ctx: { ...as(alice), platform }, opened: opened.promise, answer: answered.resolve };
  }

  rule(
    'a page that another has taken the place of while it was being opened is not handed out, and is ended',
    async () => {
      const id = await order();
      const slow = slowTab();
      const first = startCheckout(slow.ctx, id);
      await slow.opened;
      world.clock.advance(checkoutLifeMs);
      const second = await startCheckout(as(alice), id);
      slow.answer();
      expect(await first).toBe(second);
      const [ended, open] = (await tries(id)).toSorted((a, b) => a.attempt - b.attempt);
      expect([ended?.state, open?.state]).toEqual(['expired', 'open']);
      expect(await (await payAt(ended?.checkoutUrl ?? '', GOOD)).text()).toContain('has ended');
      expect(second).toBe(open?.checkoutUrl);
    },
  );

  rule(
    'the page of an order that was cancelled while it was being opened is not handed out, and is ended',
    async () => {
      const id = await order();
      const { version } = await shop.read(id);
      const slow = slowTab();
      const url = startCheckout(slow.ctx, id);
      await slow.opened;
      await cancelOrder(as(assistant), { orderId: id, version });
      await world.drain();
      slow.answer();
      await expect(url).rejects.toMatchObject({ code: 'conflict' });
      await world.drain();
      expect(await tries(id)).toMatchObject([{ state: 'expired' }]);
    },
  );

  rule(
    'a message that the gateway did not sign is refused, and one about nothing of ours is taken and left',
    async () => {
      expect(await takeNotice(world, '{"id":"evt_1"}', 't=1,v1=00')).toBe(false);
      stripe.webhooks.announce('customer.created', { object: 'customer', metadata: {} });
      await settle();
    },
  );

  it('numbers of invoices have no gaps, also when many are paid at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => order(bob)));
    const urls = await Promise.all(ids.map((id) => startCheckout(as(bob), id)));
    await Promise.all(urls.map((url) => payAt(url, GOOD)));
    await settle();
    const numbers = await read(async (tx) =>
      (await tx.select().from(invoices)).map(({ number }) => Number(number.slice(-6))),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  });
});
