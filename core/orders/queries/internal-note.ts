import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { InternalNote } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import { findOrderKey, internalNotePlace } from '#core/orders/internal/sealed.ts';
import { requireCan } from '#core/orders/policy.ts';
import { orderInternalNotes, serviceRequests } from '#core/orders/schema.ts';

const uuid = z.uuid();

/** What staff keep to themselves about an order. @throws AppError `not-found`, `forbidden`; VaultError */
export async function getInternalNote({ actor, platform }: Context, orderId: string): Promise<InternalNote> {
  if (!uuid.safeParse(orderId).success) throw notFound();
  const [order] = await platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select({ note: orderInternalNotes, userId: serviceRequests.userId })
      .from(serviceRequests)
      .leftJoin(orderInternalNotes, eq(orderInternalNotes.orderId, serviceRequests.id))
      .where(eq(serviceRequests.id, orderId)),
  );
  requireCan(actor, 'order.internal-note', order ?? { userId: null });
  if (!order) throw notFound();
  const key = order.note && (await findOrderKey(platform, orderId));
  if (!order.note || !key) return { text: '', version: order.note?.version ?? 0 };
  return { text: platform.vault.open(key, internalNotePlace(orderId), order.note.sealed), version: order.note.version };
}
