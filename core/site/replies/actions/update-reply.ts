import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { SavedReplyInput } from '#contract/site/replies.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { changesBetween, requireVersion } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { replyUpdated } from '#core/site/replies/events.ts';
import { changeReplies, editableOf, lockReply, valuesOf } from '#core/site/replies/internal/change-reply.ts';
import { savedReplies } from '#core/site/replies/schema.ts';

/**
 * Changes a saved reply. The same form sent again changes nothing.
 * @param version of the values that the form was filled with
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else has changed it since
 */
export function updateReply(ctx: Context, id: string, input: SavedReplyInput, version: string): Promise<void> {
  return changeReplies(ctx, async (tx) => {
    const row = await lockReply(tx, id);
    if (!row) throw new AppError('not-found', { publicMessage: fault('reply-deleted') });
    const after = valuesOf(input, row);
    const changes = changesBetween(editableOf(row), after);
    if (!changes) return;
    requireVersion(editableOf(row), version);
    await tx
      .update(savedReplies)
      .set({ ...after, updatedAt: ctx.platform.clock.now() })
      .where(eq(savedReplies.id, id));
    await record(tx, ctx, replyUpdated, { entityId: id, ...changes });
  });
}
