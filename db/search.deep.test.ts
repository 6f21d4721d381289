import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newestRead } from '#contract/base/search-reach.ts';
import { listUsers } from '#core/accounts/profile/queries/users.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { listOrders, orderSearch } from '#core/orders/queries/lists.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { searchPanel } from '#core/search/queries/search-panel.ts';
import { listMessages } from '#core/site/messages/queries/inbox.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { type Scope, systemScope } from '#platform/database/scope.ts';
import { rowsNear } from '#platform/database/search.ts';
import { admin } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { fillPanel } from '#tests/fill-panel.ts';

const id = '0190aaaa-0000-7000-8000-000000000001';
const calls = {
  profiles: sql`find_profiles('%alice%', 10)`,
  contact_messages: sql`find_contact_messages('%alice%', 10)`,
  service_requests: sql`find_service_requests('%alice%', 10, null, null)`,
};

onEachDatabase('the functions that find rows by words', (open, kind) => {
  let database: Database;
  const ask = async (scope: Scope, call: SQL) => {
    const { rows } = await database.transaction(scope, (tx) =>
      tx.execute<{ ids: string[] | null }>(sql`select ${call}::text[] as ids`),
    );
    return rows[0]?.ids;
  };
  beforeAll(async () => {
    database = await open();
    await database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`insert into profiles (id, email) values (${id}, 'alice@example.com')`);
      await tx.execute(
        sql`insert into service_requests (id, user_id, service_name, amount, contact_email) values (${id}, ${id}, 'A', 1, 'alice@example.com')`,
      );
      await tx.execute(
        sql`insert into contact_messages (id, name, email, title, message) values (${id}, 'A', 'a@example.com', 'T', 'From Alice')`,
      );
    });
  });
  afterAll(() => database.close());

  it.each(Object.entries(calls))(
    'give nobody but staff anything of %s, also not whose row it is',
    async (_table, call) => {
      for (const role of ['visitor', 'user'] as const)
        for (const keys of [[], [id]]) expect(await ask({ role, userId: id, keys }, call)).toEqual([]);
    },
  );

  it.each(Object.entries(calls))(
    'give staff ids of %s where there is an index, and else say that there is none',
    async (_table, call) => {
      for (const role of ['assistant', 'admin', 'system'] as const)
        expect(await ask({ role, userId: null, keys: [] }, call)).toEqual(kind === 'postgres' ? [id] : null);
    },
  );

  it('let the application read no more of the tables than before', async () => {
    const stranger: Scope = { role: 'visitor', userId: null, keys: [] };
    for (const table of Object.keys(calls))
      expect(
        (await database.transaction(stranger, (tx) => tx.execute(sql`select from ${sql.identifier(table)}`))).rows,
      ).toEqual([]);
  });
});

const ROWS = 3_000;
const hasServer = inject('postgresUrl') !== null;

describe.runIf(hasServer)('a search of the panel among thousands of rows', () => {
  let shop: Shop;
  const first = { before: null, after: null };
  const ctx = () => shop.as(admin);
  beforeAll(async () => {
    shop = await createShop('postgres', { now: new Date() });
    await shop.inSystem(async (tx) => {
      const run = (statement: string) => tx.execute(sql.raw(statement));
      await fillPanel(run, ROWS);
      await run(`update profiles set full_name = 'Zoë 100%_sure' where email = 'person12@example.com'`);
      await run('set local role none');
      await run('analyze');
    });
  });
  afterAll(() => shop.world.close());

  /** What this connection has read and not told the statistics yet, also inside of functions. */
  const readSoFar = async (tx: Transaction): Promise<number> => {
    const { rows } = await tx.execute<{ n: number }>(
      sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables where schemaname = 'public'`,
    );
    return rows[0]?.n ?? 0;
  };

  /** Rows that the work reads in one transaction. */
  const rowsRead = (work: () => Promise<unknown>): Promise<number> => {
    const { userId, role } = admin;
    return shop.world.database.read({ role, userId, keys: [] }, async (tx) => {
      // So few rows would be read faster than looked for.
      await tx.execute(sql`set local enable_seqscan = off`);
      const before = await readSoFar(tx);
      await work();
      return (await readSoFar(tx)) - before;
    });
  };

  const searches: Record<string, () => Promise<unknown>> = {
    'a message by its text': () => listMessages(ctx(), { ...first, status: 'all', search: 'reference r2047' }),
    'an order by the address': () => listOrders(ctx(), 'all', { ...first, search: 'PERSON2047@' }),
    'an order by its customer': () => listOrders(ctx(), 'all', { ...first, search: 'Number 2047' }),
    'an account by its name': () => listUsers(ctx(), { ...first, role: 'all', status: 'all', search: 'Number 2047' }),
    anything: () => searchPanel(ctx(), 'person2047@'),
    'what nothing has': () => searchPanel(ctx(), 'nobody at all'),
  };

  /** The newest are looked at in each table that is searched, and where they end is looked up before. */
  const tablesOf = (what: string) => (what === 'anything' || what === 'what nothing has' ? 3 : 1);

  it.each(Object.keys(searches))('for %s reads a few rows', async (what) => {
    const read = await rowsRead(searches[what] as () => Promise<unknown>);
    expect(read).toBeLessThan(
      tablesOf(what) * (2 * rowsNear('any') + 100) + (what.includes('order') ? rowsNear('any') : 0),
    );
  });

  it('reads the newest rows only where they fill a page, and for fewer letters than the index knows', async () => {
    const messages = (search: string) => rowsRead(() => listMessages(ctx(), { ...first, status: 'all', search }));
    // Where the newest end is looked up among their places first.
    const most = rowsNear('how long') + 100;
    expect(await messages('how long')).toBeLessThan(most);
    expect(await messages('zq')).toBeLessThan(2 * newestRead + 100);
  });

  it('finds one or two letters among the newest rows, and three among all', async () => {
    const found = async (search: string) =>
      (await listUsers(ctx(), { ...first, role: 'all', status: 'all', search })).rows.length;
    const rename = (n: number, name: string) =>
      shop.inSystem((tx) =>
        tx
          .update(profiles)
          .set({ fullName: name })
          .where(eq(profiles.email, `person${n}@example.com`)),
      );
    await rename(3, 'Qx Far Back');
    await rename(ROWS - 5, 'Qx Among the Newest');
    expect(await found('qx')).toBe(1);
    expect(await found('qx ')).toBe(1);
    expect(await found('qx f')).toBe(1);
    expect(await found('qx a')).toBe(1);
  });

  it('reads no more of the newest rows where many are of the same moment', async () => {
    await shop.inSystem((tx) =>
      tx.execute(sql`insert into profiles (id, email, created_at)
        select gen_random_uuid(), 'moved' || n || '@example.org', date_trunc('second', now()) from generate_series(1, 4500) n`),
    );
    const users = () => listUsers(ctx(), { ...first, role: 'all', status: 'all', search: 'zq' });
    expect(await rowsRead(users)).toBeLessThan(2 * newestRead + 100);
    expect(await rowsRead(() => searchPanel(ctx(), 'zq'))).toBeLessThan(7 * newestRead + 500);
  });

  it('gives up looking for what many rows have once the first thousand tell how many there are', async () => {
    const find = (pattern: string, most: number) =>
      shop.world.database.read({ role: 'admin', userId: null, keys: [] }, async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const before = await readSoFar(tx);
        const { rows } = await tx.execute<{ ids: string[] | null }>(
          sql`select find_profiles(${pattern}, ${most})::text[] as ids`,
        );
        return { found: rows[0]?.ids?.length ?? null, read: (await readSoFar(tx)) - before };
      });
    expect(await find('%@example%', 1_600)).toEqual({ found: null, read: 1_001 });
    expect((await find('%@example.com%', 2_900)).found).toBe(null);
    expect((await find('%@example.com%', 3_100)).found).toBeGreaterThanOrEqual(ROWS);
    expect(await find('%moved17%', 1_600)).toMatchObject({ found: 111 });
  });

  it('walks pages of what many have in both directions, and ends where there is nothing further', async () => {
    const listing = { status: 'archived', search: 'how long' } as const;
    const page = await listMessages(ctx(), { ...first, ...listing });
    const second = await listMessages(ctx(), { ...listing, before: page.older, after: null });
    const back = await listMessages(ctx(), { ...listing, before: null, after: second.newer });
    expect(second.rows.some(({ id }) => page.rows.some((row) => row.id === id))).toBe(false);
    expect(back.rows).toEqual(page.rows);
    let count = 0;
    for (let key: string | null = null, more = true; more; more = key !== null) {
      const { rows, older }: { rows: unknown[]; older: string | null } = await listMessages(ctx(), {
        ...listing,
        before: key,
        after: null,
      });
      count += rows.length;
      key = older;
    }
    const { rows } = await shop.inSystem((tx) =>
      tx.execute(sql`select count(*)::int as n from contact_messages where status = 'archived'`),
    );
    expect(count).toBe(rows[0]?.n);
  });

  it('finds the same along the index as row by row', async () => {
    const found = await shop.inSystem((tx) => tx.select({ id: serviceRequests.id }).from(serviceRequests).limit(1));
    const number = found[0]?.id ?? '';
    for (const search of [
      'zoë',
      '100%_sure',
      '100__sure',
      'Person12@',
      'NUMBER 29',
      'crypto conv',
      number,
      number.slice(0, 9),
      '0-0',
      '\\',
      "'",
    ]) {
      const indexed = await listOrders(ctx(), 'all', { ...first, search }, ROWS);
      const read = await shop.inSystem((tx) =>
        tx
          .select({ id: serviceRequests.id })
          .from(serviceRequests)
          .leftJoin(profiles, sql`${profiles.id} = ${serviceRequests.userId}`)
          .where(orderSearch.contains(search)),
      );
      expect(indexed.rows.map((row) => row.id).sort(), search).toEqual(read.map((row) => row.id).sort());
      if (!['100__sure', '0-0', '\\', "'"].includes(search)) expect(read.length, search).toBeGreaterThan(0);
    }
  });
});
