import { fault } from '#contract/faults/faults.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { orderFileMail } from '#core/orders/emails.ts';
import { mailAttention, mailCustomer } from '#core/orders/internal/announce.ts';
import { insertFiles, type NewFile, sealFiles } from '#core/orders/internal/files.ts';
import { findForActor } from '#core/orders/internal/load.ts';
import { writesAsStaff } from '#core/orders/internal/order-messages.ts';
import { findOrderKey } from '#core/orders/internal/sealed.ts';
import { requireCan } from '#core/orders/policy.ts';

/**
 * Hands files over with an order without a message: sealed in the database, so that every instance has them and a backup
 * shows nothing of them. The same file again is the same file.
 * @throws AppError `not-found`, `forbidden`, `invalid`, `limited`, `unavailable` while malware cannot be looked for, `gone` when the key was destroyed with the account
 */
export async function attachFiles(
  ctx: Context,
  { orderId, files }: { orderId: string; files: readonly NewFile[] },
): Promise<void> {
  const { platform, actor } = ctx;
  const order = await findForActor(ctx, orderId);
  requireCan(actor, 'order.attach-file', order);
  const key = await findOrderKey(platform, order.id);
  if (!key) throw new AppError('gone', { publicMessage: fault('order-account-gone') });
  const rows = await sealFiles(ctx, { order, key }, files);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    if ((await insertFiles(tx, ctx, order, rows)) === 0) return;
    if (writesAsStaff(ctx, order)) await mailCustomer(tx, ctx, order, orderFileMail, 'notification', (base) => base);
    else await mailAttention(tx, ctx, order, 'file');
  });
}
