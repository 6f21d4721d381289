import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf, visitor } from '#core/base/context.ts';
import { versionOf } from '#core/base/editing.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { saveAvailability } from '#core/orders/appointments/actions/save-availability.ts';
import { readAvailability } from '#core/orders/appointments/internal/availability.ts';
import { listFreeSlots } from '#core/orders/appointments/queries/free-slots.ts';
import { invoices } from '#core/orders/invoices/schema.ts';
import { orderTellOfRequest } from '#core/orders/jobs.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import { refundPayment } from '#core/orders/payments/actions/refund-payment.ts';
import { startCheckout } from '#core/orders/payments/actions/start-checkout.ts';
import { readOrderFigures } from '#core/orders/queries/figures.ts';
import { getOwnOrder } from '#core/orders/queries/order.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { StripeStandIn } from '#sandbox/stripe/stand-in.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import type { World } from '#tests/world.ts';
import { paymentClose, paymentRefresh, paymentRefund, paymentSweep } from './jobs.ts';
import { createPayingShop, type PayingShop } from './payments.fixture.ts';
import { paymentRefunds, payments } from './schema.ts';

const GOOD = '4242424242424242';
/** Refunds to it arrive later, and fail later (https://docs.stripe.com/testing#refunds). */
const ARRIVES_LATER = '4000000000007726';
const FAILS_LATER = '4000000000005126';

type Named = { order_id?: string; amount?: number; refunded?: number };

onEachDatabase('giving payments back', (_open, kind, { rule }) => {
  let shop: Shop;
  let world: World;
  let stripe: StripeStandIn;
  let paying: PayingShop;
  const as = (actor: Context['actor']) => shop.as(actor);
  const read = <Result>(work: (tx: Transaction) => Promise<Result>) => shop.inSystem(work);
  const settle = async () => {
    await world.drain();
    await paying.settle();
  };
  const pay = async (orderId: string, card: string) => {
    const url = await startCheckout(as(alice), orderId);
    await paying.payAt(url, card);
    await settle();
    const [payment] = await read((tx) => tx.select().from(payments).where(eq(payments.orderId, orderId)));
    world.mailbox.length = 0;
    return { orderId, paymentId: payment?.id ?? '', purchase: paying.purchaseAt(url) };
  };
  const bought = async (card = GOOD) => pay((await shop.order('detailed-exposure-report', alice)).id, card);
  type Bought = Awaited<ReturnType<typeof bought>>;
  /** What the form of staff sends. */
  const form = async ({ orderId, paymentId }: Bought, amount: number) => ({
    orderId,
    paymentId,
    amount,
    version: (await shop.read(orderId)).version,
    refundId: randomUUID(),
    reason: 'requested' as const,
  });
  const give = async (sold: Bought, amount = 8000, actor: Context['actor'] = assistant) =>
    refundPayment(as(actor), await form(sold, amount));
  const stateOf = async ({ orderId }: Bought) => {
    const { status, paymentStatus, refunds } = await getOwnOrder(as(alice), orderId);
    const [payment] = await read((tx) => tx.select().from(payments).where(eq(payments.orderId, orderId)));
    const refunded = payment?.refunded;
    return { status, paymentStatus, refunded, refunds: refunds.map(({ state, amount }) => [state, amount]) };
  };
  const documentsOf = async ({ orderId }: Bought) => {
    const rows = await read((tx) =>
      tx.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.createdAt, invoices.number),
    );
    return rows.map(({ kind: one, document }) => [one, document.amount]);
  };
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error) => error.code,
    );

  beforeAll(async () => {
    paying = await createPayingShop(kind, [
      paymentRefresh,
      paymentRefund,
      paymentClose,
      paymentSweep,
      orderTellOfRequest,
    ]);
    ({ shop, stripe } = paying);
    world = shop.world;
  });
  afterAll(() => paying.close());
  beforeEach(() => {
    stripe.breakDown(0);
  });

  rule(
    'all of it: the money goes back, the order is refunded and closed, and one mail with the credit note says so',
    async () => {
      const sold = await bought();
      await give(sold);
      await settle();
      expect(await stateOf(sold)).toEqual({
        status: 'cancelled',
        paymentStatus: 'refunded',
        refunded: 8000,
        refunds: [['succeeded', 8000]],
      });
      expect(sold.purchase.charge?.refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
        [8000, 'requested_by_customer'],
      ]);
      expect(await documentsOf(sold)).toEqual([
        ['invoice', 8000],
        ['credit-note', 8000],
      ]);
      const [mail, ...more] = world.mailbox.filter(({ to }) => JSON.stringify(to).includes(alice.email));
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^Refund QPC-/);
      for (const words of ['£80', 'You asked for it.', 'Your request is cancelled with it.'])
        expect(mail?.text).toContain(words);
    },
  );

  rule('a part of it: the order stays paid and open, and the rest can follow', async () => {
    const sold = await bought();
    await give(sold, 2550);
    await settle();
    expect(await stateOf(sold)).toMatchObject({ status: 'pending', paymentStatus: 'paid', refunded: 2550 });
    expect(world.mailbox.map(({ text }) => text).join()).not.toContain('cancelled');
    await give(sold, 5450);
    await settle();
    expect(await stateOf(sold)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refunded: 8000 });
    expect(await documentsOf(sold)).toEqual([
      ['invoice', 8000],
      ['credit-note', 2550],
      ['credit-note', 5450],
    ]);
  });

  rule('the log of the order says who gave how much back, and why', async () => {
    const sold = await bought();
    await give(sold, 2550);
    world.clock.advance(1_000);
    await settle();
    const entries = (await shop.entriesOf(sold.orderId)).filter(({ details }) =>
      String((details as { event?: string } | null)?.event).startsWith('order.refund.'),
    );
    expect(entries).toMatchObject([
      { adminUserId: assistant.userId, newValues: { amount: 25.5, currency: 'GBP', reason: 'requested' } },
      { newValues: { amount: 25.5, currency: 'GBP' } },
    ]);
  });

  rule('the log names every amount in whole units of the currency, as that of an order', async () => {
    const sold = await bought();
    await give(sold, 2550);
    await settle();
    const entries = await read((tx) => tx.select().from(auditLogs).where(eq(auditLogs.userId, alice.userId)));
    const values = entries
      .map(({ entityId, newValues }) => ({ entityId, ...(newValues as Named | null) }))
      .filter((one) => one.order_id === sold.orderId || [sold.orderId, sold.paymentId].includes(one.entityId ?? ''));
    const amounts = values.flatMap(({ amount, refunded }) => [amount, refunded]).filter((one) => one !== undefined);
    expect(new Set(amounts)).toEqual(new Set([80, 25.5, 0]));
  });

  it('two of the staff at once give back once', async () => {
    const sold = await bought();
    const [one, other] = [await form(sold, 8000), await form(sold, 8000)];
    const ends = await Promise.all([
      codeOf(refundPayment(as(assistant), one)),
      codeOf(refundPayment(as(admin), other)),
    ]);
    expect(ends.toSorted()).toEqual(['conflict', 'done']);
    await settle();
    expect(sold.purchase.charge?.refunds).toHaveLength(1);
  });

  it('the same form twice, and its job twice, give back once', async () => {
    const sold = await bought();
    const sent = await form(sold, 3000);
    await refundPayment(as(assistant), sent);
    await refundPayment(as(assistant), sent);
    const job = { id: 'j', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
    await Promise.all([1, 2].map(() => paymentRefund.run(world, { refundId: sent.refundId }, job)));
    await settle();
    expect(sold.purchase.charge?.refunds.map(({ amount }) => amount)).toEqual([3000]);
  });

  rule('more than is left is refused, also while the rest is on its way', async () => {
    const sold = await bought();
    await expect(give(sold, 8001)).rejects.toMatchObject({
      code: 'invalid',
      field: 'amount',
      publicMessage: 'At most £80 can be given back of this payment.',
    });
    await give(sold, 5000);
    await expect(give(sold, 3001)).rejects.toMatchObject({ code: 'invalid' });
    await give(sold, 3000);
    await expect(give(sold, 1)).rejects.toMatchObject({ code: 'conflict' });
    await settle();
    expect(await stateOf(sold)).toMatchObject({ paymentStatus: 'refunded', refunded: 8000 });
  });

  rule('a payment of another order is not found under this one', async () => {
    const [sold, other] = [await bought(), await bought()];
    await expect(give({ ...sold, paymentId: other.paymentId })).rejects.toMatchObject({ code: 'not-found' });
  });

  rule('Alice, Bob and a visitor cannot give anything back', async () => {
    const sold = await bought();
    expect(await codeOf(give(sold, 8000, alice))).toBe('forbidden');
    expect(await codeOf(give(sold, 8000, bob))).toBe('not-found');
    expect(await codeOf(give(sold, 8000, visitor))).toBe('not-found');
    expect(await stateOf(sold)).toMatchObject({ refunds: [] });
  });

  rule('a customer reads their own refunds and no others, and can write none', async () => {
    const sold = await bought();
    await give(sold, 100);
    const rowsOf = (actor: Context['actor']) =>
      world.database.read(scopeOf(actor), (tx) =>
        tx.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, sold.paymentId)),
      );
    expect([(await rowsOf(alice)).length, (await rowsOf(bob)).length, (await rowsOf(visitor)).length]).toEqual([
      1, 0, 0,
    ]);
    const write = world.database.transaction(scopeOf(alice), (tx) =>
      tx.insert(paymentRefunds).values({ paymentId: sold.paymentId, amount: 1 }),
    );
    await expect(write).rejects.toThrow();
    await settle();
  });

  rule('what was begun on Stripe’s own pages arrives, with its refund', async () => {
    const sold = await bought();
    stripe.refund(sold.purchase, 1000);
    await settle();
    expect(await stateOf(sold)).toMatchObject({ refunded: 1000, refunds: [['succeeded', 1000]], status: 'pending' });
    stripe.refund(sold.purchase);
    await settle();
    expect(await stateOf(sold)).toMatchObject({ refunded: 8000, paymentStatus: 'refunded', status: 'cancelled' });
  });

  rule('while Stripe is down the refund waits, and arrives once when it is back', async () => {
    const sold = await bought();
    stripe.breakDown(3);
    await give(sold);
    await world.drain();
    stripe.breakDown(0);
    world.clock.advance(60_000);
    await settle();
    expect(await stateOf(sold)).toMatchObject({ paymentStatus: 'refunded', refunds: [['succeeded', 8000]] });
    expect(sold.purchase.charge?.refunds).toHaveLength(1);
  });

  rule('an answer that was lost is no second refund', async () => {
    const sold = await bought();
    const sent = await form(sold, 3000);
    await refundPayment(as(assistant), sent);
    await world.payments?.refund({
      refundId: sent.refundId,
      paymentId: sold.paymentId,
      reference: sold.purchase.charge?.id ?? '',
      amount: 3000,
      reason: 'requested_by_customer',
    });
    await settle();
    expect(sold.purchase.charge?.refunds).toHaveLength(1);
    expect(await stateOf(sold)).toMatchObject({ refunds: [['succeeded', 3000]] });
  });

  rule('a refund that is on its way is said to be, until it has arrived', async () => {
    const sold = await bought(ARRIVES_LATER);
    await give(sold);
    await settle();
    expect(await stateOf(sold)).toMatchObject({ paymentStatus: 'refunded', refunds: [['pending', 8000]] });
    const [refund] = sold.purchase.charge?.refunds ?? [];
    if (refund) stripe.endRefund(sold.purchase, refund);
    await settle();
    expect(await stateOf(sold)).toMatchObject({ refunds: [['succeeded', 8000]] });
  });

  rule('one that fails days later is shown as failed, staff are told, and the credit note stays', async () => {
    const sold = await bought(FAILS_LATER);
    stripe.refund(sold.purchase);
    await settle();
    world.mailbox.length = 0;
    const [refund] = sold.purchase.charge?.refunds ?? [];
    if (refund) stripe.endRefund(sold.purchase, refund);
    await settle();
    expect(await stateOf(sold)).toMatchObject({ paymentStatus: 'refunded', refunds: [['failed', 8000]] });
    expect(await documentsOf(sold)).toHaveLength(2);
    expect(world.mailbox.map(({ subject }) => subject)).toEqual(['A refund did not arrive: Detailed Exposure Report']);
    await expect(give(sold)).rejects.toMatchObject({ code: 'conflict' });
  });

  rule('what Stripe refuses is failed, staff are told, and it can be asked for again', async () => {
    const sold = await bought();
    const charge = sold.purchase.charge;
    await give(sold, 500);
    if (charge) charge.refunded = 8000;
    stripe.webhooks.hold();
    await world.drain();
    expect(
      await read((tx) => tx.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, sold.paymentId))),
    ).toMatchObject([{ state: 'failed', failure: 'refused' }]);
    expect(world.mailbox.map(({ subject }) => subject)).toContain('A refund did not arrive: Detailed Exposure Report');
    await stripe.webhooks.release();
  });

  rule('what was given back is no revenue', async () => {
    const paid = async () =>
      (await readOrderFigures(as(admin))).reduce((sum, { isPaid, amount }) => sum + (isPaid ? amount : 0), 0);
    const before = await paid();
    const sold = await bought();
    expect((await paid()) - before).toBe(80);
    await give(sold, 2550);
    await settle();
    expect((await paid()) - before).toBeCloseTo(54.5);
    await give(sold, 5450);
    await settle();
    expect((await paid()) - before).toBeCloseTo(0);
  });

  rule('the appointment of a refunded order is free again, and both sides have it in their mail', async () => {
    const week = Array.from({ length: 7 }, () => [{ from: '09:00', to: '17:00' }]);
    const hours = { shownAs: 'Dana', about: '', timeZone: 'Europe/London', week, exceptions: [] };
    const saved = await read((tx) => readAvailability(tx, assistant));
    await saveAvailability(as(assistant), hours, versionOf(saved));
    const [slot] = await listFreeSlots(as(alice), 60);
    const input = shop.form('expert-consultancy', { hours: 1, slot: slot?.startsAt, timeZone: 'Europe/Paris' });
    const { orderId } = await createOrder(as(alice), input);
    const sold = await pay(orderId, GOOD);
    await give(sold, sold.purchase.amount);
    await settle();
    const { appointment } = await getOwnOrder(as(alice), orderId);
    expect(appointment).toMatchObject({ isCancelled: true });
    expect((await listFreeSlots(as(alice), 60))[0]).toEqual(slot);
    const about = world.mailbox.map(({ to, attachments }) => [
      String(to),
      (attachments ?? []).map((one) => one.filename),
    ]);
    expect(about.toSorted()).toEqual([
      [alice.email, ['appointment.ics']],
      [assistant.email, ['appointment.ics']],
    ]);
  });
});
