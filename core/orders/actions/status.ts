import type { OrderStatus } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { orderStatusMail } from '#core/orders/emails.ts';
import { orderStatusChanged } from '#core/orders/events.ts';
import { mailCustomer } from '#core/orders/internal/announce.ts';
import { type Change, changeOrder, type OrderSeen, writeChange } from '#core/orders/internal/change.ts';
import type { StaffPermission } from '#core/orders/policy.ts';
import { requireCan } from '#core/orders/policy.ts';
import type { OrderRecord } from '#core/orders/queries/load.ts';
import { completedAtFor, orderCan } from '#core/orders/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/** Statuses that mean the same to the customer: going from one to the other is not worth a mail. */
const atWork = (status: OrderStatus) => status === 'processing' || status === 'in_progress';

/** Writes a status to a locked order, with the time of completion, its entry and its mail. */
export async function writeStatus(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  status: OrderStatus,
): Promise<OrderRecord> {
  const completedAt = completedAtFor(order, status, ctx.platform.clock.now());
  const changed = await writeChange(tx, ctx, order, orderStatusChanged, { status, completedAt });
  if (!(atWork(order.status) && atWork(status)))
    await mailCustomer(tx, ctx, changed, orderStatusMail, 'service-update', (base) => ({ ...base, status }));
  // Nobody shall pay for what was called off.
  if (status === 'cancelled' && ctx.platform.payments)
    await enqueue(tx, { name: 'payment.close' }, { orderId: order.id });
  return changed;
}

function toStatus(
  ctx: Context,
  status: OrderStatus,
  permission: StaffPermission,
  isAllowed?: Change['isAllowed'],
): Change {
  return {
    permission,
    isDone: (order) => order.status === status,
    ...(isAllowed && { isAllowed }),
    apply: (tx, order) => writeStatus(tx, ctx, order, status),
  };
}

/** "Start Progress": from pending. @throws as `changeOrder` */
export const startProgress = (ctx: Context, seen: OrderSeen): Promise<OrderRecord> =>
  changeOrder(ctx, seen, toStatus(ctx, 'in_progress', 'order.start', orderCan.start));

/** "Mark Complete": while work is under way. @throws as `changeOrder` */
export const markOrderComplete = (ctx: Context, seen: OrderSeen): Promise<OrderRecord> =>
  changeOrder(ctx, seen, toStatus(ctx, 'completed', 'order.complete', orderCan.complete));

/** "Cancel": in every status. @throws as `changeOrder` */
export const cancelOrder = (ctx: Context, seen: OrderSeen): Promise<OrderRecord> =>
  changeOrder(ctx, seen, toStatus(ctx, 'cancelled', 'order.cancel', orderCan.cancel));

/** Any status from any other. @throws as `changeOrder` */
export const setOrderStatus = (ctx: Context, { status, ...seen }: OrderSeen & { status: OrderStatus }) =>
  changeOrder(ctx, seen, toStatus(ctx, status, 'order.change-status'));

/**
 * One status for many orders, in one transaction. Those that somebody else has changed meanwhile, or that are gone,
 * stay as they are.
 * @throws AppError `forbidden`
 */
export function setOrderStatuses(
  ctx: Context,
  { status, orders }: { status: OrderStatus; orders: readonly OrderSeen[] },
): Promise<{ changed: string[]; left: string[] }> {
  requireCan(ctx.actor, 'order.change-status');
  // One order of locks for everybody, so that two of these cannot wait for each other.
  const inOrder = [...orders].sort((a, b) => (a.orderId < b.orderId ? -1 : 1));
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async () => {
    const outcome = { changed: [] as string[], left: [] as string[] };
    for (const { orderId, version } of inOrder) {
      const done = await setOrderStatus(ctx, { orderId, version, status }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError && (error.code === 'conflict' || error.code === 'not-found')) return false;
          throw error;
        },
      );
      outcome[done ? 'changed' : 'left'].push(orderId);
    }
    return outcome;
  });
}
