import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError, changedMeanwhile } from '#core/base/errors.ts';
import { internalNoteSaved } from '#core/orders/events.ts';
import { findForActor } from '#core/orders/internal/load.ts';
import { findOrderKey, internalNotePlace } from '#core/orders/internal/sealed.ts';
import { requireCan } from '#core/orders/policy.ts';
import { orderInternalNotes } from '#core/orders/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface InternalNoteInput {
  orderId: string;
  internalNote: string;
  /** Of the note as it was seen; 0 where there was none. */
  version: number;
}

/**
 * What staff keep to themselves about an order. Neither the order nor the customer's log changes with it, and no page
 * of the customer hears of it.
 * @throws AppError `not-found`, `forbidden`, `gone` when the key was destroyed with the account, `conflict` where somebody
 *   else has saved another note since
 */
export async function saveInternalNote(
  ctx: Context,
  { orderId, internalNote, version }: InternalNoteInput,
): Promise<void> {
  const { platform, actor } = ctx;
  const order = await findForActor(ctx, orderId);
  requireCan(actor, 'order.internal-note', order);
  const key = await findOrderKey(platform, order.id);
  if (!key) throw new AppError('gone', { publicMessage: fault('order-account-gone') });
  const sealed = platform.vault.seal(key, internalNotePlace(order.id), internalNote);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const saved = await lockNote(tx, order.id);
    if (saved && platform.vault.open(key, internalNotePlace(order.id), saved.sealed) === internalNote) return;
    if ((saved?.version ?? 0) !== version) throw changedMeanwhile(fault('internal-note-changed'));
    await writeNote(tx, { orderId: order.id, sealed, version: version + 1 });
    await record(tx, ctx, internalNoteSaved, {
      entityId: order.id,
      userId: null,
      oldValues: { version },
      newValues: { version: version + 1 },
    });
  });
}

async function lockNote(tx: Transaction, orderId: string) {
  const [saved] = await tx
    .select()
    .from(orderInternalNotes)
    .where(eq(orderInternalNotes.orderId, orderId))
    .for('update');
  return saved;
}

async function writeNote(tx: Transaction, note: typeof orderInternalNotes.$inferInsert): Promise<void> {
  const { orderId: _, ...values } = note;
  const written = await tx
    .insert(orderInternalNotes)
    .values(note)
    .onConflictDoUpdate({
      target: orderInternalNotes.orderId,
      set: values,
      setWhere: eq(orderInternalNotes.version, note.version - 1),
    })
    .returning({ orderId: orderInternalNotes.orderId });
  // Two first notes at once: the second finds the first only here.
  if (written.length === 0) throw changedMeanwhile(fault('internal-note-changed'));
}
