import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { sensitiveAnswerShape } from '#contract/sensitive/shapes.ts';
import type { SensitiveAnswer } from '#contract/sensitive/types.ts';
import { sensitiveChoices } from '#core/sensitive/schema.ts';
import type { DataKey, Place, Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

export type ChoiceRow = typeof sensitiveChoices.$inferSelect;

const answersPlace = (identifierId: string): Place => ({
  table: 'sensitive_choices',
  column: 'sealed',
  row: identifierId,
});

export const sealAnswers = (vault: Vault, key: DataKey, identifierId: string, answers: readonly SensitiveAnswer[]) =>
  vault.seal(key, answersPlace(identifierId), JSON.stringify(answers));

/** @throws VaultError */
export function openAnswers(vault: Vault, key: DataKey, { identifierId, sealed }: ChoiceRow): SensitiveAnswer[] {
  if (sealed === null) return [];
  return z.array(sensitiveAnswerShape).parse(JSON.parse(vault.open(key, answersPlace(identifierId), sealed)));
}

/** The choice about a user name, locked until the transaction ends; null where there is none, or it is somebody else's. */
export async function lockChoice(tx: Transaction, identifierId: string): Promise<ChoiceRow | null> {
  const [row] = await tx
    .select()
    .from(sensitiveChoices)
    .where(eq(sensitiveChoices.identifierId, identifierId))
    .for('update');
  return row ?? null;
}
