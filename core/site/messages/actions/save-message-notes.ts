import type { MessageNotesInput } from '#contract/site/message-input.ts';
import type { Context } from '#core/base/context.ts';
import { messageNotesSaved } from '#core/site/messages/events.ts';
import { changeMessage, requireSeen, saveMessage } from '#core/site/messages/internal/change-message.ts';

/**
 * Saves what staff note down about a message, which makes it read whatever it was.
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else changed it meanwhile
 */
export function saveMessageNotes(ctx: Context, input: MessageNotesInput): Promise<void> {
  const adminNotes = input.notes || null;
  return changeMessage(ctx, input, async (tx, row) => {
    if (row.adminNotes === adminNotes && row.status === 'read') return;
    requireSeen(row, input);
    await saveMessage(tx, ctx, row, messageNotesSaved, { adminNotes, status: 'read' });
  });
}
