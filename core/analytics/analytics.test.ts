import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import { createVisitCounter, deviceOf, visitOf } from '#core/analytics/actions/record-visits.ts';
import { readAnalytics } from '#core/analytics/queries/report.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, assistant, insertCast } from '#tests/cast.ts';
import { failing, onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { analyticsRollUp } from './jobs.ts';
import { visitLimits } from './rules.ts';
import { analyticsEvents } from './schema.ts';

const noJob = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('what is counted of a visit', () => {
  const headers = (more: Record<string, string> = {}) => new Headers({ 'user-agent': firefox, ...more });

  it('is a coarse class of device, and a country only where a proxy of ours names it', () => {
    expect(visitOf(headers({ 'cf-ipcountry': 'gb' }), 'cf-ipcountry')).toEqual({ device: 'desktop', country: 'GB' });
    expect(visitOf(headers({ 'cf-ipcountry': 'GB' }), null)).toEqual({ device: 'desktop', country: null });
    for (const named of ['XX', 'T1', 'England', '<b>'])
      expect(visitOf(headers({ 'cf-ipcountry': named }), 'cf-ipcountry')).toEqual({ device: 'desktop', country: null });
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'tablet'],
    [firefox, 'desktop'],
    [null, null],
  ])('%s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it.each([
    ['asked not to be tracked', { dnt: '1' }],
    ['sent Global Privacy Control', { 'sec-gpc': '1' }],
    ['only prefetched', { 'sec-purpose': 'prefetch' }],
    ['are machines', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ])('is nothing of those who %s', (_who, more) => {
    expect(visitOf(headers(more), null)).toBeNull();
  });
});

onEachDatabase('the figures of Analytics', (_open, kind) => {
  let world: World;
  const as = (actor: Context['actor'], database: Database = world.database): Context => ({
    actor,
    client: null,
    platform: { ...world, database },
  });
  const system = <Row>(work: Parameters<typeof world.database.transaction<Row>>[1]) =>
    world.database.transaction(systemScope, work);
  const daysAgo = (n: number) => new Date(world.clock.now().getTime() - n * 86_400_000);
  const views = (count: number, device: string | null, country: string | null, createdAt: Date) =>
    system((tx) =>
      tx.insert(analyticsEvents).values(
        Array.from({ length: count }, () => ({
          eventType: 'page_view',
          deviceInfo: device ? { device } : null,
          locationInfo: country ? { country } : null,
          createdAt,
        })),
      ),
    );
  const order = (amount: number, more: Partial<typeof serviceRequests.$inferInsert> = {}) =>
    system((tx) =>
      tx.insert(serviceRequests).values({
        serviceId: 'report',
        serviceName: 'Report',
        amount,
        contactEmail: 'a@example.com',
        createdAt: daysAgo(1),
        ...more,
      }),
    );

  beforeAll(async () => {
    world = await createWorld({ database: kind });
    await insertCast(world.database);
    await system(async (tx) => {
      await tx.execute(sql`insert into services (id, name, price) values ('report', 'Exposure report', 80)`);
      await tx.update(profiles).set({ createdAt: daysAgo(40) });
      await tx.delete(analyticsEvents);
      await tx.insert(profiles).values({ id: randomUUID(), email: 'new@example.com', createdAt: daysAgo(3) });
      const seen = { device: 'Firefox', expiresAt: daysAgo(-9), createdAt: daysAgo(1), lastSeenAt: daysAgo(1) };
      await tx.insert(authSessions).values([
        { userId: alice.userId, ...seen },
        { userId: alice.userId, ...seen },
        { userId: admin.userId, ...seen, lastSeenAt: daysAgo(31) },
      ]);
    });
    await views(3, 'desktop', 'GB', daysAgo(2));
    await views(2, 'mobile', 'DE', daysAgo(0));
    await views(4, 'tablet', null, daysAgo(9));
    await order(80, { paymentStatus: 'paid' });
    await order(20, { paymentStatus: 'paid', createdAt: daysAgo(9) });
    await order(500);
    await order(70, { paymentStatus: 'paid', currency: 'EUR' });
  });
  afterAll(() => world.close());

  it('count events of the range and of the one before, before and after days are rolled up', async () => {
    const before = await readAnalytics(as(assistant), 7);
    expect(before.totals.page_view).toEqual({ now: 5, before: 4 });
    expect(before.totals.order).toEqual({ now: 3, before: 1 });
    expect(before.totals.sign_up).toEqual({ now: 1, before: 0 });
    expect(before.totals.sign_in).toEqual({ now: 3, before: 0 });
    expect(before.perDay.page_view).toEqual([0, 0, 0, 0, 3, 0, 2]);
    await analyticsRollUp.run(world, {}, noJob);
    await analyticsRollUp.run(world, {}, noJob);
    expect(await readAnalytics(as(assistant), 7)).toEqual(before);
    expect((await readAnalytics(as(admin), 30)).totals.page_view).toEqual({ now: 9, before: 0 });
    const { rows } = await system((tx) => tx.execute(sql`select count(*)::int as n from analytics_daily`));
    expect(rows[0]?.n).toBeGreaterThan(4);
  });

  it('sum what was paid in pounds, and list other currencies beside it', {
    ...proves('ADM-AN-006', 'ADM-AN-007', 'CALL-029'),
  }, async () => {
    const { revenue, revenuePerDay, otherRevenue } = await readAnalytics(as(admin), 7);
    expect(revenue).toEqual({ now: 80, before: 20 });
    expect(revenuePerDay).toEqual([0, 0, 0, 0, 0, 80, 0]);
    expect(otherRevenue).toEqual([{ currency: 'EUR', amount: 70 }]);
  });

  it('count no revenue that was given back', async () => {
    const giveBack = (refunded: number) =>
      system((tx) =>
        tx.execute(sql`insert into payments (order_id, attempt, state, amount, refunded, currency, expires_at)
          select id, 1, 'paid', 8000, ${refunded}::int, 'GBP', now() from service_requests where amount = 80
          on conflict (order_id, attempt) do update set refunded = excluded.refunded`),
      );
    await giveBack(2550);
    const { revenue, revenuePerDay } = await readAnalytics(as(admin), 7);
    await giveBack(0);
    expect(revenue).toEqual({ now: 54.5, before: 20 });
    expect(revenuePerDay).toEqual([0, 0, 0, 0, 0, 54.5, 0]);
  });

  it('call those active whose account was made in the last 30 days, beside who signed in', {
    ...proves('ADM-AN-005', 'CALL-027'),
  }, async () => {
    expect(await readAnalytics(as(admin), 365)).toMatchObject({ activeUsers: 1, signedIn: 1 });
  });

  it('name scans and orders by service', proves('CALL-028'), async () => {
    const { services: named } = await readAnalytics(as(admin), 7);
    expect(named).toEqual([{ name: 'Exposure report', scans: 0, orders: 3 }]);
  });

  it('rank the five devices and countries with most page views', proves('ADM-AN-003', 'ADM-AN-004'), async () => {
    for (let i = 1; i <= 7; i++) await views(10 * i, `device ${i}`, `A${i}`, daysAgo(0));
    const { devices, countries } = await readAnalytics(as(admin), 7);
    const top = [7, 6, 5, 4, 3];
    expect(devices).toEqual(top.map((i) => ({ name: `device ${i}`, count: 10 * i })));
    expect(countries).toEqual(top.map((i) => ({ name: `A${i}`, count: 10 * i })));
  });

  it('show the newest 50 events, also where columns of device and country are missing', {
    ...proves('ADM-AN-001', 'CALL-030'),
  }, async () => {
    const { events } = await readAnalytics(as(admin), 7);
    expect(events.length).toBe(50);
    expect(events[0]).toMatchObject({ type: 'page_view', device: expect.any(String), country: expect.any(String) });
    let reads = 0;
    const lacking: Database = {
      ...world.database,
      read(scope, work) {
        reads += 1;
        if (reads !== 2) return world.database.read(scope, work);
        return Promise.reject(Object.assign(new Error('column does not exist'), { code: '42703' }));
      },
    };
    const without = await readAnalytics(as(admin, lacking), 7);
    expect(without.events.length).toBe(50);
    expect(without.events[0]).toMatchObject({ device: null, country: null });
  });

  it('are for staff only', async () => {
    for (const actor of [alice, visitor]) await expect(readAnalytics(as(actor), 7)).rejects.toThrow();
  });

  it('gather visits and write them together; without a database they are let go', async () => {
    const count = async () => (await readAnalytics(as(admin), 7)).totals.page_view.now;
    const before = await count();
    const counter = createVisitCounter(world);
    for (let i = 0; i < 700; i++) counter.add({ device: 'mobile', country: null }, `192.0.2.${i % 250}`);
    expect(await count()).toBe(before);
    await counter.close();
    expect(await count()).toBe(before + 700);
    const away = { ...world, database: failing(world.database, new Error('away')) };
    const lost = createVisitCounter(away);
    lost.add({ device: 'mobile', country: null }, null);
    await lost.close();
    expect(world.logged.join()).toContain('Visits could not be counted');
    const rows = await system((tx) => tx.select().from(analyticsEvents));
    expect(rows.every(({ userId }) => userId === null)).toBe(true);
  });

  it('add visits of a minute up, from every process, and stop counting a network that floods', async () => {
    const flood = { device: 'tablet', country: 'NO' } as const;
    const stored = () =>
      system((tx) =>
        tx
          .select({ count: analyticsEvents.count })
          .from(analyticsEvents)
          .where(sql`location_info ->> 'country' = 'NO'`),
      );
    const counters = [createVisitCounter(world), createVisitCounter(world)];
    for (const counter of counters) {
      for (let i = 0; i < 5_000; i++) counter.add(flood, '198.51.100.7');
      await counter.close();
    }
    expect(await stored()).toEqual([{ count: 2 * visitLimits.perNetwork }]);
    await analyticsRollUp.run(
      { ...world, clock: { ...world.clock, now: () => new Date(world.clock.now().getTime() + 86_400_000) } },
      {},
      noJob,
    );
    expect((await readAnalytics(as(admin), 7)).countries).toContainEqual({
      name: 'NO',
      count: 2 * visitLimits.perNetwork,
    });
  });
});
