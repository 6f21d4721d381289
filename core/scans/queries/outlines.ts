import { inArray } from 'drizzle-orm';
import { type Coverage, figuresOf, type ScanRow as ListedScan } from '#contract/scans/types.ts';
import type { SourceReport } from '#core/reports/queries/join.ts';
import { type ScoredExposure, scoreFindings } from '#core/reports/queries/score.ts';
import { countExposures, summaryLine } from '#core/reports/queries/verdict.ts';
import { coverageOf, scoreReports } from '#core/reports/queries/view.ts';
import { openExposure } from '#core/scans/internal/sealed.ts';
import { countedCheck, isOfUnprovenDomain } from '#core/scans/internal/sources.ts';
import { scanChecks, scanFindings, type userScans } from '#core/scans/schema.ts';
import { VaultError } from '#platform/crypto/envelope.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { readTodos } from './todos.ts';

type Completed = Pick<typeof userScans.$inferSelect, 'id' | 'dataKeyId' | 'finishedAt' | 'results'>;

/** What a list says of a completed scan. */
export type Outline = Pick<ListedScan, 'summary' | 'exposures' | 'score'>;

/**
 * What lists say of these completed scans of one person, by id. Reckoned from what was found and from what the person
 * has done since, as the report is: both always say the same. Of a scan that cannot be opened any more, what was noted
 * at its end stands.
 */
export async function readOutlines(
  tx: Transaction,
  platform: Platform,
  { userId, scans }: { userId: string; scans: readonly Completed[] },
): Promise<Map<string, Outline>> {
  if (scans.length === 0) return new Map();
  const scored = await readScored(tx, platform, scans);
  const coverages = await readCoverages(tx, platform, scans);
  const findings = [...scored.values()].flat().map(({ exposure: { id } }) => ({ id, steps: [] }));
  const todos = await readTodos(tx, platform.vault, userId, findings);
  return new Map(
    scans.map((scan) => {
      const own = scored.get(scan.id);
      if (!own) return [scan.id, notedOutline(scan)];
      const coverage = coverages.get(scan.id) ?? coverageOf([]);
      const found = own.map(({ exposure: { id }, points, severity }) => ({ id, points, severity }));
      const score = scoreFindings(own, coverage, todos);
      const judged = { status: 'completed' as const, findings: found, coverage, score, todos };
      const outline = {
        summary: summaryLine(judged) || null,
        exposures: countExposures(found, todos),
        score: figuresOf(score),
      };
      return [scan.id, outline];
    }),
  );
}

function notedOutline({ results }: Completed): Outline {
  const score = results?.risk_score ?? null;
  return {
    summary: results?.summary || null,
    exposures: results?.exposures_found ?? null,
    score: score === null ? null : { score, most: score, open: null },
  };
}

/** What was found, with its points. A scan that cannot be opened is missing, and the log says so. */
async function readScored(
  tx: Transaction,
  platform: Platform,
  scans: readonly Completed[],
): Promise<Map<string, ScoredExposure[]>> {
  const ids = scans.map(({ id }) => id);
  const rows = await tx.select().from(scanFindings).where(inArray(scanFindings.scanId, ids));
  const told = rows.filter(({ sourceId }) => !isOfUnprovenDomain(platform.sources.sourceById(sourceId)));
  const found = Map.groupBy(told, ({ scanId }) => scanId);
  const wrapped = await readWrappedKeys(tx, scans);
  return new Map(
    scans.flatMap((scan) => {
      const reports = openReports(platform, wrapped.get(scan.dataKeyId), scan, found.get(scan.id) ?? []);
      return reports ? [[scan.id, scoreReports(reports, scan.finishedAt ?? platform.clock.now())] as const] : [];
    }),
  );
}

async function readWrappedKeys(tx: Transaction, scans: readonly Completed[]): Promise<Map<string, string | null>> {
  const ids = scans.map(({ dataKeyId }) => dataKeyId);
  const rows = await tx
    .select({ id: dataKeys.id, wrapped: dataKeys.wrapped })
    .from(dataKeys)
    .where(inArray(dataKeys.id, ids));
  return new Map(rows.map(({ id, wrapped }) => [id, wrapped]));
}

function openReports(
  { vault, log }: Platform,
  wrapped: string | null | undefined,
  scan: Completed,
  rows: readonly (typeof scanFindings.$inferSelect)[],
): SourceReport[] | null {
  if (!wrapped) return null;
  try {
    const key = vault.unwrapDataKey(scan.dataKeyId, wrapped);
    return rows.map(({ id, sourceId, sealed }) => ({
      sourceId,
      sourceName: sourceId,
      exposures: [openExposure(vault, key, id, sealed)],
    }));
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    log.warn('A scan in a list cannot be opened', { scanId: scan.id, reason: error.reason });
    return null;
  }
}

async function readCoverages(
  tx: Transaction,
  { sources }: Platform,
  scans: readonly Completed[],
): Promise<Map<string, Coverage>> {
  const ids = scans.map(({ id }) => id);
  const { scanId, sourceId, state, reason } = scanChecks;
  const rows = await tx.select({ scanId, sourceId, state, reason }).from(scanChecks).where(inArray(scanId, ids));
  const checks = rows.map((row) => ({ scanId: row.scanId, ...countedCheck(row, sources) }));
  return new Map([...Map.groupBy(checks, (check) => check.scanId)].map(([id, own]) => [id, coverageOf(own)]));
}
