import { Hono } from 'hono';
import { takeNotice } from '#core/orders/payments/actions/take-payment-notice.ts';
import type { Platform } from '#platform/platform.ts';
import type { HttpEnv } from '#server/http/app.ts';

/** Where the payment gateway announces that something changed. Proved by a signature, not by a cookie. */
export const PAYMENT_WEBHOOK = '/webhooks/stripe';

/** 200 taken, also when it came before; 400 not signed by the gateway; 404 nothing can be paid here. */
export function webhookRoutes(platform: Platform): Hono<HttpEnv> {
  return new Hono<HttpEnv>().post(PAYMENT_WEBHOOK, async (c) => {
    const headers = { 'cache-control': 'no-store' };
    if (!platform.payments) return c.json({ error: 'not-found' }, 404, headers);
    const taken = await takeNotice(platform, await c.req.text(), c.req.header('stripe-signature') ?? null);
    return taken ? c.json({ taken: true }, 200, headers) : c.json({ error: 'signature' }, 400, headers);
  });
}
