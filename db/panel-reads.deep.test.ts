import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { listUsers } from '#core/accounts/profile/queries/users.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { readAnalytics } from '#core/analytics/queries/report.ts';
import { listAuditEntries } from '#core/base/audit/queries/entries.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { listOrders } from '#core/orders/queries/lists.ts';
import { getMessage, listMessages } from '#core/site/messages/queries/inbox.ts';
import { listOwnMessages } from '#core/site/messages/queries/own-messages.ts';
import { admin, alice } from '#tests/cast.ts';
import { fillAnalytics, fillPanel } from '#tests/fill-panel.ts';
import { deepKey } from '#tests/own-screens.ts';
import { type Plan, plansOf, readWhole } from '#tests/plans.ts';

const ROWS = 3_000;
/** So many that reading all of them costs more than looking for a few. */
const EVENTS = 20_000;

// Plans are PostgreSQL's business; the embedded engine plans alike but takes long to fill.
const hasServer = inject('postgresUrl') !== null;

/** Tables that grow with what is sold, written and done. */
const growing = [
  'analytics_events',
  'audit_logs',
  'auth_credentials',
  'contact_messages',
  'service_requests',
  'profiles',
  'order_messages',
];

let shop: Shop;
let messageId: string;
const ctx = () => shop.as(admin);
const newest = { before: null, after: null };
const deep = () => ({ before: deepKey(new Date(), 365 * 24 * 60), after: null });

const lists: Record<string, () => Promise<unknown>> = {
  'the first messages': () => listMessages(ctx(), { ...newest, status: 'all', search: '' }),
  'messages of a status': () => listMessages(ctx(), { ...newest, status: 'unread', search: '' }),
  'messages further down': () => listMessages(ctx(), { ...deep(), status: 'archived', search: '' }),
  'the first orders': () => listOrders(ctx(), 'all', newest),
  'orders of a status': () => listOrders(ctx(), 'cancelled', newest),
  'orders further down': () => listOrders(ctx(), 'all', deep()),
  'the first accounts': () => listUsers(ctx(), { ...newest, role: 'all', status: 'all', search: '' }),
  'accounts of a role': () => listUsers(ctx(), { ...newest, role: 'assistant', status: 'all', search: '' }),
  'deactivated accounts': () => listUsers(ctx(), { ...newest, role: 'all', status: 'deactivated', search: '' }),
  'accounts further down': () => listUsers(ctx(), { ...deep(), role: 'all', status: 'all', search: '' }),
  'the first entries of the log': () =>
    listAuditEntries(ctx(), { ...newest, action: 'all', entity: 'all', userId: null }, { readNames }),
  'entries of an act': () =>
    listAuditEntries(ctx(), { ...newest, action: 'login', entity: 'all', userId: null }, { readNames }),
  'entries about a thing': () =>
    listAuditEntries(ctx(), { ...newest, action: 'all', entity: 'blog_post', userId: null }, { readNames }),
  'entries further down': () =>
    listAuditEntries(ctx(), { ...deep(), action: 'all', entity: 'all', userId: null }, { readNames }),
};

const byAddress: Record<string, () => Promise<unknown>> = {
  'what was written from an address': () =>
    listMessages(ctx(), { ...newest, status: 'all', search: '', from: 'Somebody@Example.com' }),
  'a message, with the account of its address': () => getMessage(ctx(), messageId),
  'what a person has written': () => listOwnMessages(shop.as(alice), newest),
  'the account of somebody who signs in': () =>
    signIn(shop.as(alice), { email: alice.email, password: 'is not this one' }).catch(() => null),
};

/** Tables that are read from end to end: along no index, or along one only to sort all of it afterwards. */
const readInVain = (plan: Plan): string[] =>
  growing
    .filter((table) => new RegExp(`Seq Scan on ${table}(?:_before|_\\d{4}_\\d\\d)? `).test(plan.plan))
    .concat(/^\s*(?:->\s+)?Sort\b/m.test(plan.plan) ? readWhole(plan, growing) : []);

describe.runIf(hasServer)('with thousands of rows in every list of the panel', () => {
  beforeAll(async () => {
    shop = await createShop('postgres', { now: new Date() });
    await shop.inSystem(async (tx) => {
      const run = (statement: string) => tx.execute(sql.raw(statement));
      await fillPanel(run, ROWS);
      await fillAnalytics(run, EVENTS);
      await run(`insert into auth_credentials (user_id, password_hash, password_changed_at)
        select id, null, now() from profiles on conflict do nothing`);
      const { rows } = await tx.execute<{ id: string }>(sql`select id from contact_messages limit 1`);
      messageId = rows[0]?.id ?? '';
      // Only the owner of a table may count it for the planner.
      await run('set local role none');
      await run('analyze');
    });
  });
  afterAll(() => shop.world.close());

  it.each(Object.keys(lists))('%s are found by an index', async (what) => {
    const plans = await plansOf(lists[what] as () => Promise<unknown>, { small: true });
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter((plan) => readInVain(plan).length > 0)).toEqual([]);
  });

  it.each(Object.keys(byAddress))('%s is found by the address alone', async (what) => {
    const plans = await plansOf(byAddress[what] as () => Promise<unknown>, { small: true });
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter((plan) => readWhole(plan, growing).length > 0)).toEqual([]);
  });

  it('entries of an act that is rare among the newest are not looked for among the others', async () => {
    await shop.inSystem(async (tx) => {
      await tx.execute(sql`insert into audit_logs (id, action, entity_type, commitment, created_at)
        select gen_random_uuid(), 'view', 'scan', 'c', now() + n * interval '1 second' from generate_series(1, 4000) n`);
      await tx.execute(sql`set local role none`);
      await tx.execute(sql`analyze audit_logs`);
    });
    for (const rare of [
      { action: 'login', entity: 'all' },
      { action: 'all', entity: 'blog_post' },
      { action: 'login', entity: 'profile' },
    ] as const) {
      const plans = await plansOf(() => listAuditEntries(ctx(), { ...newest, ...rare, userId: null }, { readNames }));
      const [entries] = plans.filter(({ statement }) => /from "audit_logs"/.test(statement));
      expect(entries?.plan).toMatch(/Index Cond: .*(action|entity_type) = /);
    }
  });

  it('analytics reads only the events that are not counted yet', async () => {
    const plans = await plansOf(() => readAnalytics(ctx(), 30));
    const events = plans.filter(({ statement }) => statement.includes('analytics_events'));
    expect(events.length).toBeGreaterThan(1);
    for (const { plan } of events)
      expect(plan).toMatch(
        /Index Cond: .*created_at >=|Index Scan Backward using analytics_events_before_created_at_id_idx/,
      );
  });
});
