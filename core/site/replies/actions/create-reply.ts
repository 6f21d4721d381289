import { count } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { SavedReplyInput } from '#contract/site/replies.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { replyCreated } from '#core/site/replies/events.ts';
import { changeReplies, lockReply, logged, valuesOf } from '#core/site/replies/internal/change-reply.ts';
import { mostSavedReplies } from '#core/site/replies/rules.ts';
import { savedReplies } from '#core/site/replies/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

async function requireRoom(tx: Transaction): Promise<void> {
  const [counted] = await tx.select({ n: count() }).from(savedReplies);
  if ((counted?.n ?? 0) >= mostSavedReplies)
    throw new AppError('conflict', {
      publicMessage: fault('most-replies', mostSavedReplies),
    });
}

/**
 * Keeps a text for replies. The same form sent twice adds one.
 * @param id made when the form was drawn
 * @throws AppError `forbidden`, `conflict` when there are too many
 */
export function createReply(ctx: Context, id: string, input: SavedReplyInput): Promise<void> {
  return changeReplies(ctx, async (tx) => {
    if (await lockReply(tx, id)) return;
    await requireRoom(tx);
    const values = valuesOf(input, null);
    const now = ctx.platform.clock.now();
    const [added] = await tx
      .insert(savedReplies)
      .values({ id, ...values, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: savedReplies.id });
    if (added) await record(tx, ctx, replyCreated, { entityId: id, newValues: logged(values) });
  });
}
