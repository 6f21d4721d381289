import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/accounts/preferences.ts';
import { orderStatuses, paymentStatuses } from '#contract/orders/types.ts';
import { savePreferences } from '#core/accounts/profile/actions/save-preferences.ts';
import { type Actor, visitor } from '#core/base/context.ts';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import { markOrderComplete } from '#core/orders/actions/mark-complete.ts';
import { setOrderStatus, setOrderStatuses } from '#core/orders/actions/set-status.ts';
import { startProgress } from '#core/orders/actions/start-progress.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { saveOrderNotes } from './actions/save-notes.ts';
import { setPaymentStatus } from './actions/set-payment-status.ts';

const seen = ({ id, version }: OrderRecord) => ({ orderId: id, version });

onEachDatabase('an order under the hands of staff', (_open, kind, { rule, rules }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());
  beforeEach(async () => {
    shop.world.clock.advance(86_400_000);
    await shop.mailed();
    await shop.heard();
  });

  /** An order that `status` was given to, and its mails read. */
  const orderIn = async (status: (typeof orderStatuses)[number]) => {
    const order = await shop.order('crypto-conversion-advisory');
    const ready = status === 'pending' ? order : await setOrderStatus(shop.as(admin), { ...seen(order), status });
    await shop.mailed();
    await shop.heard();
    shop.world.clock.advance(1_000);
    return ready;
  };

  rule('is started from pending, and from nowhere else', proves('ADM-ORD-009', 'CALL-037'), async () => {
    const order = await orderIn('pending');
    expect(await startProgress(shop.as(assistant), seen(order))).toMatchObject({ status: 'in_progress', version: 2 });
    for (const status of ['processing', 'completed', 'cancelled'] as const)
      await expect(startProgress(shop.as(admin), seen(await orderIn(status)))).rejects.toMatchObject({
        code: 'conflict',
      });
  });

  rule(
    'is completed from both kinds of progress, with the time of it',
    {
      ...proves('ADM-ORD-010', 'ADM-ORD-011'),
    },
    async () => {
      for (const status of ['in_progress', 'processing'] as const) {
        const order = await orderIn(status);
        shop.world.clock.advance(60_000);
        const done = await markOrderComplete(shop.as(admin), seen(order));
        expect(done).toMatchObject({ status: 'completed', completedAt: shop.world.clock.now() });
      }
      for (const status of ['pending', 'cancelled'] as const)
        await expect(markOrderComplete(shop.as(admin), seen(await orderIn(status)))).rejects.toMatchObject({
          code: 'conflict',
        });
    },
  );

  rule(
    'is cancelled in every status, and is then not completed any more',
    {
      ...proves('ADM-ORD-012', 'ADM-ORD-013'),
    },
    async () => {
      for (const status of orderStatuses) {
        const cancelled = await cancelOrder(shop.as(admin), seen(await orderIn(status)));
        expect(cancelled).toMatchObject({ status: 'cancelled', completedAt: null });
      }
    },
  );

  rule(
    'takes any status from any other; the time of completion stands exactly while it is completed',
    {
      ...proves('ADM-REQ-008', 'DATA-048'),
    },
    async () => {
      let order = await orderIn('pending');
      for (const from of orderStatuses)
        for (const to of orderStatuses) {
          order = await setOrderStatus(shop.as(admin), { ...seen(order), status: from });
          order = await setOrderStatus(shop.as(admin), { ...seen(order), status: to });
          expect(order.status).toBe(to);
          expect(order.completedAt !== null).toBe(to === 'completed');
        }
    },
  );

  rule('is recorded with both values and who did it, in the customer’s log, and heard by open pages', async () => {
    const order = await orderIn('pending');
    await startProgress(shop.as(assistant), seen(order));
    expect((await shop.entriesOf(order.id)).at(-1)).toMatchObject({
      action: 'update',
      entityType: 'service_request',
      userId: alice.userId,
      adminUserId: assistant.userId,
      oldValues: { status: 'pending' },
      newValues: { status: 'in_progress' },
    });
    expect(await shop.heard()).toEqual(['staff:orders', `user:${alice.userId}`]);
  });

  rule(
    'writes to the customer when work begins, ends or is called off, but not between two words for the same',
    async () => {
      let order = await orderIn('pending');
      order = await startProgress(shop.as(admin), seen(order));
      expect(await shop.mailed()).toEqual([
        'alice@example.com: We are working on your request: Crypto Conversion Advisory',
      ]);
      order = await setOrderStatus(shop.as(admin), { ...seen(order), status: 'processing' });
      expect(await shop.mailed()).toEqual([]);
      order = await markOrderComplete(shop.as(admin), seen(order));
      expect(await shop.mailed()).toEqual(['alice@example.com: Your request is completed: Crypto Conversion Advisory']);
      await cancelOrder(shop.as(admin), seen(order));
      expect(await shop.mailed()).toEqual([
        'alice@example.com: Your request was cancelled: Crypto Conversion Advisory',
      ]);
    },
  );

  rule('writes nothing of its progress to somebody who wants no service updates', async () => {
    const order = await orderIn('pending');
    await savePreferences(shop.as(alice), { ...defaultPreferences, serviceUpdates: false });
    await startProgress(shop.as(admin), seen(order));
    expect(await shop.mailed()).toEqual([]);
    await savePreferences(shop.as(alice), defaultPreferences);
  });

  rule('done twice is done once: no second entry, no second mail, also from a page that is out of date', async () => {
    const order = await orderIn('pending');
    const first = await startProgress(shop.as(admin), seen(order));
    expect(await startProgress(shop.as(admin), seen(order))).toEqual(first);
    expect((await shop.entriesOf(order.id)).filter(({ action }) => action === 'update').length).toBe(1);
    expect((await shop.mailed()).length).toBe(1);
  });

  rule('that somebody else has changed meanwhile is not overwritten', async () => {
    const order = await orderIn('pending');
    await cancelOrder(shop.as(assistant), seen(order));
    await expect(startProgress(shop.as(admin), seen(order))).rejects.toMatchObject({
      code: 'conflict',
      publicMessage: expect.stringContaining('Someone else has changed this order'),
    });
    await expect(
      saveOrderNotes(shop.as(admin), { ...seen(order), notes: 'What I thought before' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await shop.read(order.id)).toMatchObject({ status: 'cancelled', adminNotes: null });
  });

  it('changed by ten at once is changed by one', async () => {
    const order = await orderIn('pending');
    const changes = [...Array(5)].flatMap((_, n) => [
      setOrderStatus(shop.as(admin), { ...seen(order), status: 'completed' }),
      saveOrderNotes(shop.as(assistant), { ...seen(order), notes: `Note ${n}` }),
    ]);
    const settled = await Promise.allSettled(changes);
    expect(await shop.read(order.id)).toMatchObject({ version: 2 });
    for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' });
  });

  rules('notes', () => {
    it('are saved, shown to the customer, recorded with their words, and taken away again', {
      ...proves('ADM-REQ-007', 'CALL-038'),
    }, async () => {
      const order = await orderIn('pending');
      const noted = await saveOrderNotes(shop.as(assistant), { ...seen(order), notes: 'Waiting for your answer' });
      expect(noted.adminNotes).toBe('Waiting for your answer');
      const entry = (await shop.entriesOf(order.id)).at(-1);
      expect(entry).toMatchObject({
        adminUserId: assistant.userId,
        oldValues: { admin_notes: null },
        newValues: { admin_notes: 'Waiting for your answer' },
      });
      expect(await shop.heard()).toEqual(['staff:orders', `user:${alice.userId}`]);
      expect((await saveOrderNotes(shop.as(assistant), { ...seen(noted), notes: '' })).adminNotes).toBeNull();
    });
  });

  rules('the payment', () => {
    it('takes every status, each recorded', proves('REQ-015'), async () => {
      let order = await orderIn('pending');
      for (const paymentStatus of [...paymentStatuses].reverse()) {
        shop.world.clock.advance(1_000);
        order = await setPaymentStatus(shop.as(admin), { ...seen(order), paymentStatus });
        expect(order.paymentStatus).toBe(paymentStatus);
        expect((await shop.entriesOf(order.id)).at(-1)).toMatchObject({
          newValues: { payment_status: paymentStatus },
        });
      }
    });
  });

  rules('many at once', () => {
    it('takes one status for all that nobody has changed meanwhile, and says which it left', async () => {
      const [one, two, three] = [await orderIn('pending'), await orderIn('completed'), await orderIn('pending')];
      await cancelOrder(shop.as(assistant), seen(three));
      await shop.mailed();
      const gone = { orderId: randomUUID(), version: 1 };
      const outcome = await setOrderStatuses(shop.as(admin), {
        status: 'in_progress',
        orders: [seen(one), seen(two), seen(three), gone],
      });
      expect(outcome.changed.sort()).toEqual([one.id, two.id].sort());
      expect(outcome.left.sort()).toEqual([three.id, gone.orderId].sort());
      expect(await shop.read(two.id)).toMatchObject({ status: 'in_progress', completedAt: null });
      expect((await shop.mailed()).length).toBe(2);
    });
  });

  const acts: Record<string, (actor: Actor, order: OrderRecord) => Promise<unknown>> = {
    startProgress: (actor, order) => startProgress(shop.as(actor), seen(order)),
    markOrderComplete: (actor, order) => markOrderComplete(shop.as(actor), seen(order)),
    cancelOrder: (actor, order) => cancelOrder(shop.as(actor), seen(order)),
    setOrderStatus: (actor, order) => setOrderStatus(shop.as(actor), { ...seen(order), status: 'completed' }),
    setPaymentStatus: (actor, order) => setPaymentStatus(shop.as(actor), { ...seen(order), paymentStatus: 'paid' }),
    saveOrderNotes: (actor, order) => saveOrderNotes(shop.as(actor), { ...seen(order), notes: 'Mine' }),
  };
  rule.each(Object.keys(acts))('Bob cannot %s Alice’s order, and Alice cannot her own', async (name) => {
    const order = await orderIn('in_progress');
    const act = acts[name];
    await expect(act?.(alice, order)).rejects.toMatchObject({ code: 'forbidden' });
    for (const stranger of [bob, visitor]) {
      await expect(act?.(stranger, order)).rejects.toMatchObject({ code: 'not-found' });
      await expect(act?.(stranger, { ...order, id: randomUUID() })).rejects.toMatchObject({ code: 'not-found' });
    }
    expect(await shop.read(order.id)).toEqual(order);
    expect(await shop.heard()).toEqual([]);
  });

  rule('many at once is for staff', async () => {
    const order = await orderIn('pending');
    for (const [actor, code] of [
      [alice, 'forbidden'],
      [bob, 'forbidden'],
      [visitor, 'unauthenticated'],
    ] as const)
      await expect(
        (async () => setOrderStatuses(shop.as(actor), { status: 'completed', orders: [seen(order)] }))(),
      ).rejects.toMatchObject({ code });
  });
});
