import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Listing, Page } from '#contract/base/paging.ts';
import type { MessageReply, MessageRow, MessageStatus, MessageView } from '#contract/site/messages.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { readFoundPage } from '#core/base/found-page.ts';
import { tallyOf } from '#core/base/tallies/queries/read-tally.ts';
import { isWrittenFrom } from '#core/site/messages/internal/written-from.ts';
import { contactMessages, contactReplies } from '#core/site/messages/schema.ts';
import { requireCan } from '#core/site/policy.ts';
import type { Transaction } from '#platform/database/database.ts';
import { containsText, type WordSearch } from '#platform/database/search.ts';

/** Messages on one page of the list. */
export const messagesPerPage = 25;

const columns = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  title: contactMessages.title,
  status: contactMessages.status,
  createdAt: contactMessages.createdAt,
};

export interface MessageListing extends Listing {
  status: MessageStatus | 'all';
  /** Words that name, address, subject or text must contain; empty for all. */
  search: string;
  /** The address that it was sent under, in any case; every address when it is left out. */
  from?: string;
}

function readForStaff<Result>(
  { actor, platform }: Context,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  requireCan(actor, 'message.list');
  return platform.database.read(scopeOf(actor), read);
}

/** Messages by subject, name, address or text. */
export const messageSearch: WordSearch = {
  id: contactMessages.id,
  contains: (search) =>
    containsText(search, [contactMessages.title, contactMessages.name, contactMessages.email, contactMessages.message]),
  find: (pattern, most) => sql`find_contact_messages(${pattern}, ${most})`,
};

const filterOf = ({ status, from }: MessageListing): SQL | undefined =>
  and(
    status === 'all' ? undefined : eq(contactMessages.status, status),
    from === undefined ? undefined : isWrittenFrom(from),
  );

/** One page of contact messages, newest first. @throws AppError `forbidden` */
export function listMessages(context: Context, listing: MessageListing): Promise<Page<MessageRow>> {
  return readForStaff(context, async (tx) => {
    const { rows, ...keys } = await readFoundPage(tx, {
      listing,
      table: contactMessages,
      filter: filterOf(listing),
      words: messageSearch,
      search: listing.search,
      order: { time: contactMessages.createdAt, id: contactMessages.id },
      size: messagesPerPage,
      select: ({ where, orderBy, limit }) =>
        tx
          .select(columns)
          .from(contactMessages)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ createdAt, id }) => ({ time: createdAt, id }),
    });
    return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), ...keys };
  });
}

async function readReplies(tx: Transaction, messageId: string): Promise<MessageReply[]> {
  const rows = await tx
    .select()
    .from(contactReplies)
    .where(eq(contactReplies.messageId, messageId))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id))
    .limit(200);
  const names = await readNames(
    tx,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ id, text, createdAt, authorId }) => {
    const author = authorId === null ? undefined : names.get(authorId);
    return { id, text, sentAt: createdAt.toISOString(), by: author ? (author.fullName ?? author.email) : null };
  });
}

/** Nobody proves an address to the contact form. */
const accountId = sql<string | null>`(select p.id from profiles p where p.email = contact_messages.email_key)`;

/** @throws AppError `forbidden`, `not-found` */
export function getMessage(context: Context, messageId: string): Promise<MessageView> {
  return readForStaff(context, async (tx) => {
    const id = z.uuid().safeParse(messageId);
    if (!id.success) throw new AppError('not-found');
    const [row] = await tx
      .select({ ...getTableColumns(contactMessages), accountId })
      .from(contactMessages)
      .where(eq(contactMessages.id, id.data));
    if (!row) throw new AppError('not-found');
    const { adminNotes, createdAt, emailKey: _, ...rest } = row;
    const replies = await readReplies(tx, row.id);
    return { ...rest, createdAt: createdAt.toISOString(), notes: adminNotes ?? '', replies };
  });
}

/** How many messages have each status. @throws AppError `forbidden` */
export function countMessages(context: Context): Promise<Record<MessageStatus, number>> {
  return readForStaff(context, async (tx) => {
    const { rows } = await tx.execute<{ status: MessageStatus; n: number }>(
      sql`select bucket as status, count::int as n from ${tallyOf('messages')} as tally`,
    );
    const none = { unread: 0, read: 0, replied: 0, archived: 0 };
    return { ...none, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) };
  });
}

/** The unread messages that have waited longest. @throws AppError `forbidden` */
export function listWaitingMessages(context: Context, most: number): Promise<MessageRow[]> {
  return readForStaff(context, async (tx) => {
    const { status, createdAt, id } = contactMessages;
    const oldestFirst = tx.select(columns).from(contactMessages).where(eq(status, 'unread')).orderBy(createdAt, id);
    return (await oldestFirst.limit(most)).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  });
}
