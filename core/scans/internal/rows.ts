import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { IdentifierKind } from '#contract/scans/types.ts';
import { scanChecks, scanFindings, scanIdentifiers, type userScans } from '#core/scans/schema.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { IdentifierRow } from './identifiers.ts';

/** A check, with the kind of identifier that it is about. */
export type CheckRow = typeof scanChecks.$inferSelect & { kind: IdentifierKind };

/** What belongs to a scan and stands in other tables. */
export interface ScanParts {
  /** In the order in which sources are asked. */
  checks: CheckRow[];
  /** In order. */
  identifiers: IdentifierRow[];
  /** Without those that were withdrawn. */
  findings: (typeof scanFindings.$inferSelect)[];
  /** Its key, wrapped; null when it was destroyed or is not the actor's to use. */
  wrapped: string | null;
}

/** The parts of all these scans at once, by the id of the scan, as this transaction may see them. */
export async function readParts(
  tx: Transaction,
  scans: readonly Pick<typeof userScans.$inferSelect, 'id' | 'dataKeyId'>[],
): Promise<(scanId: string) => ScanParts> {
  if (scans.length === 0) return () => ({ checks: [], identifiers: [], findings: [], wrapped: null });
  const ids = scans.map(({ id }) => id);
  const checks = await tx
    .select()
    .from(scanChecks)
    .where(inArray(scanChecks.scanId, ids))
    .orderBy(asc(scanChecks.position), asc(scanChecks.sourceId));
  const identifiers = await tx
    .select()
    .from(scanIdentifiers)
    .where(inArray(scanIdentifiers.scanId, ids))
    .orderBy(asc(scanIdentifiers.position));
  const kindOf = new Map(identifiers.map(({ id, kind }) => [id, kind]));
  const findings = await tx
    .select()
    .from(scanFindings)
    .where(and(inArray(scanFindings.scanId, ids), isNull(scanFindings.withdrawnAt)));
  const keyIds = scans.map(({ dataKeyId }) => dataKeyId);
  const keys = await tx
    .select({ id: dataKeys.id, wrapped: dataKeys.wrapped })
    .from(dataKeys)
    .where(inArray(dataKeys.id, keyIds));
  const told = checks.map((check) => ({ ...check, kind: kindOf.get(check.identifierId) ?? 'email' }));
  const checksOf = Map.groupBy(told, ({ scanId }) => scanId);
  const identifiersOf = Map.groupBy(identifiers, ({ scanId }) => scanId);
  const findingsOf = Map.groupBy(findings, ({ scanId }) => scanId);
  const keyOf = new Map(scans.map(({ id, dataKeyId }) => [id, keys.find((key) => key.id === dataKeyId)?.wrapped]));
  return (scanId) => ({
    checks: checksOf.get(scanId) ?? [],
    identifiers: identifiersOf.get(scanId) ?? [],
    findings: findingsOf.get(scanId) ?? [],
    wrapped: keyOf.get(scanId) ?? null,
  });
}
