import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { canBeAsked, subjectOf } from '#core/sources/queries/subject.ts';
import { sourceAnswers } from '#core/sources/schema.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

export async function deleteExpiredAnswers(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(sourceAnswers).where(lt(sourceAnswers.expiresAt, now));
}

/** Deletes what is kept of the answers about an address; of one that nobody could ask about there is nothing. */
export async function deleteAnswersAbout(tx: Transaction, vault: Vault, address: string): Promise<void> {
  if (!canBeAsked(address)) return;
  const keys = vault.fingerprints('source answers', subjectOf(address).email);
  await tx.delete(sourceAnswers).where(inArray(sourceAnswers.inputKey, keys));
}

/** Deletes what a source has said since a moment; null: everything. Nobody is given it again. */
export async function deleteAnswersOf(tx: Transaction, sourceId: string, since: Date | null): Promise<void> {
  const later = since ? gt(sourceAnswers.answeredAt, since) : undefined;
  await tx.delete(sourceAnswers).where(and(eq(sourceAnswers.sourceId, sourceId), later));
}

/** @param keys as `answerKey` made them */
export async function deleteAnswersUnder(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(sourceAnswers).where(inArray(sourceAnswers.inputKey, [...keys]));
}

/** Deletes some of the answers that are sealed under another key than the one named. @returns how many; 0 at the end */
export async function deleteAnswersExceptUnder(tx: Transaction, kid: string, most: number): Promise<number> {
  const gone = await tx.execute(sql`delete from source_answers where (source_id, input_key) in (
    select source_id, input_key from source_answers where split_part(sealed, '.', 2) <> ${kid} limit ${most}
  ) returning 1`);
  return gone.rows.length;
}
