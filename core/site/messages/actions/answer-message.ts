import { eq } from 'drizzle-orm';
import type { MessageNotesInput, MessageReplyInput, MessageStatusInput } from '#contract/site/message-input.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError, changedMeanwhile } from '#core/base/errors.ts';
import { contactReply } from '#core/site/messages/emails.ts';
import { messageNotesSaved, messageReplied, messageStatusChanged } from '#core/site/messages/events.ts';
import { contactMessages, contactReplies } from '#core/site/messages/schema.ts';
import { requireCan } from '#core/site/policy.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';

type Row = typeof contactMessages.$inferSelect;
type Change = Partial<Pick<Row, 'status' | 'adminNotes'>>;

interface Asked {
  messageId: string;
  version: number;
}

/**
 * Gives a message another status. The one that it has changes nothing.
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else changed it meanwhile
 */
export function setMessageStatus(ctx: Context, input: MessageStatusInput): Promise<void> {
  const { status } = input;
  return changeMessage(ctx, input, async (tx, row) => {
    if (row.status === status) return;
    requireSeen(row, input);
    await save(tx, ctx, row, messageStatusChanged, { status });
  });
}

/**
 * Saves what staff note down about a message, which makes it read whatever it was.
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else changed it meanwhile
 */
export function saveMessageNotes(ctx: Context, input: MessageNotesInput): Promise<void> {
  const adminNotes = input.notes || null;
  return changeMessage(ctx, input, async (tx, row) => {
    if (row.adminNotes === adminNotes && row.status === 'read') return;
    requireSeen(row, input);
    await save(tx, ctx, row, messageNotesSaved, { adminNotes, status: 'read' });
  });
}

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
    await save(tx, ctx, row, messageReplied, { status: 'replied' }, { reply_id: id });
    const { name, title: subject, message } = row;
    await queueMail(tx, ctx.platform, contactReply, { to: row.email, input: { name, subject, answer: text, message } });
  });
}

/** Loads and locks the message: of two who change it at the same moment, the second finds out. */
async function changeMessage(
  ctx: Context,
  { messageId }: Asked,
  change: (tx: Transaction, row: Row, staffId: string | null) => Promise<void>,
): Promise<void> {
  const { actor, platform } = ctx;
  requireCan(actor, 'message.change');
  const staffId = scopeOf(actor).userId;
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, messageId)).for('update');
    if (!row) throw new AppError('not-found');
    await change(tx, row, staffId);
  });
}

function requireSeen(row: Row, { version }: Asked): void {
  if (row.version !== version) throw changedMeanwhile();
}

/** Names of the columns, as the audit log shows them. */
const shown = ({ status, adminNotes }: Change) => ({
  ...(status !== undefined && { status }),
  ...(adminNotes !== undefined && { admin_notes: adminNotes }),
});

async function save(
  tx: Transaction,
  ctx: Context,
  row: Row,
  event: EventDefinition,
  change: Change,
  details: Record<string, unknown> = {},
): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ ...change, version: row.version + 1 })
    .where(eq(contactMessages.id, row.id));
  const before = { status: row.status, ...('adminNotes' in change && { adminNotes: row.adminNotes }) };
  await record(tx, ctx, event, {
    entityId: row.id,
    userId: null,
    details,
    oldValues: shown(before),
    newValues: shown(change),
  });
}
