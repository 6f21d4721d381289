import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Answer, Source } from '#core/sources/define.ts';
import { sourceAnswers } from '#core/sources/schema.ts';
import { VaultError } from '#platform/crypto/envelope.ts';
import type { Place, Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import { canBeAsked, subjectOf } from './subject.ts';

/** An answer that is known: "not checked" is never kept. */
export type KnownAnswer = Exclude<Answer, { state: 'not-checked' }>;

export interface StoredAnswer {
  answer: KnownAnswer;
  answeredAt: Date;
}

/** Raw answers are kept for a week at most, whatever a source allows. */
export const longestCacheHours = 7 * 24;

/** Changes when the shape of an exposure does, or what counts as "clear": older answers are then asked anew. */
const SHAPE = 2;

const place = (sourceId: string, inputKey: string): Place => ({
  table: 'source_answers',
  column: 'sealed',
  row: `${sourceId}/${inputKey}`,
});

/** Key of everything kept about one address; the address cannot be read from it. */
export const answerKey = (vault: Vault, email: string): string => vault.fingerprint('source answers', email);

/**
 * Answers about this address that may still be reused. One that cannot be read is as good as none.
 * @returns by source id
 */
export async function findAnswers(
  tx: Transaction,
  vault: Vault,
  asked: { email: string; sourceIds: readonly string[]; now: Date },
): Promise<Map<string, StoredAnswer>> {
  if (asked.sourceIds.length === 0) return new Map();
  const inputKey = answerKey(vault, asked.email);
  const rows = await tx
    .select()
    .from(sourceAnswers)
    .where(
      and(
        eq(sourceAnswers.inputKey, inputKey),
        inArray(sourceAnswers.sourceId, [...asked.sourceIds]),
        gt(sourceAnswers.expiresAt, asked.now),
      ),
    );
  const found = new Map<string, StoredAnswer>();
  for (const row of rows) {
    const answer = readAnswer(vault, place(row.sourceId, inputKey), row.sealed);
    if (answer) found.set(row.sourceId, { answer, answeredAt: row.answeredAt });
  }
  return found;
}

function readAnswer(vault: Vault, at: Place, sealed: string): KnownAnswer | null {
  try {
    const kept = JSON.parse(vault.openShared(at, sealed)) as { shape: number; answer: KnownAnswer };
    return kept.shape === SHAPE ? kept.answer : null;
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/** Keeps answers for as long as their sources allow. */
export async function keepAnswers(
  tx: Transaction,
  vault: Vault,
  email: string,
  answers: readonly { source: Pick<Source, 'id' | 'cacheHours'>; answer: KnownAnswer; answeredAt: Date }[],
): Promise<void> {
  const inputKey = answerKey(vault, email);
  const rows = answers
    .filter(({ source }) => source.cacheHours > 0)
    .map(({ source, answer, answeredAt }) => ({
      sourceId: source.id,
      inputKey,
      sealed: vault.sealShared(place(source.id, inputKey), JSON.stringify({ shape: SHAPE, answer })),
      answeredAt,
      expiresAt: new Date(answeredAt.getTime() + Math.min(source.cacheHours, longestCacheHours) * 3_600_000),
    }));
  if (rows.length === 0) return;
  await tx
    .insert(sourceAnswers)
    .values(rows)
    .onConflictDoUpdate({
      target: [sourceAnswers.sourceId, sourceAnswers.inputKey],
      set: {
        sealed: sql`excluded.sealed`,
        answeredAt: sql`excluded.answered_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    });
}

export async function deleteExpiredAnswers(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(sourceAnswers).where(lt(sourceAnswers.expiresAt, now));
}

/** Deletes what is kept of the answers about an address; of one that nobody could ask about there is nothing. */
export async function deleteAnswersAbout(tx: Transaction, vault: Vault, address: string): Promise<void> {
  if (!canBeAsked(address)) return;
  const keys = vault.fingerprints('source answers', subjectOf(address).email);
  await tx.delete(sourceAnswers).where(inArray(sourceAnswers.inputKey, keys));
}

/** Deletes some of the answers that are sealed under another key than the one named. @returns how many; 0 at the end */
export async function deleteAnswersExceptUnder(tx: Transaction, kid: string, most: number): Promise<number> {
  const gone = await tx.execute(sql`delete from source_answers where (source_id, input_key) in (
    select source_id, input_key from source_answers where split_part(sealed, '.', 2) <> ${kid} limit ${most}
  ) returning 1`);
  return gone.rows.length;
}
