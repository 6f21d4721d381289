import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { admin, alice, assistant } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { createReply } from './actions/create-reply.ts';
import { deleteReply } from './actions/delete-reply.ts';
import { updateReply } from './actions/update-reply.ts';
import { getEditedReply, listReplies } from './queries/replies.ts';
import { mostSavedReplies } from './rules.ts';
import { savedReplies } from './schema.ts';

onOneDatabase('saved replies', (_open, kind) => {
  let shop: Shop;
  const thanks = { title: 'Thanks', body: 'Thank you, {first name}.' };
  const add = async (input = thanks) => {
    const id = randomUUID();
    await createReply(shop.as(assistant), id, input);
    return id;
  };

  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());

  it('are kept once, however often the form is sent, and listed by title', async () => {
    const id = await add();
    await createReply(shop.as(assistant), id, thanks);
    await add({ title: 'Apology', body: 'Sorry.' });
    expect((await listReplies(shop.as(admin))).map(({ title }) => title)).toEqual(['Apology', 'Thanks']);
    expect(await shop.entriesOf(id)).toHaveLength(1);
  });

  it('are for staff only', async () => {
    const id = await add();
    const ctx = shop.as(alice);
    const asked = [
      () => listReplies(ctx),
      () => getEditedReply(ctx, id),
      () => createReply(ctx, randomUUID(), thanks),
      () => updateReply(ctx, id, thanks, ''),
      () => deleteReply(ctx, id),
    ];
    for (const ask of asked) await expect((async () => ask())()).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('are not overwritten unseen; the same again changes nothing', async () => {
    const id = await add();
    const { version } = await getEditedReply(shop.as(admin), id);
    await updateReply(shop.as(admin), id, { ...thanks, body: 'Many thanks.' }, version);
    await updateReply(shop.as(admin), id, { ...thanks, body: 'Many thanks.' }, version);
    expect(await shop.entriesOf(id)).toHaveLength(2);
    await expect(updateReply(shop.as(assistant), id, thanks, version)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are gone once they are deleted, and stay gone', async () => {
    const id = await add();
    await deleteReply(shop.as(admin), id);
    await deleteReply(shop.as(admin), id);
    expect(await shop.entriesOf(id)).toHaveLength(2);
    await expect(getEditedReply(shop.as(admin), id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(updateReply(shop.as(admin), id, thanks, '')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are not more than can be offered at once', async () => {
    const many = Array.from({ length: mostSavedReplies }, (_, n) => ({ title: `Reply ${n}`, body: 'Hello.' }));
    await shop.inSystem((tx) => tx.insert(savedReplies).values(many));
    await expect(add()).rejects.toMatchObject({ code: 'conflict' });
  });
});
