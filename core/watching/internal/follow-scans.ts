import { z } from 'zod';
import type { Subscription } from '#core/base/audit/events.ts';
import { scanAmended, scanCompleted, scanFailed, scanRenewed } from '#core/scans/events.ts';
import { isOn, lockWatch } from '#core/watching/internal/store.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/** What the outbox names when a scan of somebody who is watched has ended. */
export const scanEndedJob = { name: 'watching.scan-ended', input: z.strictObject({ scanId: z.uuid() }) };

const followScan: Subscription['run'] = async (tx, _ctx, { entityId, userId }) => {
  if (!userId || !entityId) return;
  if (isOn(await lockWatch(tx, userId))) await enqueue(tx, scanEndedJob, { scanId: entityId });
};

/** Compared in a transaction of its own, so that nothing in it can undo the end of the scan. */
export const followScans: readonly Subscription[] = [
  { event: scanCompleted, run: followScan },
  { event: scanAmended, run: followScan },
  { event: scanFailed, run: followScan },
  { event: scanRenewed, run: followScan },
];
