import type { eq } from 'drizzle-orm';
import type { OrderStatus } from '#contract/orders/types.ts';
import type { Context } from '#core/base/context.ts';
import { orderStatusChanged } from '#core/orders/events.ts';
import { completedAtFor } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { announceStatus } from './announce.ts';
import { writeChange } from './change.ts';
import type { OrderRecord } from './load.ts';

export async function lockWhere(tx: Transaction, condition: ReturnType<typeof eq>): Promise<OrderRecord | null> {
  const [order] = await tx.select().from(serviceRequests).where(condition).for('update');
  return order ?? null;
}

/**
 * Writes any status to a locked order, with what follows from it.
 * @param isTold the customer has just been told of it
 * @returns the order as it is now
 */
export async function writeStatus(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  status: OrderStatus,
  { isTold = false } = {},
): Promise<OrderRecord> {
  const completedAt = completedAtFor(order, status, ctx.platform.clock.now());
  const changed = await writeChange(tx, ctx, order, orderStatusChanged, { status, completedAt });
  if (!isTold) await announceStatus(tx, ctx, order, changed);
  return changed;
}
