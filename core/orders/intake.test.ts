import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { orderExport } from '#core/orders/data-export.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { services } from '#core/site/services/schema.ts';
import { alice, assistant, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { eraseOrders } from './internal/erase-orders.ts';

const impersonation = 'deep-fake-impersonation-scan';
const typed = {
  names: ' Alice Example \nLady Quiet\n\nLady Quiet',
  links: 'https://pictures.example/alice.jpg\nhttps://social.example/not-alice',
};
const answers = {
  names: ['Alice Example', 'Lady Quiet'],
  links: ['https://pictures.example/alice.jpg', 'https://social.example/not-alice'],
};

onOneDatabase('what the form of a service asks for', (_open, kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());
  beforeEach(async () => {
    shop.world.clock.advance(86_400_000);
    await shop.inSystem((tx) => tx.delete(serviceRequests));
  });
  const place = async (fields: object, serviceId = impersonation) =>
    (await createOrder(shop.as(alice), shop.form(serviceId, { ...fields }))).orderId;

  it('is kept sealed, and shown to the customer and to staff', async () => {
    const orderId = await place(typed);
    expect((await shop.read(orderId)).intakeAnswers).toMatch(/^v1\./);
    expect(JSON.stringify([await shop.read(orderId), await shop.entriesOf(orderId)])).not.toMatch(/Quiet|pictures/);
    for (const actor of [alice, assistant])
      expect((await getOrderFor(shop.as(actor), orderId)).intake, actor.role).toEqual(answers);
    await expect(getOrderFor(shop.as(bob), orderId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['no name', { names: ' \n ' }, 'names', 'Please give at least one name to look for.'],
    ['eleven names', { names: 'abcdefghijk'.split('').join('\n') }, 'names', 'At most 10 names, please.'],
    ['a link that is none', { names: 'A', links: 'alice.jpg' }, 'links', /beginning with https/],
    ['a link that a browser would run', { names: 'A', links: 'javascript:alert(1)' }, 'links', /beginning with https/],
  ])('refuses %s, at the field', async (_name, fields, field, publicMessage) => {
    await expect(place(fields)).rejects.toMatchObject({
      code: 'invalid',
      field,
      publicMessage: publicMessage instanceof RegExp ? expect.stringMatching(publicMessage) : publicMessage,
    });
    expect(await shop.ordersOf(alice)).toEqual([]);
  });

  it('is not taken by a service that does not ask for it', async () => {
    await expect(place(typed, 'detailed-exposure-report')).rejects.toMatchObject({ code: 'invalid' });
    const orderId = await place({}, 'detailed-exposure-report');
    expect((await shop.read(orderId)).intakeAnswers).toBeNull();
    expect((await getOrderFor(shop.as(alice), orderId)).intake).toBeNull();
  });

  it('is asked for by any service that says so', async () => {
    const id = 'made-by-staff';
    await shop.inSystem((tx) => tx.insert(services).values({ id, name: 'Made by staff', price: 5, intake: 'note' }));
    await place({}, id);
    await shop.inSystem((tx) => tx.update(services).set({ intake: 'impersonation' }).where(eq(services.id, id)));
    await expect(place({}, id)).rejects.toMatchObject({ field: 'names' });
    await place(typed, id);
  });

  it('is part of the copy of one’s data', async () => {
    await place(typed);
    const rows = [];
    const section = orderExport.find(({ name }) => name === 'orders');
    for await (const row of section?.rows(shop.as(alice), { pathOf: () => null } as never) ?? []) rows.push(row);
    expect(rows).toMatchObject([{ intake: answers }]);
    expect(section?.shape.safeParse(rows[0]).success).toBe(true);
  });

  it('goes with the account, also where the order stays for the books', async () => {
    const orderId = await place(typed);
    await shop.inSystem((tx) => tx.update(serviceRequests).set({ paymentStatus: 'paid' }));
    await shop.inSystem((tx) => eraseOrders(tx, shop.world, { userId: alice.userId } as never));
    expect(await shop.read(orderId)).toMatchObject({ userId: null, intakeAnswers: null, customerNote: null });
  });
});
