import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupPurchases } from '#contract/audit/activity.ts';
import { listOwnActivity } from '#core/base/audit/queries/own-log.ts';
import { orderScanEnded, orderTellOfRequest } from '#core/orders/jobs.ts';
import { startCheckout } from '#core/orders/payments/actions/start-checkout.ts';
import { readOwnOrderNames } from '#core/orders/queries/own-names.ts';
import { startServiceScan } from '#core/scans/actions/start-service-scan.ts';
import { scanServiceRun } from '#core/scans/jobs.ts';
import { alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { paymentClose, paymentRefresh, paymentSweep } from './jobs.ts';
import { createPayingShop, type PayingShop } from './payments.fixture.ts';

const first = { before: null, after: null };

onOneDatabase('a purchase in the Activity Log', (_open, kind) => {
  let paying: PayingShop;
  beforeAll(async () => {
    const jobs = [paymentRefresh, paymentClose, paymentSweep, orderTellOfRequest, scanServiceRun, orderScanEnded];
    paying = await createPayingShop(kind, jobs);
  });
  afterAll(() => paying.close());

  it('is one line with everything that belongs to it, beside another purchase', async () => {
    const { shop } = paying;
    const [one, other] = [await shop.order(), await shop.order()];
    shop.world.clock.advance(1_000);
    await paying.payAt(await startCheckout(shop.as(alice), one.id), '4242424242424242');
    await paying.settle();
    await shop.inSystem((tx) =>
      startServiceScan(tx, shop.as(alice), {
        userId: alice.userId,
        email: alice.email,
        name: 'Alice',
        serviceId: 'detailed-exposure-report',
        scanType: 'report',
        orderId: one.id,
      }),
    );
    await shop.world.drain();
    const { rows } = await listOwnActivity(shop.as(alice), first);
    const lines = groupPurchases(rows).map(({ entry, earlier }) => ({
      orders: new Set([entry, ...earlier].map(({ orderId }) => orderId)),
      acts: [entry, ...earlier].map(({ action }) => action),
    }));
    expect(lines.map(({ orders }) => [...orders])).toEqual([[one.id], [other.id]]);
    expect(lines[0]?.acts).toEqual(
      expect.arrayContaining([
        'A service was requested',
        'A payment was started',
        'The state of a payment changed',
        'The payment of a service request was changed',
        'An invoice or credit note was issued',
        'A scan for a requested service was started',
        'A scan was completed',
      ]),
    );
    expect(await readOwnOrderNames(shop.as(alice), [one.id])).toEqual({ [one.id]: 'Detailed Exposure Report' });
    expect(await readOwnOrderNames(shop.as(bob), [one.id])).toEqual({});
  });
});
