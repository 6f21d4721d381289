import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentStatus } from '#contract/orders/types.ts';
import { setPaymentStatus } from '#core/orders/actions/set-payment-status.ts';
import { invoices } from '#core/orders/invoices/schema.ts';
import { orderTellOfRequest } from '#core/orders/jobs.ts';
import { startCheckout } from '#core/orders/payments/actions/start-checkout.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { admin, alice } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { paymentClose, paymentRefresh, paymentSweep } from './jobs.ts';
import { createPayingShop, type PayingShop } from './payments.fixture.ts';

const CARD = '4242424242424242';

onOneDatabase('a payment status that is set by hand', (_open, kind) => {
  let paying: PayingShop;
  beforeAll(async () => {
    paying = await createPayingShop(kind, [paymentRefresh, paymentClose, paymentSweep, orderTellOfRequest]);
  });
  afterAll(() => paying.close());
  beforeEach(() => paying.stripe.breakDown(0));

  const newOrder = async () => (await paying.shop.order('detailed-exposure-report', alice)).id;
  const rowOf = async (id: string) => {
    const [row] = await paying.shop.inSystem((tx) =>
      tx.select().from(serviceRequests).where(eq(serviceRequests.id, id)),
    );
    if (!row) throw new Error('no order');
    return row;
  };
  const setByHand = async (orderId: string, paymentStatus: PaymentStatus) =>
    setPaymentStatus(paying.shop.as(admin), { orderId, version: (await rowOf(orderId)).version, paymentStatus });
  const documentsOf = (id: string) =>
    paying.shop.inSystem((tx) => tx.select().from(invoices).where(eq(invoices.orderId, id)));

  it('is refused once the order was paid online, whatever it would be', async () => {
    const id = await newOrder();
    await paying.payAt(await startCheckout(paying.shop.as(alice), id), CARD);
    await paying.settle();
    for (const status of ['unpaid', 'pending', 'failed', 'refunded'] as const)
      await expect(setByHand(id, status), status).rejects.toMatchObject({ code: 'conflict' });
    expect(await rowOf(id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await documentsOf(id)).toHaveLength(1);
  });

  it('ends the page that the customer has open, so that nobody pays twice', async () => {
    const id = await newOrder();
    const page = await startCheckout(paying.shop.as(alice), id);
    await setByHand(id, 'paid');
    await paying.payAt(page, CARD);
    await paying.shop.world.drain();
    expect(paying.purchaseAt(page)).toMatchObject({ status: 'expired', paymentStatus: 'unpaid' });
    expect(await documentsOf(id)).toHaveLength(1);
    await expect(startCheckout(paying.shop.as(alice), id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('finds that the customer has just paid online, and changes nothing', async () => {
    const id = await newOrder();
    const page = await startCheckout(paying.shop.as(alice), id);
    // Paid at the gateway, whose message has not come yet.
    paying.stripe.webhooks.hold();
    await paying.payAt(page, CARD);
    await expect(setByHand(id, 'failed')).rejects.toMatchObject({ code: 'conflict' });
    await paying.stripe.webhooks.release();
    await paying.settle();
    expect(await rowOf(id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await documentsOf(id)).toHaveLength(1);
  });

  it('waits while the gateway does not answer', async () => {
    const id = await newOrder();
    await startCheckout(paying.shop.as(alice), id);
    paying.stripe.breakDown(20);
    await expect(setByHand(id, 'paid')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await rowOf(id)).toMatchObject({ paymentStatus: 'unpaid' });
  });
});
