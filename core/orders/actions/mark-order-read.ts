import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#core/base/context.ts';
import { findForActor } from '#core/orders/internal/load.ts';
import { writesAsStaff } from '#core/orders/internal/order-messages.ts';
import { requireCan } from '#core/orders/policy.ts';
import { orderMessages } from '#core/orders/schema.ts';
import { systemScope } from '#platform/database/scope.ts';

/** Marks what the other side wrote as read. @throws AppError `not-found`, `forbidden` */
export async function markOrderRead(ctx: Context, orderId: string): Promise<void> {
  const { platform, actor } = ctx;
  const order = await findForActor(ctx, orderId);
  requireCan(actor, 'order.read', order);
  // A customer may not change messages; this one column is the system's to write.
  await platform.database.transaction(systemScope, (tx) =>
    tx
      .update(orderMessages)
      .set({ readAt: platform.clock.now() })
      .where(
        and(
          eq(orderMessages.orderId, order.id),
          eq(orderMessages.byStaff, !writesAsStaff(ctx, order)),
          isNull(orderMessages.readAt),
        ),
      ),
  );
}
