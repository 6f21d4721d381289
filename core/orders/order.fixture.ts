import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type OrderInput, orderInput } from '#contract/orders/input.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import type { Context } from '#core/base/context.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { scanRun, scanServiceRun } from '#core/scans/jobs.ts';
import { sourcesOf, standIn, standInSource } from '#core/scans/scan.fixture.ts';
import { seed } from '#db/seed.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { liveEvents } from '#platform/live/schema.ts';
import { emails, modules } from '#server/modules.ts';
import { alice, insertCast, type Person } from '#tests/cast.ts';
import { createWorld, type World, type WorldOptions } from '#tests/world.ts';
import { orderFulfil, orderScanEnded, orderTellOfRequest } from './jobs.ts';
import { serviceRequests } from './schema.ts';

/** A shop with the ten services and the cast; its scans ask three stand-in sources, which find nothing. */
export async function createShop(kind: Database['kind'], options: Partial<WorldOptions> = {}): Promise<Shop> {
  const sources = sourcesOf(['one', 'two', 'three'].map((id) => standInSource(id)));
  const world = await createWorld({
    database: kind,
    emails,
    modules,
    sources,
    jobs: [scanRun, scanServiceRun, orderFulfil, orderScanEnded, orderTellOfRequest],
    outgoing: standIn(),
    ...options,
  });
  await seed(world.database);
  await insertCast(world.database);
  return { ...shopOf(world), world };
}

export type Shop = ReturnType<typeof shopOf> & { world: World };

function shopOf(world: World) {
  const inSystem = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    world.database.transaction(systemScope, work);
  const as = (actor: Context['actor']): Context => ({
    actor,
    client: { requestId: 'r', ip: '198.51.100.7', userAgent: 'test' },
    platform: world,
  });
  return {
    as,
    inSystem,
    /** What a form sends for a service. */
    form: (serviceId: string, fields: Record<string, unknown> = {}): OrderInput =>
      orderInput.parse({ serviceId, idempotencyKey: randomUUID(), ...fields }),
    /** An order as the database has it after `actor` placed it. */
    async order(serviceId = 'detailed-exposure-report', actor: Person = alice): Promise<OrderRecord> {
      const input = orderInput.parse({
        serviceId,
        idempotencyKey: randomUUID(),
        ...(serviceId === 'expert-consultancy' && { hours: 2 }),
      });
      const { orderId } = await createOrder(as(actor), input);
      return this.read(orderId);
    },
    async read(orderId: string): Promise<OrderRecord> {
      const [order] = await inSystem((tx) => tx.select().from(serviceRequests).where(eq(serviceRequests.id, orderId)));
      if (!order) throw new Error('no such order');
      return order;
    },
    ordersOf: ({ userId }: Person) =>
      inSystem((tx) => tx.select().from(serviceRequests).where(eq(serviceRequests.userId, userId))),
    entriesOf: (orderId: string) =>
      inSystem((tx) =>
        tx.select().from(auditLogs).where(eq(auditLogs.entityId, orderId)).orderBy(auditLogs.createdAt, auditLogs.id),
      ),
    /** Topics that were announced since the last time. */
    async heard(): Promise<string[]> {
      const events = await inSystem((tx) => tx.delete(liveEvents).returning());
      return [...new Set(events.map(({ topic }) => topic))].sort();
    },
    /** Subjects and recipients of the mails that left. */
    async mailed(): Promise<string[]> {
      await world.drain();
      return world.mailbox.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
    },
  };
}
