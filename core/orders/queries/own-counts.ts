import { count, eq, sql } from 'drizzle-orm';
import type { OrderCounts } from '#contract/orders/order-counts.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { serviceRequests } from '#core/orders/schema.ts';

/** How many orders the actor has made, and how many of them wait. @throws AppError `unauthenticated` */
export async function countOwnOrders(ctx: Context): Promise<OrderCounts> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const [row] = await tx
      .select({
        total: count(),
        pending: sql<number>`count(*) filter (where ${serviceRequests.status} = 'pending')::int`,
      })
      .from(serviceRequests)
      .where(eq(serviceRequests.userId, actor.userId));
    return row ?? { total: 0, pending: 0 };
  });
}
