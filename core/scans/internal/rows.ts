import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { IdentifierKind } from '#contract/scans/types.ts';
import type { Withheld } from '#core/removal/routes/queries/usable.ts';
import { readWithheld } from '#core/removal/routes/queries/withheld.ts';
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
  /** Routes to companies that are not offered now. */
  withheld: Withheld;
}

type FindingRow = ScanParts['findings'][number];

/** As much of it as figures are reckoned from. */
export interface CountedParts extends Pick<ScanParts, 'identifiers' | 'wrapped'> {
  checks: Pick<CheckRow, 'sourceId' | 'identifierId' | 'state' | 'reason' | 'kind'>[];
  findings: Pick<FindingRow, 'id' | 'sourceId' | 'identifierId' | 'sealed'>[];
}

type Counted<Row extends keyof CountedParts & ('checks' | 'findings')> = Omit<
  CountedParts[Row][number],
  'kind' | 'sealed'
> & { scanId: string };
type Answered<Row> = Row & Record<string, unknown>;

/**
 * That of some scans at once, by the id of the scan. Hundreds of rows of which four columns count are read without the builder, which
 * looks at each of them.
 * @param isKnown findings that need not be read, as somebody has them in the clear
 */
export async function readCounted(
  tx: Transaction,
  scans: readonly Pick<typeof userScans.$inferSelect, 'id' | 'dataKeyId'>[],
  isKnown: (findingId: string) => boolean,
): Promise<(scanId: string) => CountedParts> {
  const ids = scans.map(({ id }) => id);
  const { rows: checks } = await tx.execute<Answered<Counted<'checks'>>>(sql`
    select scan_id as "scanId", source_id as "sourceId", identifier_id as "identifierId", state, reason
    from scan_checks where ${inArray(sql`scan_id`, ids)}`);
  const identifiers = await tx
    .select()
    .from(scanIdentifiers)
    .where(inArray(scanIdentifiers.scanId, ids))
    .orderBy(asc(scanIdentifiers.position));
  const { rows: found } = await tx.execute<Answered<Counted<'findings'>>>(sql`
    select id, scan_id as "scanId", source_id as "sourceId", identifier_id as "identifierId" from scan_findings
    where ${inArray(sql`scan_id`, ids)} and withdrawn_at is null`);
  const unknown = found.filter((row) => !isKnown(row.id)).map((row) => row.id);
  const sealed = await readSealed(tx, unknown);
  const wrappedOf = await readWrapped(tx, scans);
  const kindOf = new Map(identifiers.map((row) => [row.id, row.kind]));
  const checksOf = Map.groupBy(checks, ({ scanId }) => scanId);
  const identifiersOf = Map.groupBy(identifiers, ({ scanId }) => scanId);
  const foundOf = Map.groupBy(found, ({ scanId }) => scanId);
  return (scanId) => ({
    checks: (checksOf.get(scanId) ?? []).map((row) => ({ ...row, kind: kindOf.get(row.identifierId) ?? 'email' })),
    identifiers: identifiersOf.get(scanId) ?? [],
    findings: (foundOf.get(scanId) ?? []).map((row) => ({ ...row, sealed: sealed.get(row.id) ?? '' })),
    wrapped: wrappedOf(scanId),
  });
}

/** Keys of scans, by the id of the scan, as this transaction may see them. */
async function readWrapped(
  tx: Transaction,
  scans: readonly Pick<typeof userScans.$inferSelect, 'id' | 'dataKeyId'>[],
): Promise<(scanId: string) => string | null> {
  const keyIds = scans.map(({ dataKeyId }) => dataKeyId);
  const keys = await tx
    .select({ id: dataKeys.id, wrapped: dataKeys.wrapped })
    .from(dataKeys)
    .where(inArray(dataKeys.id, keyIds));
  const wrapped = new Map(keys.map((key) => [key.id, key.wrapped]));
  const keyOf = new Map(scans.map(({ id, dataKeyId }) => [id, wrapped.get(dataKeyId)]));
  return (scanId) => keyOf.get(scanId) ?? null;
}

async function readSealed(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: scanFindings.id, sealed: scanFindings.sealed })
    .from(scanFindings)
    .where(inArray(scanFindings.id, [...ids]));
  return new Map(rows.map(({ id, sealed }) => [id, sealed]));
}

/** The parts of all these scans at once, by the id of the scan, as this transaction may see them. */
export async function readParts(
  tx: Transaction,
  scans: readonly Pick<typeof userScans.$inferSelect, 'id' | 'dataKeyId'>[],
): Promise<(scanId: string) => ScanParts> {
  if (scans.length === 0)
    return () => ({ checks: [], identifiers: [], findings: [], wrapped: null, withheld: new Set() });
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
  const wrappedOf = await readWrapped(tx, scans);
  const withheld = await readWithheld(tx);
  const told = checks.map((check) => ({ ...check, kind: kindOf.get(check.identifierId) ?? 'email' }));
  const checksOf = Map.groupBy(told, ({ scanId }) => scanId);
  const identifiersOf = Map.groupBy(identifiers, ({ scanId }) => scanId);
  const findingsOf = Map.groupBy(findings, ({ scanId }) => scanId);
  return (scanId) => ({
    checks: checksOf.get(scanId) ?? [],
    identifiers: identifiersOf.get(scanId) ?? [],
    findings: findingsOf.get(scanId) ?? [],
    wrapped: wrappedOf(scanId),
    withheld,
  });
}
