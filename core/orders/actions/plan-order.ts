import { fault } from '#contract/faults/faults.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { orderAssigned, orderExpectedChanged } from '#core/orders/events.ts';
import { mailAssignee } from '#core/orders/internal/announce.ts';
import { type OrderSeen, requireUnchanged, writeChange } from '#core/orders/internal/change.ts';
import { lockOrder, type OrderRecord } from '#core/orders/internal/load.ts';
import { nameForCustomers } from '#core/orders/internal/staff.ts';
import { dayOf } from '#core/orders/rules.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface OrderPlan {
  /** A member of staff. */
  assigneeId: string | null;
  /** YYYY-MM-DD, shown to the customer. */
  expectedOn: string | null;
}

/**
 * Says who sees to an order, and by when: the customer reads both at once, and a colleague who is given it gets a mail.
 * What stays as it is leaves no entry.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `invalid` for somebody who is not of the staff or a day that has passed,
 *   `conflict` where somebody else has changed the order since
 */
export function planOrder(
  ctx: Context,
  { assigneeId, expectedOn, ...seen }: OrderSeen & OrderPlan,
): Promise<OrderRecord> {
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const order = await lockOrder(tx, ctx, seen.orderId, 'order.plan');
    if (order.assigneeId === assigneeId && order.expectedOn === expectedOn) return order;
    requireUnchanged(order, seen);
    const assigned = await assignOrder(tx, ctx, order, assigneeId);
    return promiseDay(tx, ctx, assigned, expectedOn);
  });
}

async function assignOrder(tx: Transaction, ctx: Context, order: OrderRecord, assigneeId: string | null) {
  if (order.assigneeId === assigneeId) return order;
  const specialist = assigneeId === null ? null : await nameForCustomers(tx, assigneeId);
  const assigned = await writeChange(tx, ctx, order, orderAssigned, { assigneeId, specialist });
  await mailAssignee(tx, ctx, assigned);
  return assigned;
}

async function promiseDay(tx: Transaction, ctx: Context, order: OrderRecord, expectedOn: string | null) {
  if (order.expectedOn === expectedOn) return order;
  if (expectedOn !== null && expectedOn < dayOf(ctx.platform.clock.now()))
    throw new AppError('invalid', { publicMessage: fault('choose-later-day'), field: 'expectedOn' });
  return writeChange(tx, ctx, order, orderExpectedChanged, { expectedOn });
}
