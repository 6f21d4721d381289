import { and, asc, inArray } from 'drizzle-orm';
import type { Listing, Page } from '#contract/base/paging.ts';
import type { MessageStatus } from '#contract/site/messages.ts';
import type { Context } from '#core/base/context.ts';
import { readPage } from '#core/base/paging.ts';
import { requireAccount } from '#core/base/person.ts';
import { isWrittenFrom } from '#core/site/messages/internal/written-from.ts';
import { contactMessages, contactReplies } from '#core/site/messages/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';

/** What somebody wrote through the contact form, as they may have it back. */
export interface OwnMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: MessageStatus;
  /** ISO 8601 */
  sentAt: string;
  /** What staff answered, oldest first. */
  replies: { id: string; text: string; sentAt: string }[];
}

const perPage = 50;

/**
 * What was sent from the confirmed address of the person who asks, newest first. Nobody but staff has a right to the
 * table, so the system reads it, and only by that address.
 * @throws AppError `unauthenticated`
 */
export function listOwnMessages(ctx: Context, listing: Listing): Promise<Page<OwnMessage>> {
  const { email } = requireAccount(ctx).actor;
  return ctx.platform.database.read(systemScope, async (tx) => {
    const page = await readPage({
      listing,
      size: perPage,
      order: { time: contactMessages.createdAt, id: contactMessages.id },
      select: ({ where, orderBy, limit }) =>
        tx
          .select()
          .from(contactMessages)
          .where(and(isWrittenFrom(email), where))
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ createdAt, id }) => ({ time: createdAt, id }),
    });
    const replies = await repliesTo(
      tx,
      page.rows.map(({ id }) => id),
    );
    const rows = page.rows.map(({ title, createdAt, adminNotes: _, version: __, emailKey: ___, ...row }) => ({
      ...row,
      subject: title,
      sentAt: createdAt.toISOString(),
      replies: replies.filter(({ messageId }) => messageId === row.id).map(({ messageId: ____, ...reply }) => reply),
    }));
    return { ...page, rows };
  });
}

async function repliesTo(tx: Transaction, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(contactReplies)
    .where(inArray(contactReplies.messageId, ids))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  return rows.map(({ id, messageId, text, createdAt }) => ({ id, messageId, text, sentAt: createdAt.toISOString() }));
}
