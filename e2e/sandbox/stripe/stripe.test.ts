import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError, type PaymentGateway } from '#platform/payments/gateway.ts';
import { createStripeGateway } from '#platform/payments/stripe.ts';
import { createStripeStandIn, type StripeStandIn } from './stand-in.ts';

let stripe: StripeStandIn;
let gateway: PaymentGateway;
const received: { body: string; signature: string | null }[] = [];
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({ body: Buffer.concat(chunks).toString(), signature: String(request.headers['stripe-signature']) });
  response.writeHead(200).end();
});

const webhookSecret = 'whsec_sandbox';
const keys = (secretKey: string) => ({ secretKey, webhookSecret, apiBase: stripe.origin });

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  stripe = await createStripeStandIn({ webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` });
  gateway = createStripeGateway(keys('sk_test_sandbox'), {});
});
afterAll(async () => {
  await stripe.close();
  receiver.close();
});

const soon = new Date(Date.now() + 3_600_000);

const request = (paymentId: string) => ({
  paymentId,
  amount: 8000,
  currency: 'GBP',
  item: 'Detailed exposure report',
  language: 'fr' as const,
  customerId: null,
  email: 'alice@example.com',
  successUrl: 'http://localhost:1/paid?checkout={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:1/back',
  expiresAt: soon,
});

const payWith = (url: string, card: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });

const ofType = (type: string) => received.filter(({ body }) => JSON.parse(body).type === type);

describe('paying through Stripe’s library', () => {
  it('a checkout is opened once per payment, paid, and refunded', async () => {
    const checkout = await gateway.openCheckout(request('p1'));
    expect(await gateway.openCheckout(request('p1'))).toEqual(checkout);
    expect(stripe.purchases).toHaveLength(1);
    expect((await gateway.findPayment(checkout.id)).state).toBe('open');

    const paid = await payWith(checkout.url, '4242 4242 4242 4242');
    expect(paid.headers.get('location')).toBe(`http://localhost:1/paid?checkout=${checkout.id}`);
    expect(await gateway.findPayment(checkout.id)).toMatchObject({
      paymentId: 'p1',
      state: 'paid',
      amount: 8000,
      refunded: 0,
      currency: 'GBP',
      customerId: expect.stringMatching(/^cus_/),
      method: 'Visa ending in 4242',
    });
    const [purchase] = stripe.purchases;
    if (!purchase) throw new Error('no purchase');
    stripe.refund(purchase, 3000);
    expect(await gateway.findPayment(checkout.id)).toMatchObject({ state: 'paid', refunded: 3000 });
    stripe.refund(purchase);
    expect(await gateway.findPayment(checkout.id)).toMatchObject({ state: 'refunded', refunded: 8000 });
  });

  it('a declined card leaves the checkout open for another', async () => {
    const checkout = await gateway.openCheckout(request('p2'));
    const declined = await payWith(checkout.url, '4000000000000002');
    expect(await declined.text()).toContain('Your card was declined.');
    expect((await gateway.findPayment(checkout.id)).state).toBe('declined');
    await payWith(checkout.url, '4242424242424242');
    expect((await gateway.findPayment(checkout.id)).state).toBe('paid');
  });

  it('a checkout that was closed can no longer be paid; closing it again changes nothing', async () => {
    const checkout = await gateway.openCheckout(request('p3'));
    await gateway.closeCheckout(checkout.id);
    await gateway.closeCheckout(checkout.id);
    expect(await (await payWith(checkout.url, '4242424242424242')).text()).toContain('has ended');
    expect((await gateway.findPayment(checkout.id)).state).toBe('expired');
  });

  it('a signed message names the payment; a wrong, old or missing signature is refused', async () => {
    await expect.poll(() => ofType('charge.refunded').length).toBeGreaterThan(0);
    const { body = '', signature = null } = ofType('charge.refunded')[0] ?? {};
    expect(gateway.readNotice(body, signature)).toEqual({
      eventId: expect.stringMatching(/^evt_/),
      type: 'charge.refunded',
      paymentId: 'p1',
      reference: null,
    });
    expect(gateway.readNotice(body.replace('p1', 'p2'), signature)).toBeNull();
    expect(gateway.readNotice(body, null)).toBeNull();
    const old = signature?.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 3_600}`) ?? '';
    expect(gateway.readNotice(body, old)).toBeNull();
  });

  it('the portal leads back; failures say whether trying again makes sense', async () => {
    expect(await gateway.openPortal('cus_1', 'http://localhost:1/billing')).toMatch(/^http:\/\/localhost:\d+\/p\//);
    await expect(gateway.findPayment('cs_test_none')).rejects.toMatchObject({ reason: 'refused' });
    const stranger = createStripeGateway(keys('sk_test_wrong'), {});
    await expect(stranger.findPayment('cs_test_none')).rejects.toBeInstanceOf(GatewayError);
    stripe.breakDown(10);
    await expect(gateway.findPayment('cs_test_none')).rejects.toMatchObject({ reason: 'unavailable' });
    stripe.breakDown(0);
  });
});
