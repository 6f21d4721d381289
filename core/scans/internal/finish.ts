import { and, eq, inArray } from 'drizzle-orm';
import { type CheckState, figuresOf, type ScanView } from '#contract/scans/types.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { countExposures, summaryLine } from '#core/reports/queries/verdict.ts';
import { announceEnd } from '#core/scans/actions/start-service-scan.ts';
import { scanCompleted, scanFailed } from '#core/scans/events.ts';
import { readScanView } from '#core/scans/queries/view.ts';
import { type ScanResults, scanChecks, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import type { ScanRow } from './load.ts';
import { mailEnd } from './mail-end.ts';

/** Completes a running scan: what a list says of it is reckoned once and kept. Does nothing when it has ended. */
export function completeScan(platform: Platform, scanId: string): Promise<void> {
  return platform.database.transaction(systemScope, async (tx) => {
    const scan = await lockScan(tx, scanId);
    if (scan?.status !== 'processing') return;
    await interruptChecks(tx, platform, scanId, ['queued', 'checking']);
    const finishedAt = platform.clock.now();
    const ended = { status: 'completed' as const, completionPercentage: 100, finishedAt };
    const view = await readScanView(tx, platform, { ...scan, ...ended });
    await tx
      .update(userScans)
      .set({ ...ended, results: resultsOf(view) })
      .where(eq(userScans.id, scanId));
    const { kinds: _, ...counts } = view.coverage;
    await announceOutcome(tx, platform, scan, scanCompleted, { ...counts, exposures: countExposures(view.findings) });
  });
}

/** What is exposed, as it was found; "incomplete" has no score. */
export function resultsOf(view: ScanView): ScanResults {
  return {
    risk_score: figuresOf(view.score)?.score ?? null,
    exposures_found: countExposures(view.findings),
    summary: summaryLine({ ...view, todos: {} }),
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
