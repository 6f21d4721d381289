import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { eraseEntriesAbout } from '#core/base/audit/erase.ts';
import { deleteAnswersUnder } from '#core/sources/actions/delete-answers.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { scanRequested } from './events.ts';
import { findingTodos, scanIdentifiers, userScans } from './schema.ts';

/** Somebody whose scans go: those of the account, and those of its address that nobody has claimed. */
export interface ScansOf {
  userId: string;
  email: string;
}

const belongsTo = ({ vault }: Platform, { userId, email }: ScansOf) =>
  or(
    eq(userScans.userId, userId),
    and(isNull(userScans.userId), inArray(userScans.emailIndex, vault.blindIndexes(email))),
  );

/** Destroys the keys of somebody's scans: nothing of them can be read any more. Under the system's scope. */
export async function destroyScanKeys(tx: Transaction, platform: Platform, whose: ScansOf): Promise<void> {
  const keys = tx.select({ id: userScans.dataKeyId }).from(userScans).where(belongsTo(platform, whose));
  await tx
    .update(dataKeys)
    .set({ wrapped: null, destroyedAt: platform.clock.now() })
    .where(and(isNotNull(dataKeys.wrapped), inArray(dataKeys.id, keys)));
}

/** Deletes some of somebody's scans, with everything they found. @returns how many; 0 when none is left */
export async function deleteScansOf(
  tx: Transaction,
  platform: Platform,
  whose: ScansOf,
  most: number,
): Promise<number> {
  const ids = await idsOf(tx, belongsTo(platform, whose), most);
  await eraseEntriesAbout(tx, platform, scanRequested.entityType, ids);
  await deleteKeptAnswers(tx, ids);
  return deleteScans(tx, ids);
}

/** Deletes some of an account's scans from before a moment, and to-dos as old. @returns how many scans; 0 at the end */
export async function deleteOldScansOf(
  tx: Transaction,
  userId: string,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const ids = await idsOf(tx, and(eq(userScans.userId, userId), lt(userScans.createdAt, before)), most);
  const gone = await deleteScans(tx, ids);
  await tx.delete(findingTodos).where(and(eq(findingTodos.userId, userId), lt(findingTodos.updatedAt, before)));
  return gone;
}

/** Reusable answers about what else the person named; those about their address go with it. */
async function deleteKeptAnswers(tx: Transaction, scanIds: string[]): Promise<void> {
  const named = await tx
    .selectDistinct({ key: scanIdentifiers.answerKey })
    .from(scanIdentifiers)
    .where(and(inArray(scanIdentifiers.scanId, scanIds), isNotNull(scanIdentifiers.answerKey)));
  await deleteAnswersUnder(
    tx,
    named.flatMap(({ key }) => key ?? []),
  );
}

async function idsOf(tx: Transaction, which: ReturnType<typeof and>, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: userScans.id })
    .from(userScans)
    .where(which)
    .orderBy(asc(userScans.id))
    .limit(most)
    .for('update');
  return rows.map(({ id }) => id);
}

async function deleteScans(tx: Transaction, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx.delete(userScans).where(inArray(userScans.id, ids)).returning({ key: userScans.dataKeyId });
  const keys = gone.map(({ key }) => key);
  await tx.delete(dataKeys).where(inArray(dataKeys.id, keys));
  return ids.length;
}

/** Accounts with scans from before a moment, in the order of their ids. */
export async function ownersOfOldScans(
  tx: Transaction,
  { before, after, most }: { before: Date; after: string | null; most: number },
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: userScans.userId })
    .from(userScans)
    .where(
      and(lt(userScans.createdAt, before), after === null ? isNotNull(userScans.userId) : gt(userScans.userId, after)),
    )
    .orderBy(asc(userScans.userId))
    .limit(most);
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
}

/** Who of these scanned since a moment. */
export async function ownersOfScansSince(tx: Transaction, userIds: readonly string[], since: Date): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ userId: userScans.userId })
    .from(userScans)
    .where(and(inArray(userScans.userId, [...userIds]), gte(userScans.createdAt, since)));
  return rows.flatMap(({ userId }) => userId ?? []);
}
