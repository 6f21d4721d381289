import { and, asc, eq, inArray } from 'drizzle-orm';
import { scanCan } from '#core/scans/rules.ts';
import { scanChecks, userScans } from '#core/scans/schema.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import type { DataKey } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { PermanentFailure } from '#platform/queue/define.ts';
import { findDataKey, openMetadata } from './sealed.ts';

export type ScanRow = typeof userScans.$inferSelect;

/** A scan while it runs: its address in the clear, and the sources that have not had their turn. */
export interface RunningScan {
  id: string;
  /** null while it belongs to no account. */
  userId: string | null;
  key: DataKey;
  email: string;
  startedAt: Date;
  /** Ids of sources, in order. */
  left: string[];
}

/** @throws PermanentFailure when its key is gone; VaultError */
export async function openScan(tx: Transaction, { vault }: Platform, scan: ScanRow) {
  const key = await findDataKey(tx, vault, scan.dataKeyId);
  if (!key) throw new PermanentFailure('scan-key-gone');
  return { key, metadata: openMetadata(vault, key, scan.id, scan.metadata) };
}

/**
 * Starts a scan: from now on it may ask. Every source gets its row, also those that cannot be asked about this
 * address. The caller holds the scan's row locked.
 * @param expiresAt when it is deleted; null when it belongs to an account
 */
export async function beginScan(
  tx: Transaction,
  platform: Platform,
  scan: ScanRow,
  { expiresAt }: { expiresAt: Date | null },
): Promise<Date> {
  const { metadata } = await openScan(tx, platform, scan);
  const { applicable, notApplicable } = platform.sources.sourcesFor(subjectOf(metadata.contact_email), platform.config);
  const now = platform.clock.now();
  const rows = [
    ...applicable.map(({ id }) => ({ sourceId: id, state: 'queued' as const })),
    ...notApplicable.map(({ id }) => ({
      sourceId: id,
      state: 'not-checked' as const,
      reason: 'not-applicable' as const,
      finishedAt: now,
    })),
  ];
  if (rows.length > 0)
    await tx.insert(scanChecks).values(rows.map((row, position) => ({ ...row, scanId: scan.id, position })));
  await tx.update(userScans).set({ status: 'processing', startedAt: now, expiresAt }).where(eq(userScans.id, scan.id));
  return now;
}

/**
 * The scan as a run finds it; one of a customer is started here, one of a visitor only by its mailed link.
 * @returns null when there is nothing to run
 */
export function loadForRun(platform: Platform, scanId: string): Promise<RunningScan | null> {
  return platform.database.transaction(systemScope, async (tx) => {
    const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId)).for('update');
    if (!scan) return null;
    const starts = scanCan.start(scan) && scan.userId !== null;
    if (!starts && !scanCan.run(scan)) return null;
    const { key, metadata } = await openScan(tx, platform, scan);
    const begun = starts ? await beginScan(tx, platform, scan, { expiresAt: null }) : scan.startedAt;
    const left = await tx
      .select({ sourceId: scanChecks.sourceId })
      .from(scanChecks)
      .where(and(eq(scanChecks.scanId, scanId), inArray(scanChecks.state, ['queued', 'checking'])))
      .orderBy(asc(scanChecks.position));
    return {
      id: scanId,
      userId: scan.userId,
      key,
      email: metadata.contact_email,
      startedAt: begun ?? platform.clock.now(),
      left: left.map(({ sourceId }) => sourceId),
    };
  });
}
