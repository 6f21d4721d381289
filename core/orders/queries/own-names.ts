import { and, eq, inArray } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { serviceRequests } from '#core/orders/schema.ts';

/** What was ordered, by the id of the order; those of others are left out. @throws AppError `unauthenticated` */
export async function readOwnOrderNames(ctx: Context, orderIds: readonly string[]): Promise<Record<string, string>> {
  const { actor, platform } = requireAccount(ctx);
  if (orderIds.length === 0) return {};
  const { id, serviceName, userId } = serviceRequests;
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select({ id, serviceName })
      .from(serviceRequests)
      .where(and(eq(userId, actor.userId), inArray(id, [...orderIds]))),
  );
  return Object.fromEntries(rows.map((row) => [row.id, row.serviceName]));
}
