import { sql } from 'drizzle-orm';
import type { KnownAnswer, Source, Subject } from '#core/sources/define.ts';
import { answerPlace, answerShape } from '#core/sources/internal/kept-answers.ts';
import { answerKey } from '#core/sources/queries/answer-key.ts';
import { sourceAnswers } from '#core/sources/schema.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Raw answers are kept for a week at most, whatever a source allows. */
const longestCacheHours = 7 * 24;

/** What a source has just said about an identifier. */
interface FreshAnswer {
  source: Pick<Source, 'id' | 'cacheHours'>;
  subject: Subject;
  answer: KnownAnswer;
  answeredAt: Date;
}

/** Keeps answers for as long as their sources allow. */
export async function keepAnswers(tx: Transaction, vault: Vault, answers: readonly FreshAnswer[]): Promise<void> {
  const rows = answers
    .filter(({ source }) => source.cacheHours > 0)
    .map(({ source, subject, answer, answeredAt }) => {
      const inputKey = answerKey(vault, subject);
      return {
        sourceId: source.id,
        inputKey,
        sealed: vault.sealShared(answerPlace(source.id, inputKey), JSON.stringify({ shape: answerShape, answer })),
        answeredAt,
        expiresAt: new Date(answeredAt.getTime() + Math.min(source.cacheHours, longestCacheHours) * 3_600_000),
      };
    });
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
