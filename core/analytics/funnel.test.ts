import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { type Context, systemContext, visitor } from '#core/base/context.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { scanCompleted, scanLinkOpened, scanRequested, serviceScanRequested } from '#core/scans/events.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, assistant, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { analyticsRollUp } from './jobs.ts';
import { readFunnel } from './queries/funnel.ts';
import { analyticsEvents } from './schema.ts';

const DAY = 86_400_000;

onEachDatabase('the way from a visit to a paid order', (_open, kind) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const scan = (...events: EventDefinition[]) =>
    world.database.transaction(systemScope, async (tx) => {
      const entityId = randomUUID();
      for (const event of events) await record(tx, systemContext(world, 'test'), event, { entityId });
    });
  beforeAll(async () => {
    world = await createWorld({ database: kind });
    await insertCast(world.database);
    await scan(scanRequested, scanLinkOpened, scanCompleted);
    world.clock.advance(20 * DAY);
    const createdAt = world.clock.now();
    const order = { serviceName: 'A', contactEmail: 'a@example.com', amount: 80, createdAt };
    await world.database.transaction(systemScope, async (tx) => {
      await tx.delete(analyticsEvents);
      await tx.insert(analyticsEvents).values(Array.from({ length: 9 }, () => ({ eventType: 'page_view', createdAt })));
      await tx.insert(serviceRequests).values([{ ...order, paymentStatus: 'paid' }, order]);
    });
    await scan(scanRequested, scanLinkOpened, scanLinkOpened, scanCompleted);
    await scan(scanRequested, scanLinkOpened);
    await scan(scanRequested);
    await scan(serviceScanRequested, scanCompleted);
  });
  afterAll(() => world.close());

  it('is counted from what is recorded anyway, each request once, and other scans not at all', async () => {
    const now = { visits: 9, requests: 3, opened: 2, results: 1, accounts: 0, orders: 2, paid: 1 };
    expect(await readFunnel(as(assistant), 7)).toEqual(now);
    expect(await readFunnel(as(assistant), 30)).toMatchObject({ requests: 4, opened: 3, results: 2 });
  });

  it('is the same when its days are counted and over', async () => {
    const before = await readFunnel(as(assistant), 30);
    world.clock.advance(DAY);
    await analyticsRollUp.run(
      world,
      {},
      { id: '', attempt: 1, lastAttempt: false, signal: AbortSignal.timeout(60_000) },
    );
    expect(await readFunnel(as(assistant), 30)).toEqual(before);
  });

  it('is what counting the log gives, whatever happened in whatever order', async () => {
    const firsts = [scanRequested, scanRequested, serviceScanRequested];
    const steps = [[], [scanLinkOpened], [scanCompleted], [scanLinkOpened, scanLinkOpened]];
    for (let n = 0; n < 48; n++) {
      if (n % 9 === 0) world.clock.advance(DAY);
      const [first, ...then] = [firsts[n % 3], ...(steps[n % 4] ?? []), ...(steps[Math.floor(n / 4) % 4] ?? [])];
      await scan(...(first ? [first] : []), ...then.flatMap((event) => event ?? []));
    }
    const since = new Date(world.clock.now().getTime() - 6 * DAY).toISOString().slice(0, 10);
    const had = (event: EventDefinition) => sql`count(*) filter (where exists (
      select 1 from audit_logs later where later.entity_id = asked.entity_id and later.details ->> 'event' = ${event.name}))::int`;
    const { rows } = await world.database.read(systemScope, (tx) =>
      tx.execute(sql`
        select count(*)::int as requests, ${had(scanLinkOpened)} as opened, ${had(scanCompleted)} as results from audit_logs asked
        where details ->> 'event' = ${scanRequested.name} and created_at >= ${since}::date::timestamp at time zone 'UTC'`),
    );
    expect(rows[0]?.requests).toBeGreaterThan(20);
    expect(await readFunnel(as(assistant), 7)).toMatchObject(rows[0] ?? {});
  });

  it('is for staff only', async () => {
    for (const actor of [alice, visitor]) await expect(readFunnel(as(actor), 7)).rejects.toThrow();
  });
});
