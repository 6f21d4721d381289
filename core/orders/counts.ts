import { count, eq } from 'drizzle-orm';
import type { OrderRow } from '#contract/orders.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { requireCan } from './policy.ts';
import { serviceRequests } from './schema.ts';

/** Orders that nobody has begun yet, of everybody. @throws AppError `forbidden` */
export function countPendingOrders({ actor, platform }: Context): Promise<number> {
  requireCan(actor, 'order.list');
  return platform.database.read(scopeOf(actor), async (tx) => {
    const [row] = await tx.select({ n: count() }).from(serviceRequests).where(eq(serviceRequests.status, 'pending'));
    return row?.n ?? 0;
  });
}

export interface WaitingOrder extends Pick<OrderRow, 'id' | 'serviceName' | 'status' | 'paymentStatus' | 'createdAt'> {
  contactEmail: string;
}

/** The pending orders that have waited longest. @throws AppError `forbidden` */
export function listWaitingOrders({ actor, platform }: Context, most: number): Promise<WaitingOrder[]> {
  requireCan(actor, 'order.list');
  const { id, serviceName, status, paymentStatus, createdAt, contactEmail } = serviceRequests;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const oldestFirst = tx
      .select({ id, serviceName, status, paymentStatus, createdAt, contactEmail })
      .from(serviceRequests)
      .where(eq(status, 'pending'))
      .orderBy(createdAt, id);
    return (await oldestFirst.limit(most)).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  });
}
