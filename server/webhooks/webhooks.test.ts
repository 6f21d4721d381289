import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityError, type IdentityProvider } from '#platform/identity/provider.ts';
import { createStripeGateway } from '#platform/payments/stripe.ts';
import type { Platform } from '#platform/platform.ts';
import { createWorld, type World } from '#tests/world.ts';
import { PAYMENT_WEBHOOK, PROVIDER_LOGOUT, webhookRoutes } from './webhooks.ts';

const webhookSecret = 'whsec_0123456789abcdef';
const message = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.created',
  data: { object: { id: 'cus_1', object: 'customer', metadata: {} } },
});
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

/** As Stripe signs: https://docs.stripe.com/webhooks#verify-manually */
function signatureOf(body: string, { at = secondsAgo(0), secret = webhookSecret } = {}): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

describe('a message of the payment gateway', () => {
  let world: World;
  let platform: Platform;
  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
    const stripe = { secretKey: 'sk_test_0123456789abcdef', webhookSecret, apiBase: null };
    platform = { ...world, payments: createStripeGateway(stripe, {}) };
  });
  afterAll(() => world.close());

  const send = async (body: string, signature: string | null, to: Platform = platform) => {
    const headers: Record<string, string> = signature === null ? {} : { 'stripe-signature': signature };
    return (await webhookRoutes(to).request(PAYMENT_WEBHOOK, { method: 'POST', body, headers })).status;
  };

  it('is taken when the gateway signed it, however often it comes', async () => {
    expect(await send(message, signatureOf(message))).toBe(200);
    expect(await send(message, signatureOf(message))).toBe(200);
  });

  it.each([
    ['is not signed', message, null],
    ['is signed by somebody else', message, signatureOf(message, { secret: 'whsec_another' })],
    ['was changed afterwards', message.replace('evt_1', 'evt_2'), signatureOf(message)],
    ['was signed more than five minutes ago', message, signatureOf(message, { at: secondsAgo(330) })],
  ])('is refused when it %s', async (_how, body, signature) => {
    expect(await send(body, signature)).toBe(400);
  });

  it('is not found where nothing can be paid', async () => {
    expect(await send(message, signatureOf(message), { ...platform, payments: null })).toBe(404);
  });
});

describe('a logout that the identity provider announces', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
  });
  afterAll(() => world.close());

  const send = async (readLogout: IdentityProvider['readLogout'] | null) => {
    const identity = readLogout && ({ readLogout } as IdentityProvider);
    const body = new URLSearchParams({ logout_token: 'token' });
    return (await webhookRoutes({ ...world, identity }).request(PROVIDER_LOGOUT, { method: 'POST', body })).status;
  };
  const notice = { issuer: 'https://id.example', id: '1', subject: 'alice', sessionId: null };

  it('is taken once, and refused the second time', async () => {
    expect(await send(async () => notice)).toBe(200);
    expect(await send(async () => notice)).toBe(400);
  });

  it.each([
    ['refused', 400],
    ['away', 503],
  ] as const)('is answered where the provider is %s', async (reason, status) => {
    expect(await send(() => Promise.reject(new IdentityError(reason)))).toBe(status);
  });

  it('is not found where there is no provider', async () => {
    expect(await send(null)).toBe(404);
  });
});
