import type { FindingComments } from '#contract/scans/comments.ts';
import type { Context } from '#core/base/context.ts';
import { findForActor } from '#core/orders/internal/load.ts';
import { requireCan } from '#core/orders/policy.ts';
import { getCommentsOn } from '#core/scans/queries/comments.ts';

/** What specialists have said about the scan of an order, for staff. @throws AppError `not-found`, `forbidden` */
export async function getOrderScanComments(
  ctx: Context,
  orderId: string,
  which: 'chosen' | 'report',
): Promise<FindingComments> {
  const order = await findForActor(ctx, orderId);
  requireCan(ctx.actor, 'order.read-scan', order);
  const scanId = which === 'chosen' ? order.scanId : order.reportScanId;
  return scanId ? getCommentsOn(ctx.platform, scanId) : {};
}
