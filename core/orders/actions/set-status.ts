import type { OrderStatus } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type OrderSeen, requireUnchanged } from '#core/orders/internal/change.ts';
import { lockOrder, type OrderRecord } from '#core/orders/internal/load.ts';
import { writeStatus } from '#core/orders/internal/move-order.ts';
import { requireCan } from '#core/orders/policy.ts';
import type { Transaction } from '#platform/database/database.ts';

async function setStatus(tx: Transaction, ctx: Context, seen: OrderSeen, status: OrderStatus): Promise<OrderRecord> {
  const order = await lockOrder(tx, ctx, seen.orderId, 'order.change-status');
  if (order.status === status) return order;
  requireUnchanged(order, seen);
  return writeStatus(tx, ctx, order, status);
}

/**
 * Any status from any other; the same one changes nothing.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `conflict` where somebody else has changed it since
 */
export function setOrderStatus(
  ctx: Context,
  { status, ...seen }: OrderSeen & { status: OrderStatus },
): Promise<OrderRecord> {
  return ctx.platform.database.transaction(scopeOf(ctx.actor), (tx) => setStatus(tx, ctx, seen, status));
}

const isLeftOut = (error: unknown): boolean =>
  error instanceof AppError && ['conflict', 'not-found', 'forbidden'].includes(error.code);

/**
 * One status for many orders, in one transaction. Those that somebody else has changed meanwhile, that are gone, or that
 * the member of staff has ordered, stay as they are.
 * @throws AppError `forbidden`
 */
export function setOrderStatuses(
  ctx: Context,
  { status, orders }: { status: OrderStatus; orders: readonly OrderSeen[] },
): Promise<{ changed: string[]; left: string[] }> {
  requireCan(ctx.actor, 'order.list');
  // One order of locks for everybody, so that two of these cannot wait for each other.
  const inOrder = [...orders].sort((a, b) => (a.orderId < b.orderId ? -1 : 1));
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const outcome = { changed: [] as string[], left: [] as string[] };
    for (const seen of inOrder) {
      try {
        await setStatus(tx, ctx, seen, status);
        outcome.changed.push(seen.orderId);
      } catch (error) {
        if (!isLeftOut(error)) throw error;
        outcome.left.push(seen.orderId);
      }
    }
    return outcome;
  });
}
