import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { replyDeleted } from '#core/site/replies/events.ts';
import { changeReplies, editableOf, lockReply, logged } from '#core/site/replies/internal/change-reply.ts';
import { savedReplies } from '#core/site/replies/schema.ts';

/** Deletes a saved reply for good; what was written with it stays. What is gone already stays gone. @throws AppError `forbidden` */
export function deleteReply(ctx: Context, id: string): Promise<void> {
  return changeReplies(ctx, async (tx) => {
    const row = await lockReply(tx, id);
    if (!row) return;
    await tx.delete(savedReplies).where(eq(savedReplies.id, id));
    await record(tx, ctx, replyDeleted, { entityId: id, oldValues: logged(editableOf(row)) });
  });
}
