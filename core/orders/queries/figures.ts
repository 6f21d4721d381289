import { count, eq, gt, sql, sum } from 'drizzle-orm';
import type { OrderFigures, OrderOwner } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { ownedBy } from '#core/orders/internal/owners.ts';
import { payments } from '#core/orders/payments/schema.ts';
import { requireCan } from '#core/orders/policy.ts';
import { serviceRequests } from '#core/orders/schema.ts';

/**
 * How many orders there are, of what worth less what was given back, by all that the list can be filtered by.
 * @param owner whose @throws AppError `forbidden`
 */
export function readOrderFigures(ctx: Context, owner: OrderOwner = 'all'): Promise<OrderFigures> {
  const { actor, platform } = ctx;
  requireCan(actor, 'order.list');
  const { status, currency, paymentStatus, amount } = serviceRequests;
  const isPaid = sql<boolean>`${paymentStatus} = 'paid'`;
  return platform.database.read(scopeOf(actor), (tx) => {
    // Refunds are few: they are read once, and not for each order.
    const back = tx
      .select({ orderId: payments.orderId, givenBack: sum(payments.refunded).as('given_back') })
      .from(payments)
      .where(gt(payments.refunded, 0))
      .groupBy(payments.orderId)
      .as('back');
    const worth = sql`${amount} - coalesce(${back.givenBack}, 0) / 100.0`;
    return tx
      .select({
        status,
        currency,
        isPaid,
        count: count(),
        amount: sql<number>`sum(${worth})`.mapWith(Number),
      })
      .from(serviceRequests)
      .leftJoin(back, eq(back.orderId, serviceRequests.id))
      .where(ownedBy(owner, ctx))
      .groupBy(status, currency, isPaid);
  });
}
