import type { Fulfilment, PaymentStatus } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { orderPaidMail } from '#core/orders/emails.ts';
import { orderPaymentChanged } from '#core/orders/events.ts';
import { amountOf, mailAttention, mailCustomer } from '#core/orders/internal/announce.ts';
import { type OrderSeen, requireUnchanged, writeChange } from '#core/orders/internal/change.ts';
import { lockOrder, type OrderRecord } from '#core/orders/internal/load.ts';
import { issueCreditNote } from '#core/orders/invoices/actions/issue-credit-note.ts';
import { issueInvoice } from '#core/orders/invoices/actions/issue-invoice.ts';
import type { Invoiced } from '#core/orders/invoices/internal/write-document.ts';
import { fulfilmentOf, isOpen } from '#core/orders/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

const next: Readonly<Record<Fulfilment, string>> = {
  report: 'Your full scan starts now, by itself. When the report is ready, usually within minutes, we write to you.',
  guidance:
    'Your full scan starts now, by itself. A specialist then reads its report and writes your plan. We write to you when it is ready.',
  person: 'A specialist takes your request on and writes to you on its page, to agree on what is needed.',
};

/** What is invoiced of an order. @param amount smallest unit of the currency @param method what it was paid with */
export function invoicedOf(order: OrderRecord, amount: number, method: string | null): Invoiced {
  const { id: orderId, userId, contactEmail: email, serviceName: item, hours, currency } = order;
  return { orderId, userId, email, item, hours, amount, currency, method };
}

const wholeOf = ({ amount }: OrderRecord): number => amount * 100;

/**
 * What the payment gateway says, in the transaction that takes its word, as often as it says so. Work that needs
 * nobody starts through the outbox.
 * @param order locked
 * @param method e.g. `Visa ending in 4242`
 */
export async function applyPaymentStatus(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  paymentStatus: PaymentStatus,
  method: string | null,
): Promise<void> {
  if (order.paymentStatus === paymentStatus) return;
  if (paymentStatus === 'paid') await becomePaid(tx, ctx, order, method);
  else await writeChange(tx, ctx, order, orderPaymentChanged, { paymentStatus });
}

async function becomePaid(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  method: string | null,
): Promise<OrderRecord> {
  const paid = await writeChange(tx, ctx, order, orderPaymentChanged, { paymentStatus: 'paid' });
  const invoice = await issueInvoice(tx, ctx, invoicedOf(order, wholeOf(order), method));
  if (!isOpen(paid)) {
    await mailAttention(tx, ctx, paid, 'paid-late');
    return paid;
  }
  await mailCustomer(tx, ctx, paid, orderPaidMail, 'always', (base) => ({
    ...base,
    amount: amountOf(paid),
    invoice,
    next: next[fulfilmentOf(paid.serviceId)],
  }));
  await enqueue(tx, { name: 'order.fulfil' }, { orderId: paid.id });
  return paid;
}

/**
 * Staff record a payment, or that it failed or was given back.
 * @returns the order as it is now
 * @throws AppError `not-found`, `forbidden`, `conflict` where somebody else has changed it since
 */
export function setPaymentStatus(
  ctx: Context,
  { paymentStatus, ...seen }: OrderSeen & { paymentStatus: PaymentStatus },
): Promise<OrderRecord> {
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const order = await lockOrder(tx, ctx, seen.orderId, 'order.change-payment');
    if (order.paymentStatus === paymentStatus) return order;
    requireUnchanged(order, seen);
    if (paymentStatus === 'paid') return becomePaid(tx, ctx, order, null);
    if (paymentStatus === 'refunded') await issueCreditNote(tx, ctx, invoicedOf(order, wholeOf(order), null));
    return writeChange(tx, ctx, order, orderPaymentChanged, { paymentStatus });
  });
}
