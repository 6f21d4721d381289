import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderFilters } from '#contract/orders/types.ts';
import { visitor } from '#core/base/context.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { admin, alice, assistant, bob, owner } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { exportOrders, listOrders, listOwnOrders } from './lists.ts';
import { getOrderFor, getOwnOrder } from './order.ts';

const first = { before: null, after: null };

onEachDatabase('lists of orders', (_open, kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
    await shop.inSystem(async (tx) => {
      // 45 of Alice, 3 of Bob, 1 of the owner, 1 of an account that is gone; several share their millisecond.
      for (const [who, count] of [
        [alice, 45],
        [bob, 3],
        [owner, 1],
        [null, 1],
      ] as const)
        await tx.execute(sql`
          insert into service_requests (user_id, service_id, service_name, amount, contact_email, status, completed_at, created_at, admin_notes)
          select ${who?.userId ?? null}::uuid, 'crypto-conversion-advisory', 'Advisory ' || n, 180, ${who?.email ?? 'gone@example.com'},
            (array['pending', 'processing', 'in_progress', 'completed', 'cancelled'])[1 + n % 5],
            case when n % 5 = 3 then now() end, timestamptz '2027-01-01' + (n / 4) * interval '1 minute', 'Note ' || n
          from generate_series(1, ${count}::int) n`);
    });
  });
  afterAll(() => shop.world.close());

  const walk = async (
    read: (
      listing: typeof first | { before: string; after: null },
    ) => Promise<{ rows: { id: string }[]; older: string | null }>,
  ) => {
    const ids: string[] = [];
    let page = await read(first);
    for (;;) {
      ids.push(...page.rows.map(({ id }) => id));
      if (page.older === null) return ids;
      page = await read({ before: page.older, after: null });
    }
  };

  it('show a customer their own, newest first, each once over all pages', proves('ROLE-014', 'CALL-018'), async () => {
    const ids = await walk((listing) => listOwnOrders(shop.as(alice), listing));
    expect(new Set(ids).size).toBe(45);
    expect(ids.length).toBe(45);
    const page = await listOwnOrders(shop.as(alice), first);
    expect(page.rows.length).toBe(20);
    expect(page.rows.map(({ createdAt }) => createdAt)).toEqual(
      page.rows
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(page.rows[0]).toMatchObject({ serviceName: expect.any(String), notes: expect.stringContaining('Note') });
  });

  it('lead back as well as on', async () => {
    const page = await listOwnOrders(shop.as(alice), first);
    const second = await listOwnOrders(shop.as(alice), { before: page.older, after: null });
    const back = await listOwnOrders(shop.as(alice), { before: null, after: second.newer });
    expect(back.rows).toEqual(page.rows);
    expect(back.newer).toBeNull();
  });

  it('take a key that is none for the beginning', async () => {
    const page = await listOwnOrders(shop.as(alice), first);
    for (const before of ['x', '999999999999999999-1', `1-${randomUUID()}'`, '../..'])
      expect((await listOwnOrders(shop.as(alice), { before, after: null })).rows).toEqual(page.rows);
  });

  it('show staff in their own dashboard only what they ordered themselves', async () => {
    expect((await listOwnOrders(shop.as(owner), first)).rows.length).toBe(1);
    expect((await listOwnOrders(shop.as(admin), first)).rows).toEqual([]);
    const [bobs] = (await listOwnOrders(shop.as(bob), first)).rows;
    await expect(getOwnOrder(shop.as(admin), bobs?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
    expect(await getOrderFor(shop.as(admin), bobs?.id ?? '')).toMatchObject({ customer: { id: bob.userId } });
    expect(await getOwnOrder(shop.as(bob), bobs?.id ?? '')).toMatchObject({ serviceName: bobs?.serviceName });
  });

  it('show visitors nothing', async () => {
    expect(() => listOwnOrders(shop.as(visitor), first)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
    expect(() => listOrders(shop.as(visitor), 'all', first)).toThrow(
      expect.objectContaining({ code: 'unauthenticated' }),
    );
    expect(() => listOrders(shop.as(alice), 'all', first)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });

  describe('of staff', () => {
    it('show everybody’s, with name and address where there are any', {
      ...proves('ROLE-017', 'CALL-022', 'CALL-023', 'DATA-049'),
    }, async () => {
      const page = await listOrders(shop.as(assistant), 'all', first, 100);
      expect(page.rows.length).toBe(50);
      expect(page.rows.find(({ contactEmail }) => contactEmail === bob.email)).toMatchObject({
        customer: { id: bob.userId, fullName: 'Bob Baker', email: 'bob@example.com' },
      });
      expect(page.rows.find(({ contactEmail }) => contactEmail === 'gone@example.com')).toMatchObject({
        customer: { id: null, fullName: null, email: null },
      });
    });

    it.each(orderFilters.filter((one) => one !== 'all'))(
      'filtered by %s show only that',
      proves('ADM-ORD-002', 'ADM-ORD-003', 'ADM-ORD-004', 'ADM-ORD-005'),
      async (filter) => {
        const alike = filter === 'in_progress' || filter === 'processing' ? ['in_progress', 'processing'] : [filter];
        const all = (await listOrders(shop.as(admin), 'all', first, 100)).rows;
        const expected = all.filter(({ status }) => alike.includes(status)).map(({ id }) => id);
        expect(expected.length).toBeGreaterThan(8);
        expect(await walk((listing) => listOrders(shop.as(admin), filter, listing, 7))).toEqual(expected);
      },
    );

    it('are exported whole, in the same order', async () => {
      const ids: string[] = [];
      for await (const batch of exportOrders(shop.as(admin), 'all')) ids.push(...batch.map(({ id }) => id));
      expect(ids).toEqual((await listOrders(shop.as(admin), 'all', first, 100)).rows.map(({ id }) => id));
      await expect(exportOrders(shop.as(alice), 'all').next()).rejects.toMatchObject({ code: 'forbidden' });
    });
  });
});
