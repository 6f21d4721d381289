import { count, eq } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/context.ts';
import { serviceRequests } from './schema.ts';

/** Orders that nobody has begun yet, of everybody. */
export function countPendingOrders(context: Context): Promise<number> {
  return context.platform.database.transaction(scopeOf(context.actor), async (tx) => {
    const [row] = await tx.select({ n: count() }).from(serviceRequests).where(eq(serviceRequests.status, 'pending'));
    return row?.n ?? 0;
  });
}
