import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { systemContext } from '#core/base/context.ts';
import { applyPaymentStatus } from '#core/orders/actions/apply-payment-status.ts';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import { restartOrderScan } from '#core/orders/actions/restart-scan.ts';
import { setPaymentStatus } from '#core/orders/actions/set-payment-status.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { lockOrderOf } from '#core/orders/internal/load.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import { getScanFor } from '#core/scans/queries/scan.ts';
import { scanChecks, userScans } from '#core/scans/schema.ts';
import { admin, alice, bob, OWNER_EMAIL } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { onServiceScanEnded } from './follow-service-scan.ts';
import { fulfilOrder } from './fulfil-order.ts';

const seen = ({ id, version }: OrderRecord) => ({ orderId: id, version });

onEachDatabase('a paid order', (_open, kind, { rule }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());
  beforeEach(async () => {
    shop.world.clock.advance(86_400_000);
    await shop.mailed();
  });

  /** What the payment provider's word does: in a transaction of the system. */
  const pay = (order: OrderRecord) => {
    shop.world.clock.advance(1_000);
    return shop.inSystem(async (tx) =>
      applyPaymentStatus(tx, systemContext(shop.world, 'payment'), await lockOrderOf(tx, order.id), 'paid', null),
    );
  };
  const scansOf = (serviceId: string) =>
    shop.inSystem((tx) => tx.select().from(userScans).where(eq(userScans.serviceId, serviceId)));
  const placed = async (serviceId: string, actor = alice) => {
    const order = await shop.order(serviceId, actor);
    await shop.mailed();
    return order;
  };

  describe('for a detailed exposure report', () => {
    rule('starts its scan by itself, of the customer’s own address, and is completed with it', async () => {
      const order = await placed('detailed-exposure-report');
      await pay(order);
      expect(await shop.read(order.id)).toMatchObject({ paymentStatus: 'paid', status: 'pending', reportScanId: null });
      await shop.world.drain();
      const done = await shop.read(order.id);
      expect(done).toMatchObject({ status: 'completed', completedAt: shop.world.clock.now() });
      const scan = await getScanFor(shop.as(alice), done.reportScanId ?? '');
      expect(scan).toMatchObject({ email: alice.email, name: alice.fullName, status: 'completed' });
      expect(scan.checks.map(({ state }) => state)).toEqual(['clear', 'clear', 'clear']);
      const [row] = await shop.inSystem((tx) => tx.select().from(userScans).where(eq(userScans.id, scan.id)));
      expect(row).toMatchObject({ scanType: 'exposure_report', serviceId: 'detailed-exposure-report' });
    });

    rule('writes when the payment came and when the report is ready, and nothing of what was found', async () => {
      const order = await placed('detailed-exposure-report');
      await pay(order);
      await shop.world.drain();
      expect(shop.world.mailbox.map(({ subject }) => subject)).toEqual([
        'Payment received: Detailed Exposure Report',
        'Your request is completed: Detailed Exposure Report',
      ]);
    });

    rule('tells its life in plain words', async () => {
      const order = await placed('detailed-exposure-report');
      await pay(order);
      await shop.world.drain();
      const { steps } = await getOrderFor(shop.as(alice), order.id);
      expect(steps[0]).toMatchObject({ text: 'Service requested', by: 'customer' });
      expect(
        steps
          .slice(1)
          .map(({ text }) => text)
          .sort(),
      ).toEqual([
        'Completed',
        'Payment received',
        'Work has started',
        'Your full scan was started',
        expect.stringMatching(/^Your report was delivered: \d+ of \d+ sources answered, \d+ exposures?$/),
      ]);
      expect(steps.slice(1).every(({ by }) => by === 'system')).toBe(true);
    });

    it('starts one scan, however often the payment is announced and the work handed over', async () => {
      const before = (await scansOf('detailed-exposure-report')).length;
      const order = await placed('detailed-exposure-report');
      await Promise.all(Array.from({ length: 20 }, () => pay(order)));
      await Promise.all(Array.from({ length: 5 }, () => fulfilOrder(shop.world, order.id)));
      await shop.world.drain();
      await pay(order);
      const { reportScanId } = await shop.read(order.id);
      await Promise.all(Array.from({ length: 5 }, () => onServiceScanEnded(shop.world, reportScanId ?? '')));
      await shop.world.drain();
      expect((await scansOf('detailed-exposure-report')).length).toBe(before + 1);
      const events = (await shop.entriesOf(order.id)).map(({ details }) => details?.event);
      expect(events.filter((event) => event === 'order.payment.changed').length).toBe(1);
      expect(events.filter((event) => event === 'order.status.changed').length).toBe(2);
      expect((await shop.mailed()).length).toBe(2);
    });

    rule('that staff record as paid starts the same way', async () => {
      const order = await placed('detailed-exposure-report');
      await setPaymentStatus(shop.as(admin), { ...seen(order), paymentStatus: 'paid' });
      await shop.world.drain();
      expect(await shop.read(order.id)).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    });

    rule('waits for staff when the scan failed or left too many gaps, and is run again on their word', async () => {
      for (const change of [{ status: 'failed' as const, results: null }, { results: { exposures_found: 0 } }]) {
        const order = await placed('detailed-exposure-report');
        await pay(order);
        await fulfilOrder(shop.world, order.id);
        const { reportScanId } = await shop.read(order.id);
        const scanId = reportScanId ?? '';
        await shop.inSystem(async (tx) => {
          await tx.delete(scanChecks).where(eq(scanChecks.scanId, scanId));
          await tx
            .update(userScans)
            .set({ status: 'completed', ...change })
            .where(eq(userScans.id, scanId));
        });
        await onServiceScanEnded(shop.world, scanId);
        const waiting = await shop.read(order.id);
        expect(waiting.status).toBe('processing');
        expect(await shop.mailed()).toContain(
          `${OWNER_EMAIL}: The scan of an order needs you: Detailed Exposure Report`,
        );
        await restartOrderScan(shop.as(admin), seen(waiting));
        await shop.world.drain();
        const done = await shop.read(order.id);
        expect(done.status).toBe('completed');
        expect(done.reportScanId).not.toBe(scanId);
        await shop.mailed();
      }
    });
  });

  rule('for guidance starts the scan too, and then stays with staff, who are told', async () => {
    const order = await placed('privacy-guidance-package');
    await pay(order);
    expect(await shop.mailed()).toContain(`${OWNER_EMAIL}: The scan of an order is ready: Privacy Guidance Package`);
    expect(await shop.read(order.id)).toMatchObject({ status: 'processing', reportScanId: expect.any(String) });
  });

  rule('for what people do waits for them, and says so', async () => {
    const order = await placed('expert-consultancy');
    await pay(order);
    await shop.world.drain();
    expect(await shop.read(order.id)).toMatchObject({ status: 'pending', paymentStatus: 'paid', reportScanId: null });
    expect(shop.world.mailbox.at(-1)?.text).toContain('A specialist takes your request on');
    expect(shop.world.mailbox.at(-1)?.text).toContain('£350 for 2 hours');
  });

  rule('that was cancelled starts nothing: staff hear of the payment', async () => {
    const order = await placed('detailed-exposure-report');
    const cancelled = await cancelOrder(shop.as(admin), seen(order));
    await shop.mailed();
    await pay(cancelled);
    expect(await shop.mailed()).toEqual([`${OWNER_EMAIL}: A closed order was paid: Detailed Exposure Report`]);
    expect(await shop.read(order.id)).toMatchObject({ paymentStatus: 'paid', status: 'cancelled', reportScanId: null });
  });

  rule('of a deactivated account scans nobody and writes to nobody', async () => {
    const order = await placed('detailed-exposure-report', bob);
    const setDeleted = (deletedAt: Date | null) =>
      shop.inSystem((tx) => tx.update(profiles).set({ deletedAt }).where(eq(profiles.id, bob.userId)));
    await setDeleted(shop.world.clock.now());
    await pay(order);
    expect(await shop.mailed()).toEqual([]);
    expect(await shop.read(order.id)).toMatchObject({ paymentStatus: 'paid', reportScanId: null });
    await setDeleted(null);
  });

  rule('Alice cannot start the scan of her order again herself', async () => {
    const order = await placed('detailed-exposure-report');
    await expect(restartOrderScan(shop.as(alice), seen(order))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(restartOrderScan(shop.as(bob), seen(order))).rejects.toMatchObject({ code: 'not-found' });
  });
});
