import { and, eq, gt, inArray } from 'drizzle-orm';
import type { KnownAnswer, Subject } from '#core/sources/define.ts';
import { answerPlace, answerShape } from '#core/sources/internal/kept-answers.ts';
import { sourceAnswers } from '#core/sources/schema.ts';
import { VaultError } from '#platform/crypto/envelope.ts';
import type { Place, Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import { answerKey } from './answer-key.ts';

export interface StoredAnswer {
  answer: KnownAnswer;
  answeredAt: Date;
}

/** Kept answers: what a source said about an identifier. */
type KeptAnswers = (sourceId: string, subject: Subject) => StoredAnswer | null;

/** Answers about these identifiers, of one source or of all, that may still be reused. One that cannot be read is as good as none. */
export async function findAnswers(
  tx: Transaction,
  vault: Vault,
  asked: { subjects: readonly Subject[]; now: Date; sourceId?: string },
): Promise<KeptAnswers> {
  if (asked.subjects.length === 0) return () => null;
  const keys = asked.subjects.map((subject) => answerKey(vault, subject));
  const rows = await tx
    .select()
    .from(sourceAnswers)
    .where(
      and(
        inArray(sourceAnswers.inputKey, keys),
        gt(sourceAnswers.expiresAt, asked.now),
        asked.sourceId === undefined ? undefined : eq(sourceAnswers.sourceId, asked.sourceId),
      ),
    );
  const kept = new Map(rows.map((row) => [`${row.inputKey} ${row.sourceId}`, row]));
  return (sourceId, subject) => {
    const row = kept.get(`${answerKey(vault, subject)} ${sourceId}`);
    const answer = row ? readAnswer(vault, answerPlace(sourceId, row.inputKey), row.sealed) : null;
    return row && answer ? { answer, answeredAt: row.answeredAt } : null;
  };
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
