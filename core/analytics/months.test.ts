import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { type Scope, systemScope } from '#platform/database/scope.ts';
import { onEachDatabase } from '#tests/databases.ts';

const stranger: Scope = { role: 'visitor', userId: null, keys: [] };
const adminScope: Scope = { role: 'admin', userId: null, keys: [] };

onEachDatabase('the months of analytics', (open) => {
  let database: Database;
  const run = (statement: string, scope = systemScope) =>
    database.transaction(scope, async (tx) => (await tx.execute<Record<string, unknown>>(sql.raw(statement))).rows);
  const months = async () =>
    (
      await run(`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'public.analytics_events'::regclass order by 1`)
    ).map(({ name }) => String(name));
  const monthOf = async (time: string) =>
    (
      await run(
        `insert into analytics_events (event_type, created_at) values ('page_view', ${time}) returning tableoid::regclass::text as name`,
      )
    )[0]?.name;
  const inMonths = (n: number) =>
    `date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + interval '${n} months 3 days'`;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('are there for the months to come, and take what belongs to them', async () => {
    const made = await months();
    expect(made.filter((name) => /_\d{4}_\d\d$/.test(name))).toHaveLength(3);
    expect(made).toEqual(expect.arrayContaining(['analytics_events_before', 'analytics_events_rest']));
    expect(await monthOf('now()')).toBe('analytics_events_before');
    expect(await monthOf(inMonths(1))).toMatch(/_\d{4}_\d\d$/);
    expect(await monthOf(inMonths(7))).toBe('analytics_events_rest');
  });

  it('are made ahead by the system alone, and get what went to the rest meanwhile', async () => {
    for (const scope of [stranger, adminScope])
      await expect(run('select make_analytics_months(8)', scope)).rejects.toMatchObject({ cause: { code: '42501' } });
    await run('select make_analytics_months(8)');
    expect(await run('select make_analytics_months(8) as made')).toEqual([{ made: 0 }]);
    expect((await months()).filter((name) => /_\d{4}_\d\d$/.test(name))).toHaveLength(8);
    const rows = await run(
      `select tableoid::regclass::text as name from analytics_events where created_at > ${inMonths(6)}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.name).toMatch(/_\d{4}_\d\d$/);
  });

  it('refuse whoever names them, and are secured as the whole is', async () => {
    for (const name of await months()) {
      for (const scope of [systemScope, stranger])
        await expect(run(`select * from ${name}`, scope), name).rejects.toMatchObject({ cause: { code: '42501' } });
      const secured = `select relrowsecurity as on, relforcerowsecurity as forced from pg_class where relname = '${name}'`;
      expect(await run(secured), name).toEqual([{ on: true, forced: true }]);
    }
    expect(await run('select * from analytics_events', stranger)).toEqual([]);
    expect((await run('select * from analytics_events', adminScope)).length).toBeGreaterThan(2);
  });

  it('go whole once they are over and every day of them is counted, and not before', async () => {
    const ended = `${inMonths(3)}`;
    const before = await months();
    expect(await run(`select drop_analytics_months(${ended}) as gone`)).toEqual([{ gone: 0 }]);
    await run(
      `insert into analytics_days select generate_series(current_date - 3, (${inMonths(4)})::date, interval '1 day')`,
    );
    await expect(run(`select drop_analytics_months(${ended})`, adminScope)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    expect(await run(`select drop_analytics_months(${ended}) as gone`)).toEqual([{ gone: 3 }]);
    expect(await months()).toHaveLength(before.length - 3);
    // What comes late is refused by nobody.
    expect(await monthOf('now()')).toBe('analytics_events_rest');
  });
});
