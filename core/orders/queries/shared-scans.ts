import { and, desc, eq, isNotNull, notInArray, or } from 'drizzle-orm';
import type { SharedScan } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireCan } from '#core/orders/policy.ts';
import { serviceRequests } from '#core/orders/schema.ts';

const MOST = 50;

/**
 * The scans that a customer's open orders are about, which is what staff may look at: that there are some, and nothing of
 * what was found. Each look goes through the order (`openOrderScan`), and is written down for the customer.
 * @throws AppError `forbidden`
 */
export function listSharedScans({ actor, platform }: Context, userId: string): Promise<SharedScan[]> {
  requireCan(actor, 'order.read-scan', { userId });
  const { id, serviceName, scanId, reportScanId, status, createdAt } = serviceRequests;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const rows = await tx
      .select({ orderId: id, serviceName, scanId, reportScanId })
      .from(serviceRequests)
      .where(
        and(
          eq(serviceRequests.userId, userId),
          notInArray(status, ['completed', 'cancelled']),
          or(isNotNull(scanId), isNotNull(reportScanId)),
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(MOST);
    return rows.flatMap(({ scanId: chosen, reportScanId: report, ...order }) => [
      ...(chosen ? [{ ...order, which: 'chosen' as const }] : []),
      ...(report ? [{ ...order, which: 'report' as const }] : []),
    ]);
  });
}
