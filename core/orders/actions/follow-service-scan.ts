import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, systemContext } from '#core/base/context.ts';
import { orderReportDelivered, orderScanFailed, orderScanReady } from '#core/orders/events.ts';
import { mailAttention } from '#core/orders/internal/announce.ts';
import { writeChange } from '#core/orders/internal/change.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { lockWhere, writeStatus } from '#core/orders/internal/move-order.ts';
import { fulfilmentOf, isOpen } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { countDelivered, findScanOutcome, type ScanOutcome } from '#core/scans/queries/scan.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Moves an order along when its scan has ended. A report is then complete; everything else waits for a person. */
export function onServiceScanEnded(platform: Platform, scanId: string): Promise<void> {
  const ctx = systemContext(platform, 'order.scan-ended');
  return platform.database.transaction(systemScope, async (tx) => {
    const order = await lockWhere(tx, eq(serviceRequests.reportScanId, scanId));
    const outcome = order && isOpen(order) ? await findScanOutcome(tx, scanId) : null;
    if (order && outcome) await moveAlong(tx, ctx, order, outcome);
  });
}

async function moveAlong(tx: Transaction, ctx: Context, order: OrderRecord, outcome: ScanOutcome): Promise<void> {
  if (outcome === 'running') return;
  if (outcome !== 'whole') {
    await writeChange(tx, ctx, order, orderScanFailed, {});
    await mailAttention(tx, ctx, order, 'scan-failed');
  } else if (fulfilmentOf(order.serviceId) === 'report') {
    const newValues = await countDelivered(tx, order.reportScanId ?? '');
    await record(tx, ctx, orderReportDelivered, { entityId: order.id, userId: order.userId, newValues });
    await writeStatus(tx, ctx, order, 'completed');
  } else {
    await record(tx, ctx, orderScanReady, { entityId: order.id, userId: order.userId });
    await mailAttention(tx, ctx, order, 'scan-ready');
  }
}
