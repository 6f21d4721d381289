import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { listPaymentTries } from '#core/orders/payments/queries/payments.ts';
import { admin, alice } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { payments } from './schema.ts';

onOneDatabase('what was tried to pay an order', (_open, kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());

  it('is shown to staff, oldest first, of this order only, and to nobody else', async () => {
    const order = await shop.order();
    const other = await shop.order('crypto-conversion-advisory');
    const at = shop.world.clock.now();
    const row = { userId: alice.userId, amount: 8_000, currency: 'GBP', expiresAt: at } as const;
    await shop.inSystem((tx) =>
      tx.insert(payments).values([
        { ...row, orderId: order.id, attempt: 2, state: 'paid', method: 'Visa 4242', reference: 'pi_1', paidAt: at },
        { ...row, orderId: order.id, attempt: 1, state: 'declined' },
        { ...row, orderId: other.id, attempt: 1, state: 'open' },
      ]),
    );
    expect(await listPaymentTries(shop.as(admin), order.id)).toMatchObject([
      { attempt: 1, state: 'declined', paidAt: null },
      { attempt: 2, state: 'paid', amount: 8_000, method: 'Visa 4242', reference: 'pi_1', paidAt: at.toISOString() },
    ]);
    await expect(async () => listPaymentTries(shop.as(alice), order.id)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
