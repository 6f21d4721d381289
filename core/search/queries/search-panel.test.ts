import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { admin, alice, assistant } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { statementsOf } from '#tests/statements.ts';
import { searchPanel } from './search-panel.ts';

onEachDatabase('a search of the panel', (_open, kind) => {
  let shop: Shop;
  let orderId: string;
  const find = (text: string, who = assistant) => searchPanel(shop.as(who), text);
  const titles = async (text: string) =>
    (await find(text)).map(({ kind, found }) => [kind, ...found.map(({ title }) => title)]);

  beforeAll(async () => {
    shop = await createShop(kind);
    ({ id: orderId } = await shop.order('privacy-guidance-package', alice));
    const message = { name: 'Tomi Okafor', email: 't@example.net', title: 'About guidance', message: 'Hello' };
    const post = { slug: 'guidance-explained', title: 'Explained', content: 'So.' };
    await shop.inSystem(async (tx) => {
      await tx.insert(contactMessages).values(message);
      await tx.insert(blogPosts).values(post);
    });
  });
  afterAll(() => shop.world.close());

  it('finds orders, users, messages, posts and services by what their lists are searched by', async () => {
    expect(await titles(' GUIDANCE ')).toEqual([
      ['order', 'Privacy Guidance Package'],
      ['message', 'About guidance'],
      ['post', 'Explained'],
      ['service', 'Privacy Guidance Package'],
    ]);
    expect(await titles(alice.email)).toEqual([
      ['order', 'Privacy Guidance Package'],
      ['user', alice.fullName],
    ]);
    expect(await titles(orderId.slice(0, 8))).toEqual([['order', 'Privacy Guidance Package']]);
  });

  it('says whose an order is', async () => {
    expect(await find('alice archer')).toMatchObject([
      { kind: 'order', found: [{ id: orderId, detail: alice.fullName }], hasMore: false },
      { kind: 'user', found: [{ id: alice.userId, detail: alice.email }], hasMore: false },
    ]);
  });

  it('is for staff only, and takes signs of patterns as they are', async () => {
    for (const text of ['%%', '__', 'no such thing']) expect(await find(text)).toEqual([]);
    await expect(find('guidance', alice)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('asks the database once for what the newest have, once for ids of the rest and once for those, and not at all for a single letter', async () => {
    const many = Array.from({ length: 7 }, (_, n) => ({
      name: 'N',
      email: 'n@example.net',
      title: `Many ${n}`,
      message: 'M',
    }));
    await shop.inSystem((tx) => tx.insert(contactMessages).values(many));
    const [group] = await find('many', admin);
    expect(group).toMatchObject({ kind: 'message', hasMore: true });
    expect(group?.found).toHaveLength(5);
    const asked = (await statementsOf(() => find('many'))).statements;
    expect(asked.filter((statement) => !statement.startsWith('select set_config('))).toHaveLength(3);
    expect((await statementsOf(() => find('m'))).statements).toHaveLength(0);
  });
});
