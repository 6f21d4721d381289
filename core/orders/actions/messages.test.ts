import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/accounts/preferences.ts';
import { savePreferences } from '#core/accounts/profile/actions/save-preferences.ts';
import { visitor } from '#core/base/context.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { listOrders, listOwnOrders } from '#core/orders/queries/lists.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import { orderMessages } from '#core/orders/schema.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import { admin, alice, assistant, bob, OWNER_EMAIL, owner } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { markOrderRead } from './mark-order-read.ts';
import { sendOrderMessage } from './send-order-message.ts';
import { settleMessage } from './settle-message.ts';

const first = { before: null, after: null };

onEachDatabase('messages about an order', (_open, kind, { rule }) => {
  let shop: Shop;
  let order: OrderRecord;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());
  beforeEach(async () => {
    shop.world.clock.advance(86_400_000);
    order = await shop.order('privacy-guidance-package');
    await shop.mailed();
    await shop.heard();
  });

  const write = (actor: Parameters<Shop['as']>[0], text: string, idempotencyKey = randomUUID()) =>
    sendOrderMessage(shop.as(actor), { orderId: order.id, text, idempotencyKey });
  const stored = () =>
    shop.inSystem((tx) => tx.select().from(orderMessages).where(eq(orderMessages.orderId, order.id)));

  rule('go both ways, and both sides read them in order', async () => {
    await write(alice, 'Which accounts shall I close first?');
    shop.world.clock.advance(1_000);
    await write(assistant, 'The ones with your old password.');
    const expected = [
      { by: 'customer', text: 'Which accounts shall I close first?' },
      { by: 'staff', text: 'The ones with your old password.' },
    ];
    for (const reader of [alice, assistant, admin])
      expect((await getOrderFor(shop.as(reader), order.id)).messages).toMatchObject(expected);
  });

  rule(
    'of which staff say that they need no answer are settled for both sides, once, and the next one is not',
    async () => {
      await write(alice, 'Thank you!');
      const [{ id: messageId } = { id: '' }] = await stored();
      const settle = (actor: Parameters<Shop['as']>[0]) =>
        settleMessage(shop.as(actor), { orderId: order.id, messageId });
      await expect(settle(alice)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(settle(bob)).rejects.toMatchObject({ code: 'not-found' });
      await shop.heard();
      await settle(assistant);
      await settle(admin);
      expect(await shop.heard()).toContain('staff:orders');
      for (const reader of [alice, assistant])
        expect((await getOrderFor(shop.as(reader), order.id)).messages).toMatchObject([{ isSettled: true }]);
      const entries = await shop.entriesOf(order.id);
      expect(entries.filter(({ details }) => details?.event === 'order.message.settled')).toMatchObject([
        { userId: alice.userId, newValues: { message: messageId } },
      ]);
      shop.world.clock.advance(1_000);
      await write(alice, 'One more thing.');
      await expect(settle(assistant)).rejects.toMatchObject({ code: 'conflict' });
      expect((await getOrderFor(shop.as(assistant), order.id)).messages.at(-1)).toMatchObject({ isSettled: false });
    },
  );

  rule('lie sealed in the table, and their words are in no mail, entry or log', async () => {
    await write(alice, 'My bank is Barnstable Savings');
    await write(assistant, 'We found Barnstable in a breach');
    const mails = [...shop.world.mailbox];
    await shop.world.drain();
    const everything = JSON.stringify([
      await stored(),
      await shop.entriesOf(order.id),
      mails,
      shop.world.mailbox,
      shop.world.logged,
    ]);
    expect((await stored()).every(({ sealed }) => sealed.startsWith('v1.'))).toBe(true);
    expect(everything).not.toContain('Barnstable');
    await shop.mailed();
  });

  rule('are told by mail to the other side, once for several in a row until they are read', async () => {
    await write(alice, 'One');
    await write(alice, 'Two');
    expect(await shop.mailed()).toEqual([`${OWNER_EMAIL}: A customer wrote about an order: Privacy Guidance Package`]);
    await write(assistant, 'Answer');
    expect(await shop.mailed()).toEqual(['alice@example.com: A message about your request: Privacy Guidance Package']);
    await markOrderRead(shop.as(assistant), order.id);
    await write(alice, 'Three');
    expect((await shop.mailed()).length).toBe(1);
    shop.world.clock.advance(31 * 60_000);
    await write(alice, 'Four');
    expect((await shop.mailed()).length).toBe(1);
  });

  rule('are told by no mail to somebody who wants none; mail about money goes all the same', async () => {
    const chosen = { ...defaultPreferences, emailNotifications: false };
    await savePreferences(shop.as(bob), chosen);
    order = await shop.order('privacy-guidance-package', bob);
    expect(await shop.mailed()).toContain('bob@example.com: We have your request: Privacy Guidance Package');
    await write(assistant, 'Hello Bob');
    expect(await shop.mailed()).toEqual([]);
    await savePreferences(shop.as(bob), defaultPreferences);
  });

  it('sent ten times at once by the same form are one, also recorded once', async () => {
    const key = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => write(alice, 'Once', key)));
    expect((await stored()).length).toBe(1);
    expect(
      (await shop.entriesOf(order.id)).filter(({ details }) => details?.event === 'order.message.sent').length,
    ).toBe(1);
    expect((await shop.mailed()).length).toBe(1);
  });

  rule('count as unread for the other side until it has seen them', async () => {
    await write(alice, 'One');
    await write(alice, 'Two');
    await write(assistant, 'Answer');
    const unreadOf = async () => ({
      customer: (await listOwnOrders(shop.as(alice), first)).rows[0]?.unread,
      staff: (await listOrders(shop.as(admin), 'all', first)).rows[0]?.unread,
    });
    expect(await unreadOf()).toEqual({ customer: 1, staff: 2 });
    expect((await getOrderFor(shop.as(alice), order.id)).unread).toBe(1);
    expect((await getOrderFor(shop.as(admin), order.id)).unread).toBe(2);
    await shop.heard();
    await markOrderRead(shop.as(alice), order.id);
    expect(await shop.heard()).toEqual(['staff:orders', `user:${alice.userId}`]);
    await markOrderRead(shop.as(alice), order.id);
    expect(await shop.heard()).toEqual([]);
    expect(await unreadOf()).toEqual({ customer: 0, staff: 2 });
    await markOrderRead(shop.as(admin), order.id);
    expect(await unreadOf()).toEqual({ customer: 0, staff: 0 });
  });

  rule('of staff about an order of their own are those of a customer', async () => {
    order = await shop.order('privacy-guidance-package', owner);
    await write(owner, 'From me');
    await write(admin, 'From the team');
    expect((await stored()).map(({ byStaff }) => byStaff).sort()).toEqual([false, true]);
  });

  it('Bob can neither read nor write: Alice’s order does not exist for him', async () => {
    await write(alice, 'For staff only');
    for (const stranger of [bob, visitor])
      for (const orderId of [order.id, randomUUID(), 'not-an-id']) {
        const attempts = [
          sendOrderMessage(shop.as(stranger), { orderId, text: 'Hello', idempotencyKey: randomUUID() }),
          markOrderRead(shop.as(stranger), orderId),
          getOrderFor(shop.as(stranger), orderId),
        ];
        for (const { reason } of (await Promise.allSettled(attempts)) as PromiseRejectedResult[])
          expect(reason).toMatchObject({ code: 'not-found', publicMessage: null });
      }
    expect((await stored()).map(({ readAt }) => readAt)).toEqual([null]);
  });

  rule('are limited: the 61st in an hour says when to come back', async () => {
    for (let n = 0; n < 60; n++) await write(alice, `Number ${n}`);
    await expect(write(alice, 'One more')).rejects.toMatchObject({ code: 'limited', retryAfter: expect.any(Number) });
    expect((await stored()).length).toBe(60);
  });

  rule('can be read by nobody once the key was destroyed with the account', async () => {
    await write(alice, 'Forget me');
    await shop.inSystem((tx) => tx.update(dataKeys).set({ wrapped: null }).where(eq(dataKeys.id, order.id)));
    expect((await getOrderFor(shop.as(admin), order.id)).messages).toMatchObject([{ text: null }]);
    await expect(write(admin, 'Hello?')).rejects.toMatchObject({ code: 'gone' });
  });
});
