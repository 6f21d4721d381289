import { eq } from 'drizzle-orm';
import { systemContext } from '#core/base/context.ts';
import { findBooked } from '#core/orders/appointments/internal/load.ts';
import { mailRequest } from '#core/orders/internal/announce.ts';
import { lockWhere } from '#core/orders/internal/move-order.ts';
import { isOpen, isUnpaid } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Writes to the customer that we have their request, some minutes after it. Whoever has paid meanwhile was told so, and
 * whose payment is on its way will be: that is one moment, and one mail. Run again, it is the same mail.
 */
export function tellOfRequest(platform: Platform, orderId: string): Promise<void> {
  const ctx = systemContext(platform, 'order.tell-of-request');
  return platform.database.transaction(systemScope, async (tx) => {
    const order = await lockWhere(tx, eq(serviceRequests.id, orderId));
    if (!order || !isUnpaid(order) || !isOpen(order)) return;
    const booked = await findBooked(tx, order.id);
    await mailRequest(tx, ctx, order, {
      mailId: order.id,
      ...(booked && { appointment: booked, heldUntil: booked.heldUntil }),
    });
  });
}
