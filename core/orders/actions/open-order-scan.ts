import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { fault } from '#contract/faults/faults.ts';
import type { ScanView } from '#contract/scans/types.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf, systemContext } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { orderScanOpened } from '#core/orders/events.ts';
import { findForActor } from '#core/orders/internal/load.ts';
import { requireCan } from '#core/orders/policy.ts';
import { isOpen } from '#core/orders/rules.ts';
import { getScanFor } from '#core/scans/queries/scan.ts';

/**
 * The scan that an order is about, or that it started, for staff who work on it: the one way in which staff see
 * findings. Each look is an entry in the customer's Activity Log, written before anything is shown.
 * @param language of what it says
 * @throws AppError `not-found`, `forbidden`, `conflict` when nobody works on the order any more
 */
export async function openOrderScan(
  ctx: Context,
  orderId: string,
  which: 'chosen' | 'report',
  language: Language = firstLanguage,
): Promise<ScanView> {
  const { actor, platform } = ctx;
  const order = await findForActor(ctx, orderId);
  requireCan(actor, 'order.read-scan', order);
  const scanId = which === 'chosen' ? order.scanId : order.reportScanId;
  if (!scanId) throw new AppError('not-found');
  if (!isOpen(order)) throw new AppError('conflict', { publicMessage: fault('order-closed') });
  await platform.database.transaction(scopeOf(actor), (tx) =>
    record(tx, ctx, orderScanOpened, { entityId: order.id, userId: order.userId, details: { scan: scanId } }),
  );
  return getScanFor(systemContext(platform, 'order.read-scan'), scanId, language);
}
