import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { listMessages } from '#core/site/messages/queries/inbox.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import { alice, assistant, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { listOrders } from './lists.ts';
import { listSharedScans } from './shared-scans.ts';

const first = { before: null, after: null };

onOneDatabase('a customer as staff see them', (_open, kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());

  it('is shown their orders and nobody else’s', async () => {
    const { id } = await shop.order('detailed-exposure-report', alice);
    await shop.order('detailed-exposure-report', bob);
    const { rows } = await listOrders(shop.as(assistant), 'all', { ...first, customerId: alice.userId });
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  it('shares a scan as long as somebody works on an order that it belongs to', async () => {
    const scan = await startFreeScan(shop.as(alice), { name: 'Alice', email: alice.email });
    if (scan.kind !== 'started') throw new Error('no scan');
    const { id: orderId, version, serviceName } = await shop.order('privacy-guidance-package', alice);
    await shop.inSystem((tx) =>
      tx.update(serviceRequests).set({ scanId: scan.scanId }).where(eq(serviceRequests.id, orderId)),
    );
    const shared = () => listSharedScans(shop.as(assistant), alice.userId);
    expect(await shared()).toEqual([{ orderId, serviceName, which: 'chosen' }]);
    expect(await listSharedScans(shop.as(assistant), bob.userId)).toEqual([]);
    await cancelOrder(shop.as(assistant), { orderId, version });
    expect(await shared()).toEqual([]);
  });

  it('is asked about by staff only', () => {
    expect(() => listSharedScans(shop.as(alice), alice.userId)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });

  it('wrote the messages of their address, however it was typed', async () => {
    const message = { name: 'A', title: 'T', message: 'M' };
    await shop.inSystem((tx) =>
      tx.insert(contactMessages).values([
        { ...message, email: alice.email.toUpperCase() },
        { ...message, email: bob.email },
      ]),
    );
    const all = { ...first, status: 'all', search: '' } as const;
    const { rows } = await listMessages(shop.as(assistant), { ...all, from: alice.email });
    expect(rows.map(({ email }) => email)).toEqual([alice.email.toUpperCase()]);
  });
});
