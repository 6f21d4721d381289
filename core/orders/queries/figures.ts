import { count, sql } from 'drizzle-orm';
import type { OrderFigures, OrderOwner } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { ownedBy } from '#core/orders/internal/owners.ts';
import { requireCan } from '#core/orders/policy.ts';
import { serviceRequests } from '#core/orders/schema.ts';

/** What the gateway gave back of an order, in the smallest unit of its currency. */
const refunded = sql`(select coalesce(sum(p.refunded), 0) from payments p where p.order_id = service_requests.id)`;

/** How many orders there are, of what worth less what was given back, by all that the list can be filtered by. @param owner whose @throws AppError `forbidden` */
export function readOrderFigures(ctx: Context, owner: OrderOwner = 'all'): Promise<OrderFigures> {
  const { actor, platform } = ctx;
  requireCan(actor, 'order.list');
  const { status, currency, paymentStatus, amount } = serviceRequests;
  const isPaid = sql<boolean>`${paymentStatus} = 'paid'`;
  return platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select({
        status,
        currency,
        isPaid,
        count: count(),
        amount: sql<number>`sum(${amount} - ${refunded} / 100.0)`.mapWith(Number),
      })
      .from(serviceRequests)
      .where(ownedBy(owner, ctx))
      .groupBy(status, currency, isPaid),
  );
}
