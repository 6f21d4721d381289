import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Names an order and the state of it that whoever changes it has seen. */
export interface OrderSeen {
  orderId: string;
  version: number;
}

type Logged = 'status' | 'completedAt' | 'paymentStatus' | 'adminNotes' | 'reportScanId' | 'assigneeId' | 'expectedOn';
/** The name of a member of staff is not written into the log of somebody else. */
type Values = Partial<Pick<OrderRecord, Logged | 'specialist'>>;

/** @throws AppError `conflict` where somebody else has changed the order since it was seen */
export function requireUnchanged(order: OrderRecord, seen: OrderSeen): void {
  if (order.version === seen.version) return;
  throw new AppError('conflict', { publicMessage: fault('order-changed') });
}

/** @throws AppError `conflict` */
export function requireAllowed(isAllowed: boolean): void {
  if (!isAllowed) throw new AppError('conflict', { publicMessage: fault('order-status-forbids') });
}

const columns = {
  status: 'status',
  completedAt: 'completed_at',
  paymentStatus: 'payment_status',
  adminNotes: 'admin_notes',
  reportScanId: 'report_scan_id',
  assigneeId: 'assignee_id',
  expectedOn: 'expected_on',
} as const satisfies Record<Logged, string>;

const isLogged = (key: string): key is Logged => Object.hasOwn(columns, key);

const loggedOf = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (isLogged(key) ? [[columns[key], value]] : [])));

/**
 * Writes a change of a locked order with its audit entry, which names the values before and after.
 * @param beside what else the entry names, of what stands in other tables
 */
export async function writeChange(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  event: EventDefinition,
  values: Values,
  beside: Readonly<Record<string, unknown>> = {},
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
    newValues: { ...loggedOf(values), ...beside },
  });
  return changed;
}
