import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUpTallies, recountRows } from '#core/analytics/jobs.ts';
import { type TallyName, tallyOf } from '#core/base/tallies/queries/read-tally.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { readOrderFigures } from '#core/orders/queries/figures.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';

const names: readonly TallyName[] = ['messages', 'accounts', 'accounts_made', 'orders', 'orders_paid'];
const noJob = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };

onEachDatabase('the numbers of rows that are kept', (_open, kind) => {
  let shop: Shop;
  let orderId: string;
  const run = (statement: string) => shop.inSystem((tx) => tx.execute(sql.raw(statement)));
  const work = (job: JobDefinition) => job.run(shop.world, {}, noJob);
  const read = (role: 'system' | 'admin' = 'system') =>
    shop.world.database.read({ role, userId: null, keys: [] }, async (tx) => {
      const found: Record<string, unknown> = {};
      for (const name of names)
        found[name] = (await tx.execute(sql`select * from ${tallyOf(name)} as tally order by bucket`)).rows;
      return found;
    });
  const changesLeft = async () => (await run('select count(*)::int as n from tally_changes')).rows[0]?.n;

  beforeAll(async () => {
    shop = await createShop(kind);
    ({ id: orderId } = await shop.order('privacy-guidance-package', alice));
    await shop.order('expert-consultancy', bob);
  });
  afterAll(() => shop.world.close());

  const payment = (refunded: number) =>
    `insert into payments (order_id, attempt, state, amount, refunded, currency, expires_at)
     values ('${orderId}', 1, 'paid', 8000, ${refunded}, 'GBP', now())`;

  it.each<[what: string, change: () => string]>([
    ['nothing', () => 'select 1'],
    ['an order that is paid', () => `update service_requests set payment_status = 'paid' where id = '${orderId}'`],
    ['a payment of which a part was given back', () => payment(500)],
    ['more that is given back', () => `update payments set refunded = 2550 where order_id = '${orderId}'`],
    ['an order that somebody sees to', () => `update service_requests set assignee_id = '${assistant.userId}'`],
    [
      'an order of another amount and currency',
      () => `update service_requests set amount = 99, currency = 'EUR' where id = '${orderId}'`,
    ],
    [
      'an order that is done',
      () => `update service_requests set status = 'completed', completed_at = now() where id = '${orderId}'`,
    ],
    [
      'an order of another day',
      () => `update service_requests set created_at = created_at - interval '3 days' where id = '${orderId}'`,
    ],
    ['an order that is deleted with its refunds', () => `delete from service_requests where id = '${orderId}'`],
    [
      'messages',
      () =>
        `insert into contact_messages (name, email, title, message) select 'N', 'n@example.com', 'T', 'M' from generate_series(1, 3)`,
    ],
    [
      'a message that was read',
      () => `update contact_messages set status = 'read' where id = (select id from contact_messages limit 1)`,
    ],
    ['a message that is deleted', () => `delete from contact_messages where status = 'read'`],
    ['an account that is deactivated', () => `update profiles set deleted_at = now() where id = '${bob.userId}'`],
    [
      'an account that is deleted',
      () =>
        `insert into profiles (id, email) values ('${randomUUID()}', 'x@example.com'); delete from profiles where email = 'x@example.com'`,
    ],
  ])('are those of the rows after %s, added up or not', async (_what, change) => {
    for (const statement of change().split('; ')) await run(statement);
    const noted = await read('admin');
    await work(addUpTallies);
    expect(await changesLeft()).toBe(0);
    expect(await read()).toEqual(noted);
    await work(recountRows);
    expect(await read()).toEqual(noted);
  });

  it('are put right by a recount, with what is not added up yet', async () => {
    const right = await read();
    await run(`update tallies set count = count + 7`);
    await run(`insert into tally_changes (name, bucket, count, amount) values ('messages', 'unread', 5, 0)`);
    expect(await read()).not.toEqual(right);
    await work(recountRows);
    expect(await read()).toEqual(right);
  });

  it('are shown to nobody but staff', async () => {
    for (const scope of [
      { role: 'visitor', userId: null, keys: [] },
      { role: 'user', userId: alice.userId, keys: [] },
    ] as const)
      for (const table of ['tallies', 'tally_changes']) {
        const { rows } = await shop.world.database.read(scope, (tx) =>
          tx.execute(sql`select * from ${sql.identifier(table)}`),
        );
        expect(rows).toEqual([]);
      }
  });

  it('say of whose orders they are', async () => {
    await run(`update service_requests set assignee_id = '${admin.userId}'`);
    await shop.order('privacy-guidance-package', alice);
    const count = async (owner: 'all' | 'mine' | 'unassigned') =>
      (await readOrderFigures(shop.as(admin), owner)).reduce((sum, figure) => sum + figure.count, 0);
    expect([await count('all'), await count('mine'), await count('unassigned')]).toEqual([2, 1, 1]);
  });
});
