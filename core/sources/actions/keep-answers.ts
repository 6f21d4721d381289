import { type SQL, sql } from 'drizzle-orm';
import type { KnownAnswer, Source, Subject } from '#core/sources/define.ts';
import { answerPlace, answerShape } from '#core/sources/internal/kept-answers.ts';
import { answerKey } from '#core/sources/queries/answer-key.ts';
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
  const statement = keepingStatement(vault, answers);
  if (statement) await tx.execute(statement);
}

/** The statement that keeps them, as a part of one that does more; null when there is nothing to keep. */
export function keepingStatement(vault: Vault, answers: readonly FreshAnswer[]): SQL | null {
  const given = answers
    .filter(({ source }) => source.cacheHours > 0)
    .map(({ source, subject, answer, answeredAt }) => {
      const inputKey = answerKey(vault, subject);
      return {
        source_id: source.id,
        input_key: inputKey,
        sealed: vault.sealShared(answerPlace(source.id, inputKey), JSON.stringify({ shape: answerShape, answer })),
        answered_at: answeredAt.getTime(),
        hours: Math.min(source.cacheHours, longestCacheHours),
      };
    });
  if (given.length === 0) return null;
  // Two scans may have asked the same about the same.
  const rows = [...new Map(given.map((row) => [`${row.source_id} ${row.input_key}`, row])).values()];
  return sql`insert into source_answers (source_id, input_key, sealed, answered_at, expires_at)
    select source_id, input_key, sealed, to_timestamp(answered_at / 1000), to_timestamp(answered_at / 1000 + hours * 3600)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as a(source_id text, input_key text, sealed text, answered_at float8, hours float8)
    on conflict (source_id, input_key) do update
      set sealed = excluded.sealed, answered_at = excluded.answered_at, expires_at = excluded.expires_at`;
}
