import type { PersonalPart, ProvedEntry, SealedPart } from '#contract/proof/entry-proof.ts';
import type { auditLogs } from '#core/base/audit/schema.ts';

type Row = typeof auditLogs.$inferSelect;

/** An entry outside of the product: what verify.mjs reads. */
type ExportedEntry = ProvedEntry & { personal: PersonalPart };

export const sealedPart = (row: Row, seq: number): SealedPart => ({
  v: row.version,
  seq,
  id: row.id,
  time: row.createdAt.toISOString(),
  action: row.action,
  outcome: row.outcome,
  commitment: row.commitment,
});

export const personalPartOf = (row: Row): PersonalPart => ({
  entity_type: row.entityType,
  entity_id: row.entityId,
  user_id: row.userId,
  admin_user_id: row.adminUserId,
  ip_address: row.ipAddress,
  user_agent: row.userAgent,
  session_id: row.sessionId,
  details: row.details,
  old_values: row.oldValues,
  new_values: row.newValues,
});

/** @throws Error for an entry that is not sealed yet */
export function exportedEntry(row: Row): ExportedEntry {
  if (row.seq === null || row.blockchainHash === null) throw new Error('audit: an unsealed entry has no proof');
  return {
    ...sealedPart(row, row.seq),
    hash: row.blockchainHash,
    salt: row.salt,
    personal: personalPartOf(row),
  };
}
