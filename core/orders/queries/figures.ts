import { count, sql } from 'drizzle-orm';
import type { OrderFigures } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireCan } from '#core/orders/policy.ts';
import { serviceRequests } from '#core/orders/schema.ts';

/** How many orders there are, of what worth, by all that the list can be filtered by. @throws AppError `forbidden` */
export function readOrderFigures({ actor, platform }: Context): Promise<OrderFigures> {
  requireCan(actor, 'order.list');
  const { status, currency, paymentStatus, amount } = serviceRequests;
  const isPaid = sql<boolean>`${paymentStatus} = 'paid'`;
  return platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select({ status, currency, isPaid, count: count(), amount: sql<number>`sum(${amount})::bigint`.mapWith(Number) })
      .from(serviceRequests)
      .groupBy(status, currency, isPaid),
  );
}
