import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import { alice } from '#tests/cast.ts';
import { createShop, type Shop } from './order.fixture.ts';

const first = { before: null, after: null };

// Plans are PostgreSQL's business; the embedded engine plans alike but takes long to fill.
const hasServer = inject('postgresUrl') !== null;

let shop: Shop;
beforeAll(async () => {
  if (!hasServer) return;
  shop = await createShop('postgres');
  const fill = (from: number, to: number) =>
    shop.inSystem((tx) =>
      tx.execute(sql`
      insert into service_requests (user_id, service_name, amount, contact_email, status, completed_at, created_at)
      select case when n % 20 = 0 then ${alice.userId}::uuid end, 'A service', 80, 'a@example.com',
        case when n % 500 = 0 then 'in_progress' when n % 3 = 0 then 'pending' else 'completed' end,
        case when n % 500 = 0 or n % 3 = 0 then null else now() end, timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(${from}::int, ${to}::int) n`),
    );
  // Each order is counted as it is written: all of them at once take longer than a statement may.
  for (let from = 1; from < 40_000; from += 5_000) await fill(from, from + 4_999);
  // Only the owner of a table may count it for the planner.
  await shop.inSystem(async (tx) => {
    await tx.execute(sql`set local role none`);
    await tx.execute(sql`analyze service_requests`);
  });
});
afterAll(async () => {
  if (hasServer) await shop.world.close();
});

const planOf = async (query: string) => {
  const { rows } = await shop.inSystem((tx) => tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${query}`)));
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};
const newest = 'order by created_at desc, id desc limit 21';
const place = `(created_at, id) < (timestamptz '2026-01-10', '${alice.userId}'::uuid)`;

it.runIf(hasServer).each([
  ['a customer’s first page', `where user_id = '${alice.userId}' ${newest}`, 'service_requests_user_idx'],
  ['a page deep in it', `where user_id = '${alice.userId}' and ${place} ${newest}`, 'service_requests_user_idx'],
  ['the first page of staff', newest, 'service_requests_created_idx'],
  ['a page deep in it', `where ${place} ${newest}`, 'service_requests_created_idx'],
  ['one status', `where status = 'cancelled' and ${place} ${newest}`, 'service_requests_status_idx'],
])('%s of 40,000 orders follows its index: no scan of the whole table', async (_what, rest, index) => {
  const plan = await planOf(`select * from service_requests ${rest}`);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

it.runIf(hasServer)('2,000 orders of one customer come page by page, each once', async () => {
  const ids = new Set<string>();
  let page = await listOwnOrders(shop.as(alice), first);
  for (;;) {
    for (const { id } of page.rows) ids.add(id);
    if (page.older === null) break;
    page = await listOwnOrders(shop.as(alice), { before: page.older, after: null });
  }
  expect(ids.size).toBe(2_000);
});
