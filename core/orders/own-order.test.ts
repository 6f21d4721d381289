import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fault, wordFault } from '#contract/faults/faults.ts';
import { markOrderComplete } from '#core/orders/actions/mark-complete.ts';
import { setPaymentStatus } from '#core/orders/actions/set-payment-status.ts';
import { setOrderStatuses } from '#core/orders/actions/set-status.ts';
import { getInternalNote } from '#core/orders/queries/internal-note.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import { admin, alice, assistant, owner } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { createShop, type Shop } from './order.fixture.ts';
import { orderPermissions } from './policy.ts';

/** What does not concern one order, or is done by its customer too. */
const notDecided = [
  'order.read',
  'order.write-message',
  'order.attach-file',
  'order.cancel-appointment',
  'order.publish-availability',
  'order.list',
  'order.export',
];

describe('a permission of staff on an order', () => {
  const decided = Object.entries(orderPermissions).filter(([name]) => !notDecided.includes(name));

  it.each(decided)('%s holds for orders of others only', (_name, may) => {
    for (const actor of [assistant, admin, owner]) {
      expect(may(actor, { userId: alice.userId })).toBe(true);
      expect(may(actor, { userId: null })).toBe(true);
      expect(may(actor, { userId: actor.userId })).toBe(fault('own-order'));
    }
    expect(may(alice, { userId: alice.userId })).toBe(false);
  });
});

onOneDatabase('an order of a member of staff', (_open, kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());
  const refusal = { code: 'forbidden', publicMessage: wordFault(fault('own-order')) };
  const orderOf = async (actor: typeof admin) => {
    const { id: orderId } = await shop.order('detailed-exposure-report', actor);
    return { orderId, version: (await getOrderFor(shop.as(actor), orderId)).version };
  };

  it('is neither booked, completed nor read about by themselves', async () => {
    const seen = await orderOf(admin);
    await expect(setPaymentStatus(shop.as(admin), { ...seen, paymentStatus: 'paid' })).rejects.toMatchObject(refusal);
    await expect(markOrderComplete(shop.as(admin), seen)).rejects.toMatchObject(refusal);
    await expect(getInternalNote(shop.as(admin), seen.orderId)).rejects.toMatchObject(refusal);
  });

  it('is booked by another member of staff', async () => {
    const seen = await orderOf(admin);
    expect(await setPaymentStatus(shop.as(assistant), { ...seen, paymentStatus: 'paid' })).toMatchObject({
      paymentStatus: 'paid',
    });
  });

  it('is left as it is when they change many at once', async () => {
    const [own, other] = [await orderOf(admin), await orderOf(alice)];
    const outcome = await setOrderStatuses(shop.as(admin), { status: 'cancelled', orders: [own, other] });
    expect(outcome).toEqual({ changed: [other.orderId], left: [own.orderId] });
  });
});
