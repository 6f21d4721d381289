import { and, desc, eq, sql } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import { historyOf } from '#core/base/audit/queries/history.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { changedMeanwhile } from '#core/base/errors.ts';
import { orderMessageSettled } from '#core/orders/events.ts';
import { lockOrder } from '#core/orders/internal/load.ts';
import { settledMessages } from '#core/orders/internal/settled-messages.ts';
import { orderMessages } from '#core/orders/schema.ts';

export interface MessageToSettle {
  orderId: string;
  /** The message as it was seen: the last one of the conversation. */
  messageId: string;
}

/**
 * Says of the customer's last message, such as a "thank you", that it needs no answer: it is no longer the turn of staff until
 * the customer writes again. Saying it twice changes nothing.
 * @throws AppError `not-found`, `forbidden`, `conflict` where something else was written since
 */
export function settleMessage(ctx: Context, { orderId, messageId }: MessageToSettle): Promise<void> {
  const { platform, actor } = ctx;
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    const order = await lockOrder(tx, ctx, orderId, 'order.settle-message');
    const [last] = await tx
      .select({ id: orderMessages.id, byStaff: orderMessages.byStaff })
      .from(orderMessages)
      .where(eq(orderMessages.orderId, order.id))
      .orderBy(desc(orderMessages.createdAt), desc(orderMessages.id))
      .limit(1);
    if (!last || last.byStaff || last.id !== messageId) throw changedMeanwhile(fault('something-written'));
    if (settledMessages(await historyOf(tx, 'service_request', order.id)).has(last.id)) return;
    // Whoever settles it has read it, and the change reaches the open pages of both sides.
    await tx
      .update(orderMessages)
      .set({ readAt: sql`coalesce(${orderMessages.readAt}, ${platform.clock.now().toISOString()}::timestamptz)` })
      .where(and(eq(orderMessages.orderId, order.id), eq(orderMessages.id, last.id)));
    await record(tx, ctx, orderMessageSettled, {
      entityId: order.id,
      userId: order.userId,
      newValues: { message: last.id },
    });
  });
}
