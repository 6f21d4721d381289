import { and, asc, eq, gte, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { eraseEntriesAbout } from '#core/base/audit/erase.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { messageReceived } from './events.ts';
import { isWrittenFrom } from './internal/written-from.ts';
import { contactMessages, contactReplies } from './schema.ts';

/** @returns how many; fewer than asked for when none is left */
async function deleteSome(tx: Transaction, platform: Platform, which: SQL | undefined, most: number): Promise<number> {
  const rows = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(which)
    .orderBy(asc(contactMessages.id))
    .limit(most);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(contactMessages).where(inArray(contactMessages.id, ids));
  await eraseEntriesAbout(tx, platform, messageReceived.entityType, ids);
  return ids.length;
}

/** Deletes some of what was written from an address, with the answers. @returns how many; 0 when none is left */
export const deleteMessagesFrom = (tx: Transaction, platform: Platform, email: string, most: number): Promise<number> =>
  deleteSome(tx, platform, isWrittenFrom(email), most);

/**
 * Deletes some of what was written from addresses without an account, with the answers, when neither side has written
 * since a moment. @returns how many; fewer than asked for when none is left
 */
export function deleteOldMessages(tx: Transaction, platform: Platform, before: Date, most: number): Promise<number> {
  const account = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, contactMessages.emailKey));
  const answer = tx
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(and(sql`${contactReplies.messageId} = ${contactMessages.id}`, gte(contactReplies.createdAt, before)));
  return deleteSome(
    tx,
    platform,
    and(lt(contactMessages.createdAt, before), notExists(account), notExists(answer)),
    most,
  );
}
