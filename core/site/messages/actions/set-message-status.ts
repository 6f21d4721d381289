import type { MessageStatusInput } from '#contract/site/message-input.ts';
import type { Context } from '#core/base/context.ts';
import { messageStatusChanged } from '#core/site/messages/events.ts';
import { changeMessage, requireSeen, saveMessage } from '#core/site/messages/internal/change-message.ts';

/**
 * Gives a message another status. The one that it has changes nothing.
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else changed it meanwhile
 */
export function setMessageStatus(ctx: Context, input: MessageStatusInput): Promise<void> {
  const { status } = input;
  return changeMessage(ctx, input, async (tx, row) => {
    if (row.status === status) return;
    requireSeen(row, input);
    await saveMessage(tx, ctx, row, messageStatusChanged, { status });
  });
}
