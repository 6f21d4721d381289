import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Subscription } from '#core/base/audit/events.ts';
import { scanAmended, scanCompleted, scanFailed, scanRenewed } from '#core/scans/events.ts';
import { userScans } from '#core/scans/schema.ts';
import { isOn, lockWatch, lockWatchOf, type Watch } from '#core/watching/internal/store.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/** What the outbox names when a scan of somebody who is watched has ended. */
export const scanEndedJob = { name: 'watching.scan-ended', input: z.strictObject({ scanId: z.uuid() }) };

const followScan: Subscription['run'] = async (tx, _ctx, { entityId, userId = null }) => {
  if (!entityId) return;
  const watch = userId === null ? await lockWatchOfVisitor(tx, entityId) : await lockWatch(tx, userId);
  if (isOn(watch)) await enqueue(tx, scanEndedJob, { scanId: entityId });
};

async function lockWatchOfVisitor(tx: Transaction, scanId: string): Promise<Watch | null> {
  const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId));
  return scan ? lockWatchOf(tx, scan) : null;
}

/** Compared in a transaction of its own, so that nothing in it can undo the end of the scan. */
export const followScans: readonly Subscription[] = [
  { event: scanCompleted, run: followScan },
  { event: scanAmended, run: followScan },
  { event: scanFailed, run: followScan },
  { event: scanRenewed, run: followScan },
];
