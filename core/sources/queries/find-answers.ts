import { and, eq, gt, inArray } from 'drizzle-orm';
import type { KnownAnswer } from '#core/sources/define.ts';
import { answerKey, answerPlace, answerShape } from '#core/sources/internal/kept-answers.ts';
import { sourceAnswers } from '#core/sources/schema.ts';
import { VaultError } from '#platform/crypto/envelope.ts';
import type { Place, Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface StoredAnswer {
  answer: KnownAnswer;
  answeredAt: Date;
}

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
    const answer = readAnswer(vault, answerPlace(row.sourceId, inputKey), row.sealed);
    if (answer) found.set(row.sourceId, { answer, answeredAt: row.answeredAt });
  }
  return found;
}

function readAnswer(vault: Vault, at: Place, sealed: string): KnownAnswer | null {
  try {
    const kept = JSON.parse(vault.openShared(at, sealed)) as { shape: number; answer: KnownAnswer };
    return kept.shape === answerShape ? kept.answer : null;
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}
