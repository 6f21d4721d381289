import { sql } from 'drizzle-orm';
import type { KnownAnswer, Source } from '#core/sources/define.ts';
import { answerKey, answerPlace, answerShape } from '#core/sources/internal/kept-answers.ts';
import { sourceAnswers } from '#core/sources/schema.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Raw answers are kept for a week at most, whatever a source allows. */
const longestCacheHours = 7 * 24;

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
      sealed: vault.sealShared(answerPlace(source.id, inputKey), JSON.stringify({ shape: answerShape, answer })),
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
