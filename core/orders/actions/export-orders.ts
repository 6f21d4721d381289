import { csvLine, csvStart } from '#contract/base/csv.ts';
import type { OrderFilter, OrderOwner, StaffOrderRow } from '#contract/orders/types.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { ordersExported } from '#core/orders/events.ts';
import { requireCan } from '#core/orders/policy.ts';
import { exportOrders } from '#core/orders/queries/lists.ts';

export type ExportFormat = 'csv' | 'json';

/** Columns of the file, in this order. */
const columns: readonly [name: string, value: (order: StaffOrderRow) => string | number][] = [
  ['ID', ({ id }) => id],
  ['Service', ({ serviceName }) => serviceName],
  ['Amount', ({ amount }) => amount],
  ['Currency', ({ currency }) => currency],
  ['Status', ({ status }) => status],
  ['Payment Status', ({ paymentStatus }) => paymentStatus],
  ['Email', ({ contactEmail }) => contactEmail],
  ['Created', ({ createdAt }) => createdAt],
];

const csvOf = (orders: readonly StaffOrderRow[]) =>
  orders.map((order) => csvLine(columns.map(([, value]) => value(order)))).join('');

const jsonOf = (order: StaffOrderRow) => ({
  id: order.id,
  service: order.serviceName,
  service_id: order.serviceId,
  amount: order.amount,
  currency: order.currency,
  hours: order.hours,
  status: order.status,
  payment_status: order.paymentStatus,
  email: order.contactEmail,
  notes: order.notes,
  assignee: order.assignee?.name ?? null,
  expected_on: order.expectedOn,
  created_at: order.createdAt,
  updated_at: order.updatedAt,
  completed_at: order.completedAt,
});

async function* csvParts(batches: AsyncIterable<StaffOrderRow[]>): AsyncGenerator<string> {
  yield csvStart(columns.map(([name]) => name));
  for await (const orders of batches) yield csvOf(orders);
}

async function* jsonParts(batches: AsyncIterable<StaffOrderRow[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const orders of batches) {
    yield before + orders.map((order) => JSON.stringify(jsonOf(order))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const writers = { csv: csvParts, json: jsonParts } as const;

/**
 * The file with all orders of a filter, piece by piece: it never stands in memory as a whole. That somebody took it is
 * in the audit log before the first piece leaves.
 * @throws AppError `forbidden`
 */
export async function exportedOrders(
  ctx: Context,
  {
    filter,
    search,
    owner = 'all',
    format,
  }: { filter: OrderFilter; search: string; owner?: OrderOwner; format: ExportFormat },
): Promise<AsyncGenerator<string>> {
  requireCan(ctx.actor, 'order.export');
  const details = { format, filter, owner, searched: search !== '' };
  await ctx.platform.database.transaction(scopeOf(ctx.actor), (tx) =>
    record(tx, ctx, ordersExported, { entityId: null, userId: null, details }),
  );
  return writers[format](exportOrders(ctx, filter, { search, owner }));
}
