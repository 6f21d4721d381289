import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUpTallies, recountRows } from '#core/base/tallies/jobs.ts';
import { type TallyName, tallyOf } from '#core/base/tallies/queries/read-tally.ts';
import { recountTallies } from '#core/base/tallies/recount.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { readOrderFigures } from '#core/orders/queries/figures.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';

const names: readonly TallyName[] = ['messages', 'accounts', 'accounts_made', 'orders', 'orders_paid', 'people_seen'];
/** All numbers at once, from the rows themselves. */
const counted = `
  with orders as (
    select o.*, 100 * o.amount::bigint - coalesce((select sum(refunded) from payments where order_id = o.id), 0) as worth,
      case o.payment_status when 'paid' then 'paid' else 'unpaid' end as paid
    from service_requests o
  ),
  counted (name, bucket, count, amount) as (
    select 'messages', status, count(*), 0 from contact_messages group by 2
    union all
    select 'accounts', case when deleted_at is null then 'active' else 'deactivated' end, count(*), 0 from profiles group by 2
    union all
    select 'accounts_made', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'), count(*), 0 from profiles group by 2
    union all
    select 'orders', concat_ws(' ', status, currency, paid, coalesce(assignee_id::text, '-')), count(*), sum(worth)::bigint from orders group by 2
    union all
    select 'orders_paid', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') || ' ' || currency, count(*), sum(worth)::bigint
    from orders where paid = 'paid' group by 2
    union all
    select 'people_seen', to_char(seen at time zone 'UTC', 'YYYY-MM-DD'), count(*), 0
    from (select max(last_seen_at) as seen from auth_sessions where kind = 'full' group by user_id) as people group by 2
  )
  select name, bucket, count::bigint, amount::bigint from counted order by name, bucket`;

const noJob = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };

/** Numbers below a bound, the same from the same seed. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (bound: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
};

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
  const count = async () => {
    const found: Record<string, unknown[]> = Object.fromEntries(names.map((name) => [name, []]));
    for (const { name, ...number } of (await run(counted)).rows) found[String(name)]?.push(number);
    return found;
  };
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

  const sessions = (user: { userId: string }, kind: string, daysAgo: readonly number[]) =>
    `insert into auth_sessions (user_id, kind, device, last_seen_at, expires_at)
     select '${user.userId}', '${kind}', n, now() - n * interval '1 day', now() from unnest(array[${daysAgo}]) n`;
  const signIn = (user: { userId: string }, ...daysAgo: number[]) => sessions(user, 'full', daysAgo);
  const recover = (user: { userId: string }) => sessions(user, 'recovery', [0]);

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
    ['people who sign in', () => signIn(alice, 0, 1, 40)],
    [
      'somebody who signs in again, and for a password',
      () => `${signIn(alice, 3)}; ${signIn(bob, 2, 5)}; ${recover(bob)}`,
    ],
    [
      'a session that is used on another day',
      () => `update auth_sessions set last_seen_at = now() where device = '40'`,
    ],
    ['sessions of which none is the newest', () => `delete from auth_sessions where device in ('3', '5')`],
    ['all sessions of somebody at once', () => `delete from auth_sessions where user_id = '${alice.userId}'`],
    [
      'a session that is somebody else’s now',
      () => `update auth_sessions set user_id = '${alice.userId}' where device = '2'`,
    ],
  ])('are those of the rows after %s, added up or not', async (_what, change) => {
    for (const statement of change().split('; ')) await run(statement);
    const noted = await read('admin');
    expect(noted).toEqual(await count());
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

  it('say of whose orders they are', async () => {
    await run(`update service_requests set assignee_id = '${admin.userId}'`);
    await shop.order('privacy-guidance-package', alice);
    const count = async (owner: 'all' | 'mine' | 'unassigned') =>
      (await readOrderFigures(shop.as(admin), owner)).reduce((sum, figure) => sum + figure.count, 0);
    expect([await count('all'), await count('mine'), await count('unassigned')]).toEqual([2, 1, 1]);
  });

  it('are those of the rows while batches are counted, whatever changes between two of them', async () => {
    const next = randomFrom(7);
    const pick = <One>(some: readonly One[]) => some[next(some.length)] as One;
    const changes: readonly (() => string)[] = [
      () => `insert into contact_messages (name, email, title, message) values ('N', 'n@example.com', 'T', 'M')`,
      () =>
        `update contact_messages set status = '${pick(['read', 'archived'])}' where id = (select id from contact_messages offset ${next(4)} limit 1)`,
      () => `delete from contact_messages where id = (select id from contact_messages offset ${next(4)} limit 1)`,
      () => `insert into profiles (id, email) values (gen_random_uuid(), gen_random_uuid() || '@example.com')`,
      () =>
        `update profiles set deleted_at = ${pick(['null', 'now()'])} where email like '%-%' and id = (select id from profiles where email like '%-%' offset ${next(4)} limit 1)`,
      () =>
        `delete from profiles where id = (select id from profiles where email like '%-%' offset ${next(4)} limit 1)`,
      () =>
        `insert into service_requests (service_name, amount, contact_email, payment_status) values ('S', ${next(99)}, 'c@example.com', '${pick(['paid', 'unpaid'])}')`,
      () =>
        `update service_requests set payment_status = '${pick(['paid', 'unpaid'])}' where id = (select id from service_requests offset ${next(4)} limit 1)`,
      () => signIn(pick([alice, bob]), next(30), next(30)),
      () =>
        `update auth_sessions set last_seen_at = now() - ${next(30)} * interval '1 day' where id = (select id from auth_sessions offset ${next(4)} limit 1)`,
      () => `delete from auth_sessions where id in (select id from auth_sessions offset ${next(4)} limit 2)`,
    ];
    for (let round = 0; round < 30; round++) {
      for (let change = next(4); change > 0; change--) await run(pick(changes)());
      await recountTallies(shop.world.database, {
        now: shop.world.clock.now(),
        most: 3,
        signal: AbortSignal.abort(),
      }).catch(() => {});
      if (next(5) === 0) await work(addUpTallies);
      expect(await read(), `round ${round}`).toEqual(await count());
    }
  });

  it('are counted to the end by a recount that broke off, and given up when nobody ends it', async () => {
    const right = await read();
    await run('delete from tally_recounts');
    await run('delete from tally_counted');
    await run(`update tallies set count = count + 7`);
    const recount = (signal?: AbortSignal) =>
      recountTallies(shop.world.database, { now: shop.world.clock.now(), most: 2, ...(signal && { signal }) });
    await expect(recount(AbortSignal.abort())).rejects.toThrow();
    expect((await run('select from tally_recounts')).rows.length).toBe(1);
    await recount();
    expect(await read()).toEqual(right);
    await expect(recount(AbortSignal.abort())).rejects.toThrow();
    await run(`update contact_messages set status = 'archived'`);
    await work(addUpTallies);
    expect(await changesLeft()).toBeGreaterThan(0);
    shop.world.clock.advance(7 * 3_600_000);
    await work(addUpTallies);
    expect(await changesLeft()).toBe(0);
    expect(await read()).toEqual(await count());
  });

  it('are counted anew among many rows, in more than one transaction', async () => {
    await run(`insert into contact_messages (name, email, title, message)
      select 'N', 'n@example.com', 'T', 'M' from generate_series(1, 4500)`);
    await run('delete from tally_changes');
    let transactions = 0;
    const counting: typeof shop.world.database.transaction = (scope, change) => {
      transactions++;
      return shop.world.database.transaction(scope, change);
    };
    await recountTallies(
      { ...shop.world.database, transaction: counting },
      { now: shop.world.clock.now(), most: 1_000 },
    );
    expect(transactions).toBe(5 + 3);
    expect(await read()).toEqual(await count());
  });

  it('are shown to nobody but staff', async () => {
    for (const scope of [
      { role: 'visitor', userId: null, keys: [] },
      { role: 'user', userId: alice.userId, keys: [] },
    ] as const)
      for (const table of ['tallies', 'tally_changes', 'tally_recounts', 'tally_counted']) {
        const { rows } = await shop.world.database.read(scope, (tx) =>
          tx.execute(sql`select * from ${sql.identifier(table)}`),
        );
        expect(rows).toEqual([]);
      }
  });
});
