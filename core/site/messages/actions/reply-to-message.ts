import { eq } from 'drizzle-orm';
import type { MessageReplyInput } from '#contract/site/message-input.ts';
import type { Context } from '#core/base/context.ts';
import { contactReply } from '#core/site/messages/emails.ts';
import { messageReplied } from '#core/site/messages/events.ts';
import { changeMessage, requireSeen, saveMessage } from '#core/site/messages/internal/change-message.ts';
import { contactReplies } from '#core/site/messages/schema.ts';
import { queueMail } from '#platform/mail/queue.ts';

/**
 * Answers a message by mail, and keeps the answer with it. The same form again sends nothing.
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else changed it meanwhile
 */
export function replyToMessage(ctx: Context, input: MessageReplyInput): Promise<void> {
  return changeMessage(ctx, input, async (tx, row, authorId) => {
    const { replyId: id, text } = input;
    const [sent] = await tx.select({ id: contactReplies.id }).from(contactReplies).where(eq(contactReplies.id, id));
    if (sent) return;
    requireSeen(row, input);
    const createdAt = ctx.platform.clock.now();
    await tx.insert(contactReplies).values({ id, messageId: row.id, authorId, text, createdAt });
    await saveMessage(tx, ctx, row, messageReplied, { status: 'replied' }, { reply_id: id });
    const { name, title: subject, message, language } = row;
    const mailed = { name, subject, answer: text, message };
    await queueMail(tx, ctx.platform, contactReply, { to: row.email, language, input: mailed });
  });
}
