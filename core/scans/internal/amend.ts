import { and, count, eq, gt, lte } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { announceEnd } from '#core/scans/actions/start-service-scan.ts';
import { scanAmended } from '#core/scans/events.ts';
import { lateTimes } from '#core/scans/rules.ts';
import { scanChecks, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { computeResults } from './finish.ts';
import { orUnreadable, type ScanRow } from './load.ts';
import { mailLate } from './mail-end.ts';

/**
 * Changes what a completed scan waits for, and with it everything that follows, in one transaction: what a list says of the
 * scan, and once nothing is left to wait for, its entry and what is told. Does nothing for a scan that is gone.
 * @param change @returns how many checks have had their turn by it
 */
export function amendScan(
  platform: Platform,
  scanId: string,
  change: (tx: Transaction) => Promise<number>,
): Promise<void> {
  return platform.database.transaction(systemScope, async (tx) => {
    const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId)).for('no key update');
    if (scan?.status !== 'completed') return;
    const wasWaiting = (await countWaiting(tx, scanId)) > 0;
    if ((await change(tx)) === 0) return;
    const results = await rewriteResults(tx, platform, scan);
    const isOver = wasWaiting && (await countWaiting(tx, scanId)) === 0;
    if (isOver) await recordEnd(tx, platform, scan);
    const isAwaited = scan.results?.risk_score == null && (isOver || results?.risk_score != null);
    if (isAwaited) await announceEnd(tx, scan);
  });
}

async function rewriteResults(tx: Transaction, platform: Platform, scan: ScanRow) {
  const computed = await orUnreadable(computeResults(tx, platform, scan));
  if (!computed) return null;
  const { results } = computed;
  await tx.update(userScans).set({ results }).where(eq(userScans.id, scan.id));
  return results;
}

/** What a scan still waits for. */
const waitingOf = (scanId: string) => and(eq(scanChecks.scanId, scanId), eq(scanChecks.state, 'waiting'));

async function countWaiting(tx: Transaction, scanId: string): Promise<number> {
  const [row] = await tx.select({ waiting: count() }).from(scanChecks).where(waitingOf(scanId));
  return row?.waiting ?? 0;
}

/** How many sources answered after the scan had ended, and how many did not. */
async function countLate(tx: Transaction, { id, finishedAt }: ScanRow) {
  const rows = await tx
    .select({ state: scanChecks.state })
    .from(scanChecks)
    .where(and(eq(scanChecks.scanId, id), gt(scanChecks.finishedAt, finishedAt ?? new Date(0))));
  const answered = rows.filter(({ state }) => state !== 'not-checked').length;
  return { answered, unanswered: rows.length - answered };
}

async function recordEnd(tx: Transaction, platform: Platform, scan: ScanRow): Promise<void> {
  const late = await countLate(tx, scan);
  const ctx = systemContext(platform, 'scan.late');
  await record(tx, ctx, scanAmended, { entityId: scan.id, userId: scan.userId, details: late });
  await mailLate(tx, platform, scan, late);
}

/** Ends what scans have waited for in vain. @throws the first failure, once the others are done */
export async function endOverdue(platform: Platform): Promise<void> {
  const begun = new Date(platform.clock.now().getTime() - lateTimes.waitMs);
  const ids = await platform.database.transaction(systemScope, (tx) =>
    tx
      .selectDistinct({ id: userScans.id })
      .from(userScans)
      .innerJoin(scanChecks, eq(scanChecks.scanId, userScans.id))
      .where(and(eq(scanChecks.state, 'waiting'), lte(userScans.startedAt, begun))),
  );
  const ended = await Promise.allSettled(
    ids.map(({ id }) => amendScan(platform, id, (tx) => endWaiting(tx, platform, id, 'limited'))),
  );
  const failed = ended.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A scan whose key is gone, or that cannot be opened: nobody can be asked for it, and nobody be told. */
export async function endUnreadable(platform: Platform, scanId: string): Promise<void> {
  await platform.database.transaction(systemScope, (tx) => endWaiting(tx, platform, scanId, 'interrupted'));
}

async function endWaiting(
  tx: Transaction,
  { clock }: Platform,
  scanId: string,
  reason: 'limited' | 'interrupted',
): Promise<number> {
  const ended = await tx
    .update(scanChecks)
    .set({ state: 'not-checked', reason, expectedAt: null, startedAt: null, finishedAt: clock.now() })
    .where(waitingOf(scanId))
    .returning({ id: scanChecks.scanId });
  return ended.length;
}
