import { count, eq, gt, type SQL, sql, sum } from 'drizzle-orm';
import type { OrderFigures, OrderOwner } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { tallyOf } from '#core/base/tallies/queries/read-tally.ts';
import { ownedBy } from '#core/orders/internal/owners.ts';
import { payments } from '#core/orders/payments/schema.ts';
import { requireCan } from '#core/orders/policy.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Overdue ones are few, and change with the day alone; the others are counted as they are written. */
const isCounted = (owner: OrderOwner) => owner !== 'overdue';

/** The buckets of the tally whose orders the filter shows. */
function bucketsOf(owner: OrderOwner, { actor }: Context): SQL {
  if (owner === 'mine') return actor.kind === 'person' ? sql`assignee = ${actor.userId}` : sql`true`;
  if (owner === 'unassigned') return sql`assignee = '-' and status not in ('completed', 'cancelled')`;
  return sql`true`;
}

async function readCounted(tx: Transaction, buckets: SQL): Promise<OrderFigures> {
  const { rows } = await tx.execute<OrderFigures[number] & Record<string, unknown>>(sql`
    select status, currency, paid = 'paid' as "isPaid", sum(count)::int as count, (sum(amount) / 100.0)::float8 as amount
    from (
      select split_part(bucket, ' ', 1) as status, split_part(bucket, ' ', 2) as currency, split_part(bucket, ' ', 3) as paid,
        split_part(bucket, ' ', 4) as assignee, count, amount
      from ${tallyOf('orders')} as tally
    ) as figures where ${buckets} group by 1, 2, 3 having sum(count) > 0`);
  return rows;
}

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
    if (isCounted(owner)) return readCounted(tx, bucketsOf(owner, ctx));
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
