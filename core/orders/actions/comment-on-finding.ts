import { fault } from '#contract/faults/faults.ts';
import type { CommentInput } from '#contract/orders/comment-input.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { findingCommented } from '#core/orders/events.ts';
import { lockOrder, lockOrderOf } from '#core/orders/internal/load.ts';
import { nameForCustomers } from '#core/orders/internal/staff.ts';
import { isOpen } from '#core/orders/rules.ts';
import { commentOnFinding } from '#core/scans/actions/comment-on-finding.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * What a specialist says about a finding of the scan that an order is about, or that it started. It stands in the customer's report,
 * with the name under which customers know them; an empty one takes it away.
 * @throws AppError `not-found`, `forbidden`, `conflict` when nobody works on the order any more
 */
export async function commentOnOrderFinding(
  ctx: Context,
  { orderId, which, finding, text }: CommentInput & { orderId: string; which: 'chosen' | 'report' },
): Promise<void> {
  const { actor, platform } = ctx;
  if (actor.kind !== 'person') throw new AppError('forbidden');
  const by = await platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockOrder(tx, ctx, orderId, 'order.read-scan');
    return nameForCustomers(tx, actor.userId);
  });
  await platform.database.transaction(systemScope, async (tx) => {
    const order = await lockOrderOf(tx, orderId);
    const scanId = which === 'chosen' ? order.scanId : order.reportScanId;
    if (!scanId) throw new AppError('not-found');
    if (!isOpen(order)) throw new AppError('conflict', { publicMessage: fault('order-closed') });
    if (!(await commentOnFinding(tx, platform, { scanId, findingId: finding, text, by: by ?? 'Our team' }))) return;
    const details = { scan: scanId, taken: text === '' };
    await record(tx, ctx, findingCommented, { entityId: order.id, userId: order.userId, details });
  });
}
