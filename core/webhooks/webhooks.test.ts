import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebhookKind } from '#contract/webhooks/types.ts';
import type { Context } from '#core/base/context.ts';
import { sendOrderMessage } from '#core/orders/actions/send-order-message.ts';
import { setOrderStatus } from '#core/orders/actions/set-status.ts';
import { orderFulfil } from '#core/orders/jobs.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { prepareCase } from '#core/removal/actions/prepare-case.ts';
import { type Outgoing, OutgoingError, type OutgoingRequest } from '#platform/http/outgoing.ts';
import { admin, alice, bob, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { addWebhook } from './actions/add-webhook.ts';
import { changeWebhook } from './actions/change-webhook.ts';
import { removeWebhook } from './actions/remove-webhook.ts';
import { replayDelivery, testWebhook } from './actions/send-by-hand.ts';
import { signedHeaders } from './internal/sign.ts';
import { webhookDeliver, webhookEvent } from './jobs.ts';
import { getWebhook, listDeliveries, listWebhooks } from './queries/webhooks.ts';
import { retryDelay } from './rules.ts';
import { webhooks } from './schema.ts';

describe('a signature', () => {
  it('is that of Standard Webhooks', () => {
    const headers = signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    });
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});

describe('the tries', () => {
  it('end 24 hours after the first', () => {
    const delays = Array.from({ length: 20 }, (_, n) => retryDelay(n + 1)).filter((delay) => delay !== null);
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(86_400_000);
  });
});

onOneDatabase('webhooks', (_open, kind) => {
  let shop: Shop;
  /** What the outside answers, and what it was sent. */
  const outside = { status: 200 as number | OutgoingError, sent: [] as OutgoingRequest[] };
  const outgoing: Outgoing = {
    async fetch(request) {
      outside.sent.push(request);
      if (outside.status instanceof OutgoingError) throw outside.status;
      return { status: outside.status, headers: new Headers(), body: new Uint8Array(), text: () => '' };
    },
    close: async () => {},
  };
  /** A program of theirs, which needs no password. */
  const asToken = (person: Person): Context => shop.as({ ...person, token: { scopes: ['webhooks:write'] } });
  const input = { url: 'https://hooks.example/in', format: 'standard', details: false } as const;
  const add = (person: Person, ...kinds: WebhookKind[]) => addWebhook(asToken(person), { ...input, kinds });
  const logOf = async (person: Person, id: string) =>
    (await listDeliveries(shop.as(person), id, { before: null, after: null })).rows;
  const drain = async () => {
    outside.sent.length = 0;
    await shop.world.drain();
    return outside.sent;
  };
  const clear = () => shop.inSystem((tx) => tx.delete(webhooks));

  beforeAll(async () => {
    shop = await createShop(kind, { outgoing, jobs: [webhookEvent, webhookDeliver, orderFulfil] });
  });
  afterAll(() => shop.world.close());

  it('are sent ids and kinds, signed, to the address alone', async () => {
    await clear();
    const { secret } = await add(alice, 'order.created');
    const { id } = await shop.order('privacy-guidance-package');
    const [request] = await drain();
    const body = request?.body ?? '';
    expect(JSON.parse(body)).toEqual({
      type: 'order.created',
      timestamp: expect.any(String),
      data: { orderId: id },
    });
    const { 'webhook-id': event, 'webhook-timestamp': time, 'webhook-signature': signature } = request?.headers ?? {};
    const key = Buffer.from(secret.slice(6), 'base64');
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${event}.${time}.${body}`).digest('base64')}`);
    expect(request).toMatchObject({ allow: 'input', maxRedirects: 0 });
    expect(body).not.toContain('Alice');
  });

  it('hear what is their owner’s alone', async () => {
    await clear();
    await add(bob, 'order.created', 'message.received');
    await shop.order('privacy-guidance-package', alice);
    expect(await drain()).toEqual([]);
  });

  it('hear of statuses where details are on', async () => {
    await clear();
    const { webhook } = await add(alice, 'order.changed');
    const order = await shop.order('privacy-guidance-package');
    await setOrderStatus(shop.as(admin), { orderId: order.id, version: order.version, status: 'in_progress' });
    expect(JSON.parse((await drain())[0]?.body ?? '').data).toEqual({ orderId: order.id });
    await changeWebhook(shop.as(alice), {
      ...webhook,
      id: webhook.id,
      kinds: ['order.changed'],
      format: 'standard',
      details: true,
    });
    await setOrderStatus(shop.as(admin), { orderId: order.id, version: order.version + 1, status: 'pending' });
    expect(JSON.parse((await drain())[0]?.body ?? '').data).toMatchObject({ status: 'pending' });
  });

  it('hear that a request to a company has changed, and not to which', async () => {
    await clear();
    await add(alice, 'removal.changed');
    const caseId = await prepareCase(shop.as(alice), { company: 'controllers.canva', residence: 'GB' });
    const [request] = await drain();
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ type: 'removal.changed', data: { caseId } });
    expect(request?.body).not.toMatch(/canva/i);
  });

  it('of chats are sent a sentence', async () => {
    await clear();
    await addWebhook(asToken(alice), { ...input, format: 'slack', kinds: ['message.received'] });
    const order = await shop.order('privacy-guidance-package');
    const message = { orderId: order.id, text: 'Secret words', idempotencyKey: crypto.randomUUID() };
    await sendOrderMessage(shop.as(admin), message);
    const [request] = await drain();
    expect(JSON.parse(request?.body ?? '').text).toMatch(/^Quietprint: You have a new message about an order\n/);
    expect(request?.body).not.toContain('Secret');
  });

  it('of staff are for staff', async () => {
    await clear();
    await expect(add(alice, 'staff.order.created')).rejects.toMatchObject({ code: 'forbidden' });
    await add(admin, 'staff.order.created');
    await shop.order('privacy-guidance-package', bob);
    const isWithheld = shop.world.config.staffTwoFactor;
    expect(await drain()).toHaveLength(isWithheld ? 0 : 1);
  });

  it.each([
    'http://hooks.example/in',
    'https://127.0.0.1/in',
    'https://[::1]/in',
    'https://169.254.169.254/latest',
    'https://router.local/in',
    'https://hooks.example:8443/in',
    'https://user@hooks.example/in',
  ])('do not go to %s', async (url) => {
    await expect(addWebhook(asToken(alice), { ...input, url, kinds: ['order.created'] })).rejects.toMatchObject({
      field: 'url',
    });
  });

  it('keep address and secret sealed', async () => {
    await clear();
    const { secret } = await add(alice, 'order.created');
    const rows = await shop.inSystem((tx) => tx.select().from(webhooks));
    expect(JSON.stringify([rows, shop.world.logged])).not.toMatch(new RegExp(`hooks\\.example|${secret.slice(6, 20)}`));
  });

  it('need a fresh proof in a browser', async () => {
    await expect(addWebhook(shop.as(alice), { ...input, kinds: ['order.created'] })).rejects.toMatchObject({
      field: 'proof',
    });
  });

  it('try again later, and take a replay under the same id', async () => {
    await clear();
    const { webhook } = await add(alice, 'order.created');
    outside.status = 500;
    await testWebhook(shop.as(alice), webhook);
    const first = (await drain())[0]?.headers?.['webhook-id'];
    const [waiting] = await logOf(alice, webhook.id);
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, result: '500' });
    await expect(
      replayDelivery(shop.as(alice), { id: webhook.id, deliveryId: waiting?.id ?? '' }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    outside.status = 204;
    shop.world.clock.advance(6_000);
    await webhookDeliver.run(shop.world, { deliveryId: waiting?.id ?? '', attempts: 1 }, run());
    expect(await logOf(alice, webhook.id)).toMatchObject([{ state: 'delivered', attempts: 2, result: '204' }]);
    await replayDelivery(shop.as(alice), { id: webhook.id, deliveryId: waiting?.id ?? '' });
    expect((await drain())[0]?.headers?.['webhook-id']).toBe(first);
  });

  it('are switched off after a day of failures, and tell their owner', async () => {
    await clear();
    const { webhook } = await add(alice, 'order.created');
    outside.status = new OutgoingError('forbidden-address');
    await testWebhook(shop.as(alice), webhook);
    await drain();
    for (let attempts = 1; retryDelay(attempts) !== null; attempts++) {
      shop.world.clock.advance(retryDelay(attempts) ?? 0);
      const [one] = await logOf(alice, webhook.id);
      await webhookDeliver.run(shop.world, { deliveryId: one?.id ?? '', attempts }, run());
    }
    expect(await logOf(alice, webhook.id)).toMatchObject([{ state: 'failed', result: 'forbidden-address' }]);
    expect(await shop.mailed()).toContain('alice@example.com: A webhook was switched off');
    expect((await listWebhooks(shop.as(alice)))[0]?.disabledAt).not.toBeNull();
    await expect(testWebhook(shop.as(alice), webhook)).rejects.toMatchObject({ code: 'conflict' });
    outside.status = 200;
  });

  it('of others are not found', async () => {
    await clear();
    const { webhook } = await add(alice, 'order.created');
    await expect(testWebhook(shop.as(bob), webhook)).rejects.toMatchObject({ code: 'not-found' });
    await removeWebhook(shop.as(bob), webhook);
    expect(await listWebhooks(shop.as(bob))).toEqual([]);
    await expect(getWebhook(shop.as(bob), webhook.id)).rejects.toMatchObject({ code: 'not-found' });
    const rows = await shop.inSystem((tx) => tx.select().from(webhooks).where(eq(webhooks.id, webhook.id)));
    expect(rows).toHaveLength(1);
  });
});

const run = () => ({ id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal });
