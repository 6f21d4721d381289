import { asc, inArray, sql } from 'drizzle-orm';
import { eraseEntriesAbout } from '#core/audit/queries.ts';
import type { Transaction } from '#platform/database/database.ts';
import { messageReceived } from './events.ts';
import { contactMessages } from './schema.ts';

/** Deletes some of what was written from an address, with the answers. @returns how many; 0 when none is left */
export async function deleteMessagesFrom(tx: Transaction, email: string, most: number): Promise<number> {
  const rows = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(sql`lower(${contactMessages.email}) = ${email.toLowerCase()}`)
    .orderBy(asc(contactMessages.id))
    .limit(most);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(contactMessages).where(inArray(contactMessages.id, ids));
  await eraseEntriesAbout(tx, messageReceived.entityType, ids);
  return ids.length;
}
