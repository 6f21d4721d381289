import { eq } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, systemContext } from '#core/base/context.ts';
import { renewProofs } from '#core/identifiers/actions/renew-proofs.ts';
import { readScannedIdentifiers } from '#core/identifiers/queries/scanned.ts';
import { orderScanStarted, orderWatchingBegan } from '#core/orders/events.ts';
import { writeChange } from '#core/orders/internal/change.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { lockWhere, writeStatus } from '#core/orders/internal/move-order.ts';
import { fulfilmentOf, isOpen, isPaid, orderCan, REPORT_SCAN } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { startServiceScan } from '#core/scans/actions/start-service-scan.ts';
import { beginYear } from '#core/watching/actions/begin-year.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Starts what a paid order needs, once: the full scan of everything that the customer has proven or declared, or their year
 * of watching. Does nothing for an order that people do or that is closed.
 */
export async function fulfilOrder(platform: Platform, orderId: string): Promise<void> {
  const ctx = systemContext(platform, 'order.fulfil');
  await renewProofsFor(platform, orderId);
  return platform.database.transaction(systemScope, async (tx) => {
    const order = await lockWhere(tx, eq(serviceRequests.id, orderId));
    if (!order?.userId || !order.serviceId || order.reportScanId) return;
    if (!isPaid(order) || !isOpen(order) || fulfilmentOf(order.serviceId) === 'person') return;
    const [customer] = await tx.select().from(profiles).where(eq(profiles.id, order.userId));
    if (!customer || customer.deletedAt) return;
    if (fulfilmentOf(order.serviceId) === 'watching') return addYear(tx, ctx, order, order.userId);
    const reportScanId = await startServiceScan(tx, ctx, {
      userId: order.userId,
      email: order.contactEmail,
      name: customer.fullName ?? '',
      identifiers: await readScannedIdentifiers(tx, platform, order.userId),
      serviceId: order.serviceId,
      scanType: REPORT_SCAN,
      orderId,
    });
    const started = await writeChange(tx, ctx, order, orderScanStarted, { reportScanId });
    // The mail about the payment has just said that the scan starts.
    if (orderCan.start(started)) await writeStatus(tx, ctx, started, 'processing', { isTold: true });
  });
}

/** Nothing is left to do then; the mail about the payment has said that it begins. */
async function addYear(tx: Transaction, ctx: Context, order: OrderRecord, userId: string): Promise<void> {
  const end = await beginYear(tx, ctx, { orderId: order.id, userId });
  if (end === null) return;
  const newValues = { ends_at: end.toISOString() };
  await record(tx, ctx, orderWatchingBegan, { entityId: order.id, userId, newValues });
  await writeStatus(tx, ctx, order, 'completed', { isTold: true });
}

/** Domains change hands: their proofs are looked for again before they are asked about. */
async function renewProofsFor(platform: Platform, orderId: string): Promise<void> {
  const [order] = await platform.database.read(systemScope, (tx) =>
    tx.select({ userId: serviceRequests.userId }).from(serviceRequests).where(eq(serviceRequests.id, orderId)),
  );
  if (order?.userId) await renewProofs(platform, order.userId);
}
