import { Hono } from 'hono';
import { endByProvider } from '#core/accounts/provider/actions/end-by-provider.ts';
import { takeNotice } from '#core/orders/payments/actions/take-payment-notice.ts';
import type { Platform } from '#platform/platform.ts';
import type { HttpEnv } from '#server/http/app.ts';

/** Where the payment gateway announces that something changed. Proved by a signature, not by a cookie. */
export const PAYMENT_WEBHOOK = '/webhooks/stripe';

/** Where the identity provider announces that somebody signed out there. Proved by its signature. */
export const PROVIDER_LOGOUT = '/auth/oidc/logout';

/** OpenID Connect Back-Channel Logout 1.0, 2.8: 200 taken, 400 refused; 503 asks to try again. */
const statusOf = { taken: 200, refused: 400, away: 503, 'not-found': 404 } as const;

/** 200 taken, also when it came before; 400 not signed by the gateway; 404 nothing can be paid here. */
export function webhookRoutes(platform: Platform): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post(PROVIDER_LOGOUT, async (c) => {
    const token = new URLSearchParams(await c.req.text()).get('logout_token') ?? '';
    const taken = await endByProvider(platform, token);
    return c.body(null, statusOf[taken], { 'cache-control': 'no-store' });
  });
  return routes.post(PAYMENT_WEBHOOK, async (c) => {
    const headers = { 'cache-control': 'no-store' };
    if (!platform.payments) return c.json({ error: 'not-found' }, 404, headers);
    const taken = await takeNotice(platform, await c.req.text(), c.req.header('stripe-signature') ?? null);
    return taken ? c.json({ taken: true }, 200, headers) : c.json({ error: 'signature' }, 400, headers);
  });
}
