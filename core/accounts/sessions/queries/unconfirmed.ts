import { and, asc, eq, gt, gte, inArray, isNull, lte, notExists } from 'drizzle-orm';
import { authCredentials, authLinks, authSessions } from '#core/accounts/sessions/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Accounts from before a moment whose address nobody confirmed, and that have no link since then that still could. */
export async function findUnconfirmed(tx: Transaction, before: Date, most: number): Promise<string[]> {
  const link = tx
    .select({ id: authLinks.id })
    .from(authLinks)
    .where(and(eq(authLinks.userId, authCredentials.userId), gt(authLinks.createdAt, before)));
  const rows = await tx
    .select({ userId: authCredentials.userId })
    .from(authCredentials)
    .where(and(isNull(authCredentials.emailConfirmedAt), lte(authCredentials.createdAt, before), notExists(link)))
    .orderBy(asc(authCredentials.userId))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

/** Whether a link in a mail to the address of the account was ever used. */
export async function isConfirmed(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ at: authCredentials.emailConfirmedAt })
    .from(authCredentials)
    .where(eq(authCredentials.userId, userId));
  return row?.at != null;
}

/** Who of these used a session since a moment. */
export async function seenSince(tx: Transaction, userIds: readonly string[], since: Date): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ userId: authSessions.userId })
    .from(authSessions)
    .where(and(inArray(authSessions.userId, [...userIds]), gte(authSessions.lastSeenAt, since)));
  return rows.map(({ userId }) => userId);
}
