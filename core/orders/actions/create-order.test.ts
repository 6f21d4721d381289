import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fault } from '#contract/faults/faults.ts';
import { orderInput } from '#contract/orders/input.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { services } from '#core/site/services/schema.ts';
import { alice, bob, OWNER_EMAIL } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createOrder } from './create-order.ts';

onEachDatabase('ordering a service', (_open, kind, { rule, rules }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());
  beforeEach(async () => {
    shop.world.clock.advance(86_400_000);
    await shop.inSystem((tx) => tx.delete(serviceRequests));
    await shop.mailed();
    await shop.heard();
  });

  rule(
    'keeps whose it is, what and how much, pending and unpaid, with the account’s address',
    {
      ...proves('REQ-009', 'REQ-012', 'CALL-032'),
    },
    async () => {
      const { orderId, repeated } = await createOrder(shop.as(alice), shop.form('detailed-exposure-report'));
      expect(repeated).toBe(false);
      expect(await shop.read(orderId)).toMatchObject({
        userId: alice.userId,
        serviceId: 'detailed-exposure-report',
        serviceName: 'Detailed Exposure Report',
        amount: 80,
        currency: 'GBP',
        status: 'pending',
        paymentStatus: 'unpaid',
        contactEmail: alice.email,
        completedAt: null,
        hours: null,
        version: 1,
      });
    },
  );

  rule('is recorded, told to the customer and to staff by mail, and heard by open pages of both', async () => {
    const { orderId } = await createOrder(shop.as(alice), shop.form('privacy-guidance-package'));
    expect(await shop.entriesOf(orderId)).toMatchObject([
      {
        action: 'create',
        entityType: 'service_request',
        userId: alice.userId,
        adminUserId: null,
        details: { event: 'order.created' },
        newValues: { service_id: 'privacy-guidance-package', amount: 150, status: 'pending', payment_status: 'unpaid' },
      },
    ]);
    expect(await shop.heard()).toEqual(['staff:orders', `user:${alice.userId}`]);
    expect((await shop.mailed()).sort()).toEqual([
      'alice@example.com: We have your request: Privacy Guidance Package',
      `${OWNER_EMAIL}: New order: Privacy Guidance Package`,
    ]);
  });

  it('50 times at once from one form is one order, one entry, one mail', async () => {
    const input = shop.form('detailed-exposure-report');
    const answers = await Promise.all(Array.from({ length: 50 }, () => createOrder(shop.as(alice), input)));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(answers.filter(({ repeated }) => !repeated).length).toBe(1);
    expect((await shop.ordersOf(alice)).length).toBe(1);
    expect((await shop.entriesOf(answers[0]?.orderId ?? '')).length).toBe(1);
    expect((await shop.mailed()).length).toBe(2);
  });

  rule('from the same form with other words is refused, rather than quietly dropped', async () => {
    const input = shop.form('expert-consultancy', { hours: '2' });
    await createOrder(shop.as(alice), input);
    await expect(createOrder(shop.as(alice), { ...input, hours: 3 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      createOrder(shop.as(alice), { ...input, serviceId: 'crypto-conversion-advisory', hours: undefined }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect((await shop.ordersOf(alice)).map(({ hours }) => hours)).toEqual([2]);
  });

  rule('by two people with the same key is two orders', async () => {
    const input = shop.form('detailed-exposure-report');
    await createOrder(shop.as(alice), input);
    await createOrder(shop.as(bob), input);
    expect((await shop.ordersOf(alice)).length).toBe(1);
    expect((await shop.ordersOf(bob)).length).toBe(1);
  });

  rule('needs a sign-in', proves('REQ-010'), async () => {
    await expect(createOrder(shop.as(visitor), shop.form('detailed-exposure-report'))).rejects.toMatchObject({
      code: 'unauthenticated',
      publicMessage: 'Please sign in to continue with your service request.',
    });
    expect(await shop.inSystem((tx) => tx.select().from(serviceRequests))).toEqual([]);
  });

  rule('takes price, name and owner from the database: the form cannot name them', async () => {
    for (const extra of [
      { amount: 1 },
      { price: 1 },
      { currency: 'EUR' },
      { userId: bob.userId },
      { status: 'completed' },
    ])
      expect(
        orderInput.safeParse({ serviceId: 'detailed-exposure-report', idempotencyKey: randomUUID(), ...extra }).success,
      ).toBe(false);
  });

  rules('the amount', () => {
    const priced = (price: number, currency: 'GBP' | 'USD' | 'EUR' = 'GBP') =>
      shop.inSystem((tx) =>
        tx
          .insert(services)
          .values({ id: 'made-for-a-test', name: 'Made for a test', price, currency })
          .onConflictDoUpdate({ target: services.id, set: { price, currency, isActive: true } }),
      );
    const amount = async (serviceId: string, fields = {}) =>
      (await shop.read((await createOrder(shop.as(alice), shop.form(serviceId, fields))).orderId)).amount;

    it('of a service shown at £1,250 is 1250', proves('REQ-011'), async () => {
      await priced(1_250);
      expect(await amount('made-for-a-test')).toBe(1_250);
    });

    it('is rounded down to whole units of the service’s own currency', async () => {
      await priced(79.5, 'USD');
      const { orderId } = await createOrder(shop.as(alice), shop.form('made-for-a-test'));
      expect(await shop.read(orderId)).toMatchObject({ amount: 79, currency: 'USD' });
    });

    it('is the price times the hours, from 1 to 40', async () => {
      expect(await amount('expert-consultancy', { hours: '1' })).toBe(175);
      expect(await amount('expert-consultancy', { hours: '40' })).toBe(7_000);
      for (const hours of ['0', '41', '1.5', '-1', 'many', '1e9'])
        expect(() => shop.form('expert-consultancy', { hours }), hours).toThrow(fault('order-hours'));
      await expect(amount('expert-consultancy')).rejects.toMatchObject({ code: 'invalid' });
      await expect(amount('detailed-exposure-report', { hours: '2' })).rejects.toMatchObject({ code: 'invalid' });
    });

    it('is never one that the form did not show', async () => {
      await priced(10);
      const input = shop.form('made-for-a-test', { shownPrice: '10 GBP' });
      for (const [price, currency] of [
        [20, 'GBP'],
        [10, 'USD'],
      ] as const) {
        await priced(price, currency);
        await expect(createOrder(shop.as(alice), input)).rejects.toMatchObject({ code: 'conflict' });
      }
      expect(await shop.ordersOf(alice)).toEqual([]);
      expect(await amount('made-for-a-test', { shownPrice: '10 USD' })).toBe(10);
    });

    it('of an order that is there already does not depend on what its price is now', async () => {
      await priced(10);
      const input = shop.form('made-for-a-test', { shownPrice: '10 GBP' });
      const { orderId } = await createOrder(shop.as(alice), input);
      await priced(20);
      expect(await createOrder(shop.as(alice), input)).toMatchObject({ orderId, repeated: true });
    });

    it('stays what it was when the price changes later', async () => {
      await priced(10);
      const { orderId } = await createOrder(shop.as(alice), shop.form('made-for-a-test'));
      await priced(20);
      expect((await shop.read(orderId)).amount).toBe(10);
    });
  });

  rule('that is not offered, does not exist or is the free scan is not found', async () => {
    await shop.inSystem((tx) =>
      tx.update(services).set({ isActive: false }).where(eq(services.id, 'ethical-dark-web-training')),
    );
    for (const serviceId of ['ethical-dark-web-training', 'no-such-service', 'free-privacy-scan'])
      await expect(createOrder(shop.as(alice), shop.form(serviceId)), serviceId).rejects.toMatchObject({
        code: 'not-found',
        publicMessage: 'This service is not offered any more.',
      });
    expect(await shop.ordersOf(alice)).toEqual([]);
  });

  rule('may be about a scan of one’s own, and of nobody else', async () => {
    const started = await startFreeScan(shop.as(alice), { name: 'Alice', email: alice.email });
    const scanId = started.kind === 'started' ? started.scanId : '';
    const input = shop.form('privacy-guidance-package', { scanId });
    await expect(createOrder(shop.as(bob), input)).rejects.toMatchObject({ code: 'invalid' });
    await expect(createOrder(shop.as(alice), { ...input, scanId: randomUUID() })).rejects.toMatchObject({
      code: 'invalid',
    });
    const { orderId } = await createOrder(shop.as(alice), input);
    expect(await getOrderFor(shop.as(alice), orderId)).toMatchObject({ scanId });
  });

  rule('keeps the note sealed, and shows it to the customer and to staff', async () => {
    const note = 'My former employer keeps publishing my address.\r\n\r\nPlease begin there.';
    const { orderId } = await createOrder(shop.as(alice), shop.form('privacy-guidance-package', { note }));
    const stored = await shop.read(orderId);
    expect(stored.customerNote).toMatch(/^v1\./);
    expect(JSON.stringify([stored, await shop.entriesOf(orderId)])).not.toMatch(/employer|address/);
    expect((await getOrderFor(shop.as(alice), orderId)).note).toBe(note.replaceAll('\r\n', '\n'));
    expect(shop.world.logged.join('\n')).not.toContain('employer');
  });

  rule('that cannot be kept says so and leaves nothing behind', proves('ERR-060'), async () => {
    const broken: Context = {
      ...shop.as(alice),
      platform: {
        ...shop.world,
        vault: {
          ...shop.world.vault,
          sealShared: () => {
            throw new Error('no key');
          },
        },
      },
    };
    await expect(createOrder(broken, shop.form('detailed-exposure-report'))).rejects.toMatchObject({
      code: 'internal',
      publicMessage: 'Failed to process your request. Please try again.',
    });
    expect(await shop.ordersOf(alice)).toEqual([]);
    expect(await shop.heard()).toEqual([]);
    expect(await shop.mailed()).toEqual([]);
  });

  rule('is limited per person: the 61st in an hour says when to come back', async () => {
    for (let n = 0; n < 60; n++) await createOrder(shop.as(bob), shop.form('crypto-conversion-advisory'));
    await expect(createOrder(shop.as(bob), shop.form('crypto-conversion-advisory'))).rejects.toMatchObject({
      code: 'limited',
      retryAfter: expect.any(Number),
    });
    expect((await shop.ordersOf(bob)).length).toBe(60);
  });
});
