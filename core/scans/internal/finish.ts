import { and, eq, inArray } from 'drizzle-orm';
import type { CheckState, Coverage } from '#contract/scans/types.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { formulaVersion } from '#core/reports/queries/score.ts';
import { coverageOf } from '#core/reports/queries/view.ts';
import { announceEnd } from '#core/scans/actions/start-service-scan.ts';
import { scanCompleted, scanFailed } from '#core/scans/events.ts';
import { outlineOf } from '#core/scans/queries/outlines.ts';
import { openFindings } from '#core/scans/queries/view.ts';
import { type ScanResults, scanChecks, userScans } from '#core/scans/schema.ts';
import type { Exposure } from '#core/sources/define.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import type { ScanRow } from './load.ts';
import { mailEnd } from './mail-end.ts';
import { readCounted } from './rows.ts';
import { countedCheck } from './sources.ts';

/**
 * Completes a running scan: what a list says of it is reckoned once and kept. Does nothing when it has ended.
 * @param found what this run has sealed, in the clear, by id
 */
export function completeScan(
  platform: Platform,
  scanId: string,
  found: ReadonlyMap<string, Exposure> = new Map(),
): Promise<void> {
  return platform.database.transaction(systemScope, async (tx) => {
    const scan = await lockScan(tx, scanId);
    if (scan?.status !== 'processing') return;
    await interruptChecks(tx, platform, scanId, ['queued', 'checking']);
    const finishedAt = platform.clock.now();
    const ended = { status: 'completed' as const, completionPercentage: 100, finishedAt };
    const { results, coverage } = await computeResults(tx, platform, { ...scan, ...ended }, found);
    await tx
      .update(userScans)
      .set({ ...ended, results })
      .where(eq(userScans.id, scanId));
    const { kinds: _, ...counts } = coverage;
    await announceOutcome(tx, platform, scan, scanCompleted, { ...counts, exposures: results.exposures_found });
  });
}

/**
 * What is exposed, as it was found, whatever the person has done since; "incomplete" has no score. None of the words of the report
 * are needed for it.
 * @throws PermanentFailure when its key is gone; VaultError
 */
export async function computeResults(
  tx: Transaction,
  platform: Platform,
  scan: ScanRow,
  known: ReadonlyMap<string, Exposure> = new Map(),
): Promise<{ results: Required<ScanResults>; coverage: Coverage }> {
  const parts = await readCounted(tx, scan, (id) => known.has(id));
  const found = openFindings(platform, scan, parts, known);
  const { score, exposures, summary } = outlineOf(platform, scan, parts, found, () => ({}));
  return {
    results: {
      risk_score: score?.score ?? null,
      formula: formulaVersion,
      exposures_found: exposures ?? 0,
      summary: summary ?? '',
    },
    coverage: coverageOf(parts.checks.map((check) => countedCheck(check, platform.sources))),
  };
}

/** Gives a scan up that nothing can finish. What was found stays, and what was not asked says so. */
export function failScan(platform: Platform, scanId: string): Promise<void> {
  return platform.database.transaction(systemScope, async (tx) => {
    const scan = await lockScan(tx, scanId);
    if (scan?.status !== 'processing' && scan?.status !== 'pending') return;
    await interruptChecks(tx, platform, scanId, ['queued', 'checking', 'waiting']);
    await tx
      .update(userScans)
      .set({ status: 'failed', finishedAt: platform.clock.now() })
      .where(eq(userScans.id, scanId));
    await announceOutcome(tx, platform, scan, scanFailed, {});
  });
}

async function lockScan(tx: Transaction, scanId: string): Promise<ScanRow | null> {
  const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId)).for('update');
  return scan ?? null;
}

async function interruptChecks(
  tx: Transaction,
  { clock }: Platform,
  scanId: string,
  states: readonly CheckState[],
): Promise<void> {
  await tx
    .update(scanChecks)
    .set({ state: 'not-checked', reason: 'interrupted', expectedAt: null, finishedAt: clock.now() })
    .where(and(eq(scanChecks.scanId, scanId), inArray(scanChecks.state, [...states])));
}

async function announceOutcome(
  tx: Transaction,
  platform: Platform,
  scan: ScanRow,
  event: EventDefinition,
  details: Record<string, number>,
): Promise<void> {
  const context = systemContext(platform, 'scan.run');
  await record(tx, context, event, { entityId: scan.id, userId: scan.userId, details });
  await announceEnd(tx, scan);
  await mailEnd(tx, platform, scan, { completed: event === scanCompleted, waiting: details.waiting ?? 0 });
}
