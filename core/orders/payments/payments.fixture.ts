import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { z } from 'zod';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { takeNotice } from '#core/orders/payments/actions/take-payment-notice.ts';
import { createStripeGateway } from '#platform/payments/stripe.ts';
import { defineJob } from '#platform/queue/define.ts';
import { createStripeStandIn, type StripeStandIn } from '#sandbox/stripe/stand-in.ts';
import { paymentNotices } from './schema.ts';

type ShopOptions = NonNullable<Parameters<typeof createShop>[1]>;

/** Fulfilment has tests of its own. */
const quiet = defineJob({ name: 'order.fulfil', input: z.object({}), run: async () => {} });

export interface PayingShop {
  shop: Shop;
  stripe: StripeStandIn;
  /** Until every message of the gateway was taken and worked off. */
  settle(): Promise<void>;
  purchaseAt(url: string): StripeStandIn['purchases'][number];
  /** Pays on the gateway's page at `url`. */
  payAt(url: string, card: string): Promise<Response>;
  close(): Promise<void>;
}

/** A shop before a stand-in of the gateway, whose messages it takes over HTTP. @param jobs beside fulfilment, which does nothing */
export async function createPayingShop(
  kind: Parameters<typeof createShop>[0],
  jobs: NonNullable<ShopOptions['jobs']>,
): Promise<PayingShop> {
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const taken = await takeNotice(shop.world, body, String(request.headers['stripe-signature']));
    response.writeHead(taken ? 200 : 400).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const stripe = await createStripeStandIn({ webhookUrl: `http://127.0.0.1:${port}/` });
  const { STRIPE_API_BASE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripe.environment;
  const gateway = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase: STRIPE_API_BASE };
  const shop = await createShop(kind, {
    env: stripe.environment,
    now: new Date(),
    payments: createStripeGateway(gateway, {}),
    jobs: [...jobs, quiet],
  });
  const taken = () => shop.inSystem(async (tx) => (await tx.select().from(paymentNotices)).length);
  return {
    shop,
    stripe,
    async settle() {
      await expect.poll(taken, { timeout: 10_000 }).toBe(stripe.webhooks.sent.length);
      await shop.world.drain();
    },
    purchaseAt(url) {
      const found = stripe.purchases.find(({ id }) => url.endsWith(id));
      if (!found) throw new Error('no such purchase');
      return found;
    },
    payAt: (url, card) => fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' }),
    async close() {
      await shop.world.close();
      await stripe.close();
      receiver.close();
    },
  };
}
