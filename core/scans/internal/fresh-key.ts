import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { scanCan, scanTimes } from '#core/scans/rules.ts';
import { scanAccessKeys, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { ScanRow } from './load.ts';

/**
 * A visitor's scan that this browser has opened by its mailed link within the hour: that its mailbox is read here is
 * proved, as by any other mailed link.
 * @param keys that the browser holds
 * @returns with when the link was opened there
 */
export async function findFreshlyOpened(
  tx: Transaction,
  { vault, clock }: Platform,
  scanId: string,
  keys: readonly string[],
): Promise<(ScanRow & { provenAt: Date }) | null> {
  const hashes = keys.map((key) => vault.hashToken(key));
  if (hashes.length === 0) return null;
  const since = new Date(clock.now().getTime() - scanTimes.keepMs);
  const [found] = await tx
    .select({ scan: userScans, provenAt: scanAccessKeys.createdAt })
    .from(scanAccessKeys)
    .innerJoin(userScans, eq(userScans.id, scanAccessKeys.scanId))
    .where(
      and(
        eq(scanAccessKeys.scanId, scanId),
        inArray(scanAccessKeys.keyHash, hashes),
        gt(scanAccessKeys.createdAt, since),
        isNull(userScans.userId),
      ),
    )
    .orderBy(desc(scanAccessKeys.createdAt))
    .limit(1);
  return found && !scanCan.start(found.scan) ? { ...found.scan, provenAt: found.provenAt } : null;
}
