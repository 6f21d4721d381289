import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { visibleTo } from '#core/base/visible.ts';
import type { StaffPermission } from '#core/orders/policy.ts';
import { requireCan } from '#core/orders/policy.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type OrderRecord = typeof serviceRequests.$inferSelect;

const uuid = z.uuid();

/**
 * The order as the actor may see it.
 * @throws AppError `not-found`, the same for a stranger's order and for one that never existed
 */
export async function loadOrder(tx: Transaction, actor: Actor, orderId: string): Promise<OrderRecord> {
  if (!uuid.safeParse(orderId).success) throw new AppError('not-found');
  const own = visibleTo(actor, serviceRequests.userId);
  const [order] = await tx
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.id, orderId), own));
  if (!order) throw new AppError('not-found');
  return order;
}

/** The same, guarded and locked: nobody else changes it until the transaction ends. @throws also `forbidden` */
export async function lockOrder(
  tx: Transaction,
  { actor }: Context,
  orderId: string,
  permission: StaffPermission,
): Promise<OrderRecord> {
  requireCan(actor, permission, await loadOrder(tx, actor, orderId));
  return lockOrderOf(tx, orderId);
}

/** In a transaction of its own, for what must be known before another begins. */
export function findForActor({ actor, platform }: Context, orderId: string): Promise<OrderRecord> {
  return platform.database.read(scopeOf(actor), (tx) => loadOrder(tx, actor, orderId));
}

/** For the system, which has been told about an order: locked until the transaction ends. @throws AppError `not-found` */
export async function lockOrderOf(tx: Transaction, orderId: string): Promise<OrderRecord> {
  const [order] = await tx.select().from(serviceRequests).where(eq(serviceRequests.id, orderId)).for('update');
  if (!order) throw new AppError('not-found');
  return order;
}

/**
 * An order of the actor's own; also of staff only what they ordered themselves.
 * @throws AppError `not-found`, `unauthenticated`
 */
export async function readOwnOrder(tx: Transaction, { actor }: Context, orderId: string): Promise<OrderRecord> {
  if (actor.kind !== 'person') throw new AppError('unauthenticated');
  const order = await loadOrder(tx, actor, orderId);
  if (order.userId !== actor.userId) throw new AppError('not-found');
  return order;
}
