import { eq } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { systemContext } from '#core/base/context.ts';
import { renewProofs } from '#core/identifiers/actions/renew-proofs.ts';
import { readScannedIdentifiers } from '#core/identifiers/queries/scanned.ts';
import { orderScanStarted } from '#core/orders/events.ts';
import { writeChange } from '#core/orders/internal/change.ts';
import { lockWhere, writeStatus } from '#core/orders/internal/move-order.ts';
import { fulfilmentOf, isOpen, isPaid, orderCan, REPORT_SCAN } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { startServiceScan } from '#core/scans/actions/start-service-scan.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Starts the full scan of a paid order, once, of everything that the customer has proven or declared; does nothing
 * for an order that people do or that is closed.
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
    const reportScanId = await startServiceScan(tx, ctx, {
      userId: order.userId,
      email: order.contactEmail,
      name: customer.fullName ?? '',
      identifiers: await readScannedIdentifiers(tx, platform, order.userId),
      serviceId: order.serviceId,
      scanType: REPORT_SCAN,
    });
    const started = await writeChange(tx, ctx, order, orderScanStarted, { reportScanId });
    // The mail about the payment has just said that the scan starts.
    if (orderCan.start(started)) await writeStatus(tx, ctx, started, 'processing', { isTold: true });
  });
}

/** Domains change hands: their proofs are looked for again before they are asked about. */
async function renewProofsFor(platform: Platform, orderId: string): Promise<void> {
  const [order] = await platform.database.read(systemScope, (tx) =>
    tx.select({ userId: serviceRequests.userId }).from(serviceRequests).where(eq(serviceRequests.id, orderId)),
  );
  if (order?.userId) await renewProofs(platform, order.userId);
}
