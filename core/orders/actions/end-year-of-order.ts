import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { orderWatchingEnded } from '#core/orders/events.ts';
import { lockWhere } from '#core/orders/internal/move-order.ts';
import { isPaid } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { endYear } from '#core/watching/actions/begin-year.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Ends the year of watching that an order has brought, once it is not paid for any more. Again changes nothing. */
export function endYearOfOrder(platform: Platform, orderId: string): Promise<void> {
  const ctx = systemContext(platform, 'order.end-year');
  return platform.database.transaction(systemScope, async (tx) => {
    const order = await lockWhere(tx, eq(serviceRequests.id, orderId));
    if (!order?.userId || isPaid(order)) return;
    if (!(await endYear(tx, ctx, { orderId, userId: order.userId }))) return;
    await record(tx, ctx, orderWatchingEnded, { entityId: orderId, userId: order.userId });
  });
}
