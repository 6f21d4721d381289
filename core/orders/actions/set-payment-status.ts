import { fault } from '#contract/faults/faults.ts';
import type { PaymentStatus } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { orderPaymentChanged } from '#core/orders/events.ts';
import { type OrderSeen, requireUnchanged, writeChange } from '#core/orders/internal/change.ts';
import { lockOrder, type OrderRecord } from '#core/orders/internal/load.ts';
import { invoicedOf, markPaid, wholeOf } from '#core/orders/internal/mark-paid.ts';
import { markRefunded } from '#core/orders/internal/mark-refunded.ts';
import { withdrawYear } from '#core/orders/internal/withdraw-year.ts';
import { issueCreditNote } from '#core/orders/invoices/actions/issue-credit-note.ts';
import { closeCheckouts } from '#core/orders/payments/actions/close-checkouts.ts';
import { triesOf } from '#core/orders/payments/queries/load.ts';
import { mayBePaid, ownsStatus } from '#core/orders/payments/rules.ts';
import { isPaid } from '#core/orders/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { GatewayError } from '#platform/payments/gateway.ts';

type Change = OrderSeen & { paymentStatus: PaymentStatus };

/**
 * Staff record a payment that came another way than online, or that it failed or was given back. What the payment gateway
 * has said of an order is changed through the gateway only, and its open pages are closed first.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `conflict` where somebody else has changed it since or it was paid online,
 *   `unavailable` while the gateway does not answer
 */
export async function setPaymentStatus(ctx: Context, change: Change): Promise<OrderRecord> {
  const { database } = ctx.platform;
  const isOpen = await database.transaction(scopeOf(ctx.actor), async (tx) => {
    await lockOrder(tx, ctx, change.orderId, 'order.change-payment');
    return (await triesOf(tx, ctx.actor, change.orderId)).some((one) => mayBePaid(one, ctx.platform.clock.now()));
  });
  if (isOpen) await closePages(ctx, change.orderId);
  return database.transaction(scopeOf(ctx.actor), (tx) => recordStatus(tx, ctx, change));
}

async function closePages({ platform }: Context, orderId: string): Promise<void> {
  try {
    await closeCheckouts(platform, orderId);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw new AppError('unavailable', { publicMessage: fault('provider-silent'), retryAfter: 60, cause: error });
  }
}

async function recordStatus(tx: Transaction, ctx: Context, { paymentStatus, ...seen }: Change): Promise<OrderRecord> {
  const order = await lockOrder(tx, ctx, seen.orderId, 'order.change-payment');
  if (order.paymentStatus === paymentStatus) return order;
  requireUnchanged(order, seen);
  await requireOffline(tx, ctx, order.id);
  if (paymentStatus === 'paid') return markPaid(tx, ctx, order, null);
  if (paymentStatus === 'refunded' && isPaid(order)) {
    const { order: refunded, ...outcome } = await markRefunded(tx, ctx, order);
    await issueCreditNote(tx, ctx, invoicedOf(order, wholeOf(order), null), outcome);
    return refunded;
  }
  if (isPaid(order)) await withdrawYear(tx, order);
  return writeChange(tx, ctx, order, orderPaymentChanged, { paymentStatus });
}

/** @throws AppError `conflict` */
async function requireOffline(tx: Transaction, { actor, platform }: Context, orderId: string): Promise<void> {
  const tries = await triesOf(tx, actor, orderId);
  if (tries.some(ownsStatus)) throw new AppError('conflict', { publicMessage: fault('paid-online') });
  if (tries.some((one) => mayBePaid(one, platform.clock.now())))
    throw new AppError('conflict', { publicMessage: fault('payment-page-open') });
}
