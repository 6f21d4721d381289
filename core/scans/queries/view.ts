import { asc, eq } from 'drizzle-orm';
import type { OwnScan, Todos } from '#contract/scans/todos.ts';
import type { CheckView, FindingView, ScanView } from '#contract/scans/types.ts';
import type { SourceReport } from '#core/reports/queries/join.ts';
import { verdict } from '#core/reports/queries/verdict.ts';
import { buildReport, coverageOf, scoreReports } from '#core/reports/queries/view.ts';
import { openScan, type ScanRow } from '#core/scans/internal/load.ts';
import { openExposure } from '#core/scans/internal/sealed.ts';
import { countedCheck, isOfUnprovenDomain, type ScanSources } from '#core/scans/internal/sources.ts';
import { scanChecks, scanFindings } from '#core/scans/schema.ts';
import type { DataKey } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { readTodos } from './todos.ts';

type CheckRow = typeof scanChecks.$inferSelect;

/**
 * The whole of a scan in words, from its rows as this transaction may see them. While it runs there are findings but
 * no score: a score of half the answers would mislead.
 * @throws PermanentFailure when its key is gone; VaultError
 */
export async function readScanView(tx: Transaction, platform: Platform, scan: ScanRow): Promise<ScanView> {
  return (await readReport(tx, platform, scan, async () => ({}))).scan;
}

/** The same as its owner sees it: with what they have done about the findings, which lowers what is still open. */
export function readScanOf(userId: string, tx: Transaction, platform: Platform, scan: ScanRow): Promise<OwnScan> {
  const todosOf = (findings: readonly FindingView[]) => readTodos(tx, platform.vault, userId, findings);
  return readReport(tx, platform, scan, todosOf);
}

type ReadTodos = (findings: readonly FindingView[]) => Promise<Todos>;

async function readReport(tx: Transaction, platform: Platform, scan: ScanRow, todosOf: ReadTodos): Promise<OwnScan> {
  const { key, metadata } = await openScan(tx, platform, scan);
  const checks = await tx
    .select()
    .from(scanChecks)
    .where(eq(scanChecks.scanId, scan.id))
    .orderBy(asc(scanChecks.position), asc(scanChecks.sourceId));
  const reports = await readReports(tx, platform, { id: scan.id, key });
  const counts = new Map(reports.map(({ sourceId, exposures }) => [sourceId, exposures.length]));
  const views = checks.map((check) => checkView(check, counts.get(check.sourceId) ?? 0, platform.sources));
  const coverage = coverageOf(views);
  const { status } = scan;
  // Ages are counted to the end of the scan: its score does not change while it lies there.
  const scored = scoreReports(reports, scan.finishedAt ?? platform.clock.now());
  const removals = removalsOf(checks, platform.sources);
  const todos = await todosOf(buildReport({ scored, coverage: null, removals, todos: {} }).findings);
  const judged = status === 'completed' ? coverage : null;
  const { findings, score } = buildReport({ scored, coverage: judged, removals, todos });
  const view: ScanView = {
    id: scan.id,
    status,
    completion: scan.completionPercentage,
    name: metadata.contact_name || null,
    email: metadata.contact_email,
    createdAt: scan.createdAt.toISOString(),
    startedAt: scan.startedAt?.toISOString() ?? null,
    finishedAt: scan.finishedAt?.toISOString() ?? null,
    expiresAt: scan.userId === null ? (scan.expiresAt?.toISOString() ?? null) : null,
    checks: views,
    findings,
    coverage,
    score,
    verdict: verdict({ status, findings, coverage, score, todos }),
  };
  return { scan: view, todos };
}

async function readReports(
  tx: Transaction,
  platform: Platform,
  { id: scanId, key }: { id: string; key: DataKey },
): Promise<SourceReport[]> {
  const rows = await tx.select().from(scanFindings).where(eq(scanFindings.scanId, scanId));
  const told = rows.filter(({ sourceId: id }) => !isOfUnprovenDomain(platform.sources.sourceById(id)));
  return [...Map.groupBy(told, (row) => row.sourceId)].map(([sourceId, found]) => ({
    sourceId,
    sourceName: platform.sources.sourceById(sourceId)?.name ?? sourceId,
    exposures: found.map(({ id, sealed }) => openExposure(platform.vault, key, id, sealed)),
  }));
}

/** A source that is no longer in the registry stays in old scans, by its id. */
function checkView(check: CheckRow, findings: number, sources: ScanSources): CheckView {
  const source = sources.sourceById(check.sourceId);
  return {
    sourceId: check.sourceId,
    name: source?.name ?? check.sourceId,
    ...countedCheck(check, sources),
    durationMs: check.durationMs,
    findings,
    clearCovers: source?.clearCovers ?? null,
    reusedFrom: check.answeredAt?.toISOString() ?? null,
    credit: source?.credit ?? null,
  };
}

function removalsOf(checks: readonly CheckRow[], { sourceById }: ScanSources): Map<string, string> {
  const ways = checks.map(({ sourceId }) => [sourceId, sourceById(sourceId)?.removal ?? null] as const);
  return new Map(ways.filter((way): way is [string, string] => way[1] !== null));
}
