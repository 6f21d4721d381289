import { eq } from 'drizzle-orm';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { StaffPermission } from '#core/orders/policy.ts';
import { lockOrder, type OrderRecord } from '#core/orders/queries/load.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Names an order and the state of it that whoever changes it has seen. */
export interface OrderSeen {
  orderId: string;
  version: number;
}

type Values = Partial<Pick<OrderRecord, 'status' | 'completedAt' | 'paymentStatus' | 'adminNotes' | 'reportScanId'>>;

export interface Change {
  permission: StaffPermission;
  /** It is so already: pressing the button twice changes nothing and is no mistake. */
  isDone(order: OrderRecord): boolean;
  isAllowed?(order: OrderRecord): boolean;
  apply(tx: Transaction, order: OrderRecord): Promise<OrderRecord>;
}

const CHANGED_MEANWHILE = 'Someone else has changed this order meanwhile. Look at it as it is now, then try again.';

/**
 * One change of an order by staff, in one transaction with all that follows from it.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `conflict` when somebody else has changed the order since it was seen, or
 *   when its status does not allow it
 */
export function changeOrder(ctx: Context, seen: OrderSeen, change: Change): Promise<OrderRecord> {
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const order = await lockOrder(tx, ctx, seen.orderId, change.permission);
    if (change.isDone(order)) return order;
    if (order.version !== seen.version) throw new AppError('conflict', { publicMessage: CHANGED_MEANWHILE });
    if (change.isAllowed && !change.isAllowed(order))
      throw new AppError('conflict', { publicMessage: 'The status of this order does not allow it.' });
    return change.apply(tx, order);
  });
}

const columns = {
  status: 'status',
  completedAt: 'completed_at',
  paymentStatus: 'payment_status',
  adminNotes: 'admin_notes',
  reportScanId: 'report_scan_id',
} as const satisfies Record<keyof Values, string>;

const loggedOf = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [columns[key as keyof Values], value]));

/** Writes a change of a locked order with its audit entry, which names the values before and after. */
export async function writeChange(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  event: EventDefinition,
  values: Values,
): Promise<OrderRecord> {
  const [changed] = await tx
    .update(serviceRequests)
    .set({ ...values, version: order.version + 1, updatedAt: ctx.platform.clock.now() })
    .where(eq(serviceRequests.id, order.id))
    .returning();
  if (!changed) throw new AppError('not-found');
  const before = Object.fromEntries(Object.keys(values).map((key) => [key, order[key as keyof OrderRecord]])) as Values;
  await record(tx, ctx, event, {
    entityId: order.id,
    userId: order.userId,
    oldValues: loggedOf(before),
    newValues: loggedOf(values),
  });
  return changed;
}
