import { randomUUID } from 'node:crypto';
import type { IdentifierProof, IdentifierView } from '#contract/scans/types.ts';
import { scanIdentifiers } from '#core/scans/schema.ts';
import type { Identifier, Subject } from '#core/sources/define.ts';
import { answerKey } from '#core/sources/queries/answer-key.ts';
import { identifierOf, subjectFrom } from '#core/sources/queries/subject.ts';
import type { DataKey, Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import { openIdentifier, sealIdentifier } from './sealed.ts';

export type IdentifierRow = typeof scanIdentifiers.$inferSelect;

/**
 * What a new scan asks about: its own address, and what else the person has named. The same twice counts once.
 * @throws AppError `invalid` for one that cannot exist
 */
export async function insertIdentifiers(
  tx: Transaction,
  vault: Vault,
  { scanId, key, email }: { scanId: string; key: DataKey; email: string },
  others: readonly Identifier[],
): Promise<void> {
  const own = subjectFrom({ kind: 'email', value: email });
  const known = new Map<string, { subject: Subject; proof: IdentifierProof }>();
  for (const other of others) known.set(keyOf(subjectFrom(other)), { subject: subjectFrom(other), proof: other.proof });
  known.delete(keyOf(own));
  const rows = [...known.values()].map(({ subject, proof }, index) => {
    const id = randomUUID();
    const sealed = sealIdentifier(vault, key, id, identifierOf(subject));
    return { id, scanId, position: index + 1, kind: subject.kind, proof, sealed, answerKey: answerKey(vault, subject) };
  });
  await tx.insert(scanIdentifiers).values([{ scanId, position: 0, kind: 'email', proof: 'proven' }, ...rows]);
}

const keyOf = (subject: Subject): string => `${subject.kind} ${identifierOf(subject)}`;

/** @param email the scan's own address @throws VaultError */
export function openIdentifierRow(
  vault: Vault,
  key: DataKey,
  { id, kind, proof, sealed }: IdentifierRow,
  email: string,
): IdentifierView {
  return { id, kind, proof, value: sealed === null ? email : openIdentifier(vault, key, id, sealed) };
}
