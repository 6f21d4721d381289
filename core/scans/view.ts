import { asc, eq } from 'drizzle-orm';
import type { CheckView, ScanView } from '#contract/scans.ts';
import { buildReport, coverageOf, type SourceReport, verdict } from '#core/reports/queries.ts';
import type { Source } from '#core/sources/define.ts';
import type { DataKey } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { openScan, type ScanRow } from './load.ts';
import { scanChecks, scanFindings } from './schema.ts';
import { openExposure } from './sealed.ts';
import type { ScanSources } from './sources.ts';

type CheckRow = typeof scanChecks.$inferSelect;

/**
 * The whole of a scan in words, from its rows as this transaction may see them. While it runs there are findings but
 * no score: a score of half the answers would mislead.
 * @throws PermanentFailure when its key is gone; VaultError
 */
export async function readScanView(
  tx: Transaction,
  platform: Platform,
  scan: ScanRow,
  sources: ScanSources,
): Promise<ScanView> {
  const { key, metadata } = await openScan(tx, platform, scan);
  const checks = await tx
    .select()
    .from(scanChecks)
    .where(eq(scanChecks.scanId, scan.id))
    .orderBy(asc(scanChecks.position), asc(scanChecks.sourceId));
  const reports = await readReports(tx, platform, { id: scan.id, key }, sources);
  const counts = new Map(reports.map(({ sourceId, exposures }) => [sourceId, exposures.length]));
  const views = checks.map((check) => checkView(check, counts.get(check.sourceId) ?? 0, sources));
  const coverage = coverageOf(views);
  const { findings, score } = buildReport({
    reports,
    coverage: scan.status === 'completed' ? coverage : null,
    // Ages are counted to the end of the scan: its score does not change while it lies there.
    now: scan.finishedAt ?? platform.clock.now(),
    removals: removalsOf(checks, sources),
  });
  const { status } = scan;
  return {
    id: scan.id,
    status,
    completion: scan.completionPercentage,
    name: metadata.contact_name,
    email: metadata.contact_email,
    createdAt: scan.createdAt.toISOString(),
    startedAt: scan.startedAt?.toISOString() ?? null,
    finishedAt: scan.finishedAt?.toISOString() ?? null,
    expiresAt: scan.userId === null ? (scan.expiresAt?.toISOString() ?? null) : null,
    checks: views,
    findings,
    coverage,
    score,
    verdict: verdict({ status, findings, coverage, score }),
  };
}

async function readReports(
  tx: Transaction,
  platform: Platform,
  { id: scanId, key }: { id: string; key: DataKey },
  { sourceById }: ScanSources,
): Promise<SourceReport[]> {
  const rows = await tx.select().from(scanFindings).where(eq(scanFindings.scanId, scanId));
  const told = rows.filter(({ sourceId: id }) => !isOfUnprovenDomain(sourceById(id)));
  return [...Map.groupBy(told, (row) => row.sourceId)].map(([sourceId, found]) => ({
    sourceId,
    sourceName: sourceById(sourceId)?.name ?? sourceId,
    exposures: found.map(({ id, sealed }) => openExposure(platform.vault, key, id, sealed)),
  }));
}

/** Older scans took every domain that is no mail provider's for the person's own. */
const isOfUnprovenDomain = (source: Source | null) => source?.needs === 'proven-domain';

/** A source that is no longer in the registry stays in old scans, by its id. */
function checkView(check: CheckRow, findings: number, { sourceById }: ScanSources): CheckView {
  const source = sourceById(check.sourceId);
  const unproven = isOfUnprovenDomain(source);
  return {
    sourceId: check.sourceId,
    name: source?.name ?? check.sourceId,
    category: source?.category ?? 'reputation',
    state: unproven ? 'not-checked' : check.state,
    reason: unproven ? 'not-applicable' : check.reason,
    durationMs: check.durationMs,
    findings,
    credit: source?.credit ?? null,
  };
}

function removalsOf(checks: readonly CheckRow[], { sourceById }: ScanSources): Map<string, string> {
  const ways = checks.map(({ sourceId }) => [sourceId, sourceById(sourceId)?.removal ?? null] as const);
  return new Map(ways.filter((way): way is [string, string] => way[1] !== null));
}
