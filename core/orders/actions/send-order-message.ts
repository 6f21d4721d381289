import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { orderFileMail, orderMessageMail } from '#core/orders/emails.ts';
import { orderMessageSent } from '#core/orders/events.ts';
import { mailAttention, mailCustomer } from '#core/orders/internal/announce.ts';
import { insertFiles, type NewFile, sealFiles } from '#core/orders/internal/files.ts';
import { requireOrderAllowance } from '#core/orders/internal/limits.ts';
import { findForActor, type OrderRecord } from '#core/orders/internal/load.ts';
import { writesAsStaff } from '#core/orders/internal/order-messages.ts';
import { findOrderKey, messagePlace } from '#core/orders/internal/sealed.ts';
import { requireCan } from '#core/orders/policy.ts';
import { notificationQuietMs } from '#core/orders/rules.ts';
import { orderMessages } from '#core/orders/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface WrittenMessage {
  orderId: string;
  /** Empty where only files are sent. */
  text: string;
  files?: readonly NewFile[];
  /** Given by the form: the same form sent again is the same message. */
  idempotencyKey: string;
}

/**
 * Writes to the other side of an order: the customer to staff, staff to the customer. The other side is told by mail
 * that there is something to read, not what. Its files arrive with it or not at all.
 * @throws AppError `not-found`, `forbidden`, `invalid` for a file, `gone` when the key was destroyed with the account, `limited`
 */
export async function sendOrderMessage(ctx: Context, written: WrittenMessage): Promise<void> {
  const { platform, actor } = ctx;
  const order = await findForActor(ctx, written.orderId);
  requireCan(actor, 'order.write-message', order);
  if (actor.kind !== 'person') return;
  const key = await findOrderKey(platform, order.id);
  if (!key) throw new AppError('gone', { publicMessage: fault('order-account-gone') });
  const id = randomUUID();
  const sealed = platform.vault.seal(key, messagePlace(id), written.text);
  const byStaff = writesAsStaff(ctx, order);
  const { text, idempotencyKey, files = [] } = written;
  const rows = await sealFiles(ctx, { order, key, message: { id, idempotencyKey } }, files);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const createdAt = platform.clock.now();
    const [inserted] = await tx
      .insert(orderMessages)
      .values({
        id,
        orderId: order.id,
        authorId: actor.userId,
        byStaff,
        sealed,
        idempotencyKey,
        createdAt,
      })
      .onConflictDoNothing({ target: [orderMessages.orderId, orderMessages.byStaff, orderMessages.idempotencyKey] })
      .returning({ id: orderMessages.id });
    if (!inserted) return;
    await requireOrderAllowance(tx, ctx, 'messages', actor.userId);
    await record(tx, ctx, orderMessageSent, { entityId: order.id, userId: order.userId, newValues: { message: id } });
    await insertFiles(tx, ctx, order, rows);
    if (await wasToldLately(tx, ctx, { order, id, byStaff })) return;
    await announceMessage(tx, ctx, order, { byStaff, hasText: text !== '' });
  });
}

function announceMessage(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  { byStaff, hasText }: { byStaff: boolean; hasText: boolean },
): Promise<void> {
  if (!byStaff) return mailAttention(tx, ctx, order, hasText ? 'message' : 'file');
  return mailCustomer(tx, ctx, order, hasText ? orderMessageMail : orderFileMail, 'notification', (base) => base);
}

/** Several messages in a row are one mail. */
async function wasToldLately(
  tx: Transaction,
  { platform }: Context,
  { order, id, byStaff }: { order: OrderRecord; id: string; byStaff: boolean },
): Promise<boolean> {
  const since = new Date(platform.clock.now().getTime() - notificationQuietMs);
  const [earlier] = await tx
    .select({ id: orderMessages.id })
    .from(orderMessages)
    .where(
      and(
        eq(orderMessages.orderId, order.id),
        eq(orderMessages.byStaff, byStaff),
        isNull(orderMessages.readAt),
        gt(orderMessages.createdAt, since),
        ne(orderMessages.id, id),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}
