import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#contract/orders/types.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Context, systemContext } from '#core/base/context.ts';
import { orderScanFailed, orderScanStarted, orderStatusChanged } from '#core/orders/events.ts';
import { announceStatus, mailAttention } from '#core/orders/internal/announce.ts';
import { writeChange } from '#core/orders/internal/change.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { completedAtFor, fulfilmentOf, isOpen, isPaid, orderCan } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { startServiceScan } from '#core/scans/actions/service-scan.ts';
import { findScanOutcome, type ScanOutcome } from '#core/scans/queries/scan.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** What the scan of an order is called in My Scans. */
const SCAN_TYPE = 'exposure_report';

async function lockWhere(tx: Transaction, condition: ReturnType<typeof eq>): Promise<OrderRecord | null> {
  const [order] = await tx.select().from(serviceRequests).where(condition).for('update');
  return order ?? null;
}

async function writeStatus(tx: Transaction, ctx: Context, order: OrderRecord, status: OrderStatus): Promise<void> {
  const completedAt = completedAtFor(order, status, ctx.platform.clock.now());
  await announceStatus(tx, ctx, order, await writeChange(tx, ctx, order, orderStatusChanged, { status, completedAt }));
}

/** Starts the full scan of a paid order, once; does nothing for an order that people do or that is closed. */
export function fulfilOrder(platform: Platform, orderId: string): Promise<void> {
  const ctx = systemContext(platform, 'order.fulfil');
  return platform.database.transaction(systemScope, async (tx) => {
    const order = await lockWhere(tx, eq(serviceRequests.id, orderId));
    if (!order?.userId || !order.serviceId || order.reportScanId) return;
    if (!isPaid(order) || !isOpen(order) || fulfilmentOf(order.serviceId) === 'person') return;
    const [customer] = await tx.select().from(profiles).where(eq(profiles.id, order.userId));
    if (!customer || customer.deletedAt) return;
    const reportScanId = await startServiceScan(tx, ctx, {
      userId: order.userId,
      email: order.contactEmail,
      name: customer.fullName ?? '',
      serviceId: order.serviceId,
      scanType: SCAN_TYPE,
    });
    const started = await writeChange(tx, ctx, order, orderScanStarted, { reportScanId });
    if (orderCan.start(started)) await writeStatus(tx, ctx, started, 'processing');
  });
}

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
  } else if (fulfilmentOf(order.serviceId) === 'report') await writeStatus(tx, ctx, order, 'completed');
  else await mailAttention(tx, ctx, order, 'scan-ready');
}
