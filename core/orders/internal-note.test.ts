import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOwnEntries } from '#core/base/audit/queries/own-log.ts';
import { createLeavingShop, password } from '#core/lifecycle/erasure/erasure.fixture.ts';
import { exportOwnData } from '#core/lifecycle/exports/actions/export-own-data.ts';
import { exportedOrders } from '#core/orders/actions/export-orders.ts';
import { saveInternalNote } from '#core/orders/actions/save-internal-note.ts';
import { saveOrderNotes } from '#core/orders/actions/save-notes.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import { getInternalNote } from '#core/orders/queries/internal-note.ts';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import { getOwnOrder } from '#core/orders/queries/order.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { unzip } from '#tests/unzip.ts';

const secret = 'Sounds-like-a-journalist';
const first = { before: null, after: null };

onOneDatabase('an internal note', (_open, kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createLeavingShop(kind);
  });
  afterAll(() => shop.world.close());

  const noted = async () => {
    const order = await shop.order();
    await shop.mailed();
    await shop.heard();
    await saveInternalNote(shop.as(assistant), { orderId: order.id, internalNote: secret, version: 0 });
    return order.id;
  };

  it('is read by staff, and neither page, list, log nor live page of the customer knows of it', async () => {
    const orderId = await noted();
    expect(await shop.heard()).toEqual(['staff:orders']);
    expect(await getInternalNote(shop.as(admin), orderId)).toEqual({ text: secret, version: 1 });
    const pages = [
      await getOwnOrder(shop.as(alice), orderId),
      await listOwnOrders(shop.as(alice), first),
      await listOwnEntries(shop.as(alice), first),
    ];
    expect(JSON.stringify(pages)).toContain(orderId);
    expect(JSON.stringify(pages)).not.toMatch(new RegExp(`${secret}|internal`, 'i'));
    for (const actor of [alice, bob])
      await expect(getInternalNote(shop.as(actor), orderId)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is in no mail, while the note to the customer is on their page', async () => {
    const orderId = await noted();
    await shop.world.drain();
    expect(shop.world.mailbox.splice(0)).toEqual([]);
    const { version } = await shop.read(orderId);
    await saveOrderNotes(shop.as(admin), { orderId, version, notes: 'On Friday' });
    expect(await getOwnOrder(shop.as(alice), orderId)).toMatchObject({ notes: 'On Friday' });
    await shop.world.drain();
    expect(JSON.stringify(shop.world.mailbox)).not.toContain(secret);
  });

  it('is in neither the copy of all data of the customer nor the file of all orders', async () => {
    const orderId = await noted();
    const archive = await exportOwnData(shop.as(alice), { proof: password });
    const files = [...unzip(await buffer(archive.content)).values()].map((file) => file.toString('utf8')).join('\n');
    expect(files).toContain(orderId);
    expect(files).not.toContain(secret);
    for (const format of ['csv', 'json'] as const)
      for await (const piece of await exportedOrders(shop.as(admin), { filter: 'all', search: '', format }))
        expect(piece).not.toContain(secret);
  });

  it('lies sealed in the database, and its audit entry says that it was saved, not what', async () => {
    const orderId = await noted();
    const entry = (await shop.entriesOf(orderId)).find(({ adminUserId }) => adminUserId === assistant.userId);
    expect(entry).toMatchObject({ userId: null, oldValues: { version: 0 }, newValues: { version: 1 } });
    expect(JSON.stringify(entry)).not.toContain(secret);
    const { rows } = await shop.inSystem((tx) => tx.execute(sql`select * from order_internal_notes`));
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is not overwritten unseen; the same again changes nothing', async () => {
    const orderId = await noted();
    const save = (internalNote: string, version: number) =>
      saveInternalNote(shop.as(admin), { orderId, internalNote, version });
    await save(secret, 0);
    await expect(save('Another', 0)).rejects.toMatchObject({ code: 'conflict' });
    await save('Another', 1);
    expect(await getInternalNote(shop.as(admin), orderId)).toEqual({ text: 'Another', version: 2 });
    await expect(saveInternalNote(shop.as(alice), { orderId, internalNote: 'x', version: 2 })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(saveInternalNote(shop.as(bob), { orderId, internalNote: 'x', version: 2 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
