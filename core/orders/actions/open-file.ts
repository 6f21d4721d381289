import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { orderFileOpened } from '#core/orders/events.ts';
import { findForActor } from '#core/orders/internal/load.ts';
import { fileContentPlace, fileNamePlace, findOrderKey } from '#core/orders/internal/sealed.ts';
import { requireCan } from '#core/orders/policy.ts';
import { typeOfFile } from '#core/orders/rules.ts';
import { orderFiles } from '#core/orders/schema.ts';

export interface OpenedFile {
  name: string;
  type: string;
  content: Buffer;
}

const uuid = z.uuid();

/**
 * A file of an order, for its customer and for staff, whose looks are recorded in the customer's log.
 * @throws AppError `not-found`, the same for a stranger's and for one that never existed; `gone`; VaultError
 */
export async function openFile(ctx: Context, orderId: string, fileId: string): Promise<OpenedFile> {
  const { platform, actor } = ctx;
  const order = await findForActor(ctx, orderId);
  requireCan(actor, 'order.read', order);
  if (!uuid.safeParse(fileId).success) throw new AppError('not-found');
  const key = await findOrderKey(platform, order.id);
  const isOwn = actor.kind === 'person' && actor.userId === order.userId;
  const file = await platform.database.transaction(scopeOf(actor), async (tx) => {
    const [found] = await tx
      .select()
      .from(orderFiles)
      .where(and(eq(orderFiles.id, fileId), eq(orderFiles.orderId, order.id)));
    if (!found) throw new AppError('not-found');
    if (!isOwn)
      await record(tx, ctx, orderFileOpened, { entityId: order.id, userId: order.userId, details: { file: fileId } });
    return found;
  });
  if (!key) throw new AppError('gone', { publicMessage: fault('file-erased') });
  const name = platform.vault.open(key, fileNamePlace(file.id), file.sealedName);
  const content = platform.vault.openBytes(key, fileContentPlace(file.id), file.sealedContent);
  return { name, type: typeOfFile(name) ?? 'application/octet-stream', content };
}
