import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '#core/base/context.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { isPublicAddress } from '#platform/http/addresses.ts';
import { answer, connected, world as outside, standInForEachTest } from '#platform/http/outgoing.fixture.ts';
import type { Outgoing } from '#platform/http/outgoing.ts';
import { alice } from '#tests/cast.ts';
import { addWebhook } from './actions/add-webhook.ts';
import { removeWebhook } from './actions/remove-webhook.ts';
import { testWebhook } from './actions/send-by-hand.ts';
import { webhookDeliver } from './jobs.ts';
import { listDeliveries } from './queries/webhooks.ts';

standInForEachTest();

let shop: Shop;
/** Where names lead, and what may be connected to. */
let way: Outgoing;
const asToken = (): Context => shop.as({ ...alice, token: { scopes: ['webhooks:write'] } });

beforeAll(async () => {
  const outgoing: Outgoing = { fetch: (request) => way.fetch(request), close: async () => {} };
  shop = await createShop('embedded', { outgoing, jobs: [webhookDeliver] });
});
beforeEach(() => {
  way = connected();
});
afterAll(() => shop.world.close());

/** Of a webhook of its own: what failed before is not tried again meanwhile. */
async function resultOfTest(): Promise<string | null | undefined> {
  const input = { url: 'https://hooks.example.com/in', kinds: ['order.created' as const] };
  const { webhook } = await addWebhook(asToken(), { ...input, format: 'standard', details: false });
  await testWebhook(shop.as(alice), webhook);
  await shop.world.drain();
  await way.close();
  const { rows } = await listDeliveries(shop.as(alice), webhook.id, { before: null, after: null });
  await removeWebhook(shop.as(alice), webhook);
  return rows[0]?.result;
}

it('reach a public receiver with a signature', async () => {
  expect(await resultOfTest()).toBe('200');
  expect(outside.seen).toMatchObject([
    { method: 'POST', host: 'hooks.example.com', headers: { 'webhook-signature': expect.stringMatching(/^v1,/) } },
  ]);
});

it.each(['127.0.0.1', '169.254.169.254', '10.0.0.1', '::ffff:7f00:1'])(
  'reach nothing behind a name that leads into the network',
  async (address) => {
    way = connected({ resolve: async () => [address], permitAddress: isPublicAddress });
    expect(await resultOfTest()).toBe('forbidden-address');
    expect(outside.connections()).toBe(0);
  },
);

it('reach nothing when the name changes its address at the second look', async () => {
  let looks = 0;
  const resolve = async () => [looks++ === 0 ? '127.0.0.1' : '93.184.216.34'];
  way = connected({ resolve, permitAddress: isPublicAddress });
  expect(await resultOfTest()).toBe('forbidden-address');
  expect([looks, outside.connections()]).toEqual([1, 0]);
});

it('follow no redirect', async () => {
  answer.mockImplementation((_request, response) => {
    response.writeHead(302, { location: 'https://elsewhere.example.com/' }).end();
  });
  expect(await resultOfTest()).toBe('302');
  expect(outside.seen).toHaveLength(1);
});
