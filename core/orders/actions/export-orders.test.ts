import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderFilter } from '#contract/orders/types.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { visitor } from '#core/base/context.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { readOrderFigures } from '#core/orders/queries/figures.ts';
import { listOrders } from '#core/orders/queries/lists.ts';
import { admin, alice, assistant } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { type ExportFormat, exportedOrders } from './export-orders.ts';

onEachDatabase('the export of orders', (_open, kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
    await shop.inSystem((tx) =>
      tx.execute(sql`
        insert into service_requests (user_id, service_name, amount, currency, contact_email, status, payment_status, completed_at, created_at)
        select ${alice.userId}::uuid, case n when 1 then '=HYPERLINK("http://evil.example","x")' when 2 then 'Scan, deep' else 'Advisory ' || n end,
          n, case when n % 10 = 0 then 'USD' else 'GBP' end, case n when 3 then '+1@example.com' else 'alice@example.com' end,
          (array['pending', 'processing', 'in_progress', 'completed', 'cancelled'])[1 + n % 5],
          case when n % 2 = 0 then 'paid' else 'unpaid' end,
          case when n % 5 = 3 then now() end, timestamptz '2027-01-01' + n * interval '1 minute'
        from generate_series(1, 1203) n`),
    );
  });
  afterAll(() => shop.world.close());

  const fileOf = async (format: ExportFormat, filter: OrderFilter = 'all', search = '') => {
    const pieces: string[] = [];
    for await (const piece of await exportedOrders(shop.as(assistant), { filter, search, format })) pieces.push(piece);
    return pieces.join('');
  };

  it('has these columns and every order of the filter, newest first', {
    ...proves(
      'ADM-ORD-014',
      'ADM-ORD-015',
      'ADM-ORD-016',
      'ADM-ORD-017',
      'ADM-ORD-018',
      'ADM-ORD-019',
      'ADM-ORD-020',
      'ADM-ORD-021',
    ),
  }, async () => {
    const lines = (await fileOf('csv')).split('\r\n');
    expect(lines[0]).toBe('\ufeffID,Service,Amount,Currency,Status,Payment Status,Email,Created');
    expect(lines.length).toBe(1 + 1203 + 1);
    expect(lines[1]).toMatch(
      /^[0-9a-f-]{36},Advisory 1203,1203,GBP,completed,unpaid,alice@example\.com,2027-01-01T20:03:00\.000Z$/,
    );
    const pending = (await fileOf('csv', 'pending')).split('\r\n');
    expect(pending.slice(1, -1).every((line) => line.includes(',pending,'))).toBe(true);
    expect(pending.length).toBe(1 + 240 + 1);
  });

  it('holds under "In Progress" what the tab shows there', async () => {
    const lines = (await fileOf('csv', 'in_progress')).split('\r\n').slice(1, -1);
    expect(new Set(lines.map((line) => /,(?:GBP|USD),(\w+),/.exec(line)?.[1]))).toEqual(
      new Set(['processing', 'in_progress']),
    );
  });

  it('runs nothing when a spreadsheet opens it, and quotes only what it must', proves('ADM-ORD-023'), async () => {
    const lines = (await fileOf('csv')).split('\r\n');
    expect(lines.find((line) => line.includes('evil'))).toContain(
      `,"'=HYPERLINK(""http://evil.example"",""x"")",1,GBP,`,
    );
    expect(lines.find((line) => line.includes('Scan, deep'))).toContain(',"Scan, deep",2,');
    expect(lines.find((line) => line.includes('+1@'))).toContain(",'+1@example.com,");
    expect(lines.filter((line) => line.includes('"')).length).toBe(2);
  });

  it('as JSON is one valid array, also when it is empty', async () => {
    const orders = JSON.parse(await fileOf('json'));
    expect(orders.length).toBe(1203);
    expect(orders[0]).toMatchObject({ service: 'Advisory 1203', amount: 1203, currency: 'GBP', status: 'completed' });
    expect(orders.at(-1)).toMatchObject({ service: '=HYPERLINK("http://evil.example","x")' });
    expect(JSON.parse(await fileOf('json', 'all', 'no such thing'))).toEqual([]);
  });

  it('follows the search', async () => {
    expect((await fileOf('csv', 'all', 'advisory 120')).split('\r\n').length).toBe(1 + 5 + 1);
  });

  it('is in the audit log, without what was searched for', async () => {
    await fileOf('json', 'pending', 'alice@example.com');
    const entries = await shop.inSystem((tx) => tx.select().from(auditLogs).orderBy(auditLogs.createdAt));
    expect(entries.at(-1)).toMatchObject({
      action: 'export',
      entityType: 'service_request',
      userId: null,
      adminUserId: assistant.userId,
      details: { event: 'order.exported', format: 'json', filter: 'pending', searched: true },
    });
    expect(JSON.stringify(entries.at(-1)?.details)).not.toContain('alice');
  });

  it('is for staff only, and leaves no entry otherwise', async () => {
    const before = await shop.inSystem((tx) => tx.select().from(auditLogs));
    const ask = { filter: 'all', search: '', format: 'csv' } as const;
    await expect(exportedOrders(shop.as(alice), ask)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(exportedOrders(shop.as(visitor), ask)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await shop.inSystem((tx) => tx.select().from(auditLogs))).toEqual(before);
  });

  it('the list finds by service, address, name and the beginning of the id', async () => {
    const find = async (search: string) =>
      (await listOrders(shop.as(admin), 'all', { before: null, after: null, search }, 2_000)).rows;
    expect((await find('SCAN, deep')).length).toBe(1);
    expect((await find('+1@example')).length).toBe(1);
    expect((await find('alice archer')).length).toBe(1203);
    const [one] = await find('advisory 77');
    expect((await find(one?.id.slice(0, 13) ?? '')).map(({ id }) => id)).toEqual([one?.id]);
    expect(await find('%')).toEqual([]);
    expect(await find('_')).toEqual([]);
  });

  it('the figures add up by status, currency and payment', async () => {
    const figures = await readOrderFigures(shop.as(admin));
    const sum = (rows: typeof figures, of: 'count' | 'amount') => rows.reduce((all, row) => all + row[of], 0);
    expect(sum(figures, 'count')).toBe(1203);
    expect(sum(figures, 'amount')).toBe((1203 * 1204) / 2);
    expect(
      sum(
        figures.filter(({ currency }) => currency === 'USD'),
        'count',
      ),
    ).toBe(120);
    expect(figures.filter(({ isPaid, currency }) => !isPaid && currency === 'USD')).toEqual([]);
    expect(() => readOrderFigures(shop.as(alice))).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });
});
