import { count, sql } from 'drizzle-orm';
import type { OrderFigures, OrderOwner } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { ownedBy } from '#core/orders/internal/owners.ts';
import { requireCan } from '#core/orders/policy.ts';
import { serviceRequests } from '#core/orders/schema.ts';

/** How many orders there are, of what worth, by all that the list can be filtered by. @param owner whose @throws AppError `forbidden` */
export function readOrderFigures(ctx: Context, owner: OrderOwner = 'all'): Promise<OrderFigures> {
  const { actor, platform } = ctx;
  requireCan(actor, 'order.list');
  const { status, currency, paymentStatus, amount } = serviceRequests;
  const isPaid = sql<boolean>`${paymentStatus} = 'paid'`;
  return platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select({ status, currency, isPaid, count: count(), amount: sql<number>`sum(${amount})::bigint`.mapWith(Number) })
      .from(serviceRequests)
      .where(ownedBy(owner, ctx))
      .groupBy(status, currency, isPaid),
  );
}
