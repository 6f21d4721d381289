import type { Fulfilment } from '#contract/orders/types.ts';
import type { Context } from '#core/base/context.ts';
import { orderPaidMail } from '#core/orders/emails.ts';
import { orderPaymentChanged } from '#core/orders/events.ts';
import { amountOf, mailAttention, mailCustomer } from '#core/orders/internal/announce.ts';
import { writeChange } from '#core/orders/internal/change.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { issueInvoice } from '#core/orders/invoices/actions/issue-invoice.ts';
import type { Invoiced } from '#core/orders/invoices/internal/write-document.ts';
import { fulfilmentOf, isOpen } from '#core/orders/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

const nextSteps: Readonly<Record<Fulfilment, string>> = {
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

export const wholeOf = ({ amount }: OrderRecord): number => amount * 100;

export async function markPaid(
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
    next: nextSteps[fulfilmentOf(paid.serviceId)],
  }));
  await enqueue(tx, { name: 'order.fulfil' }, { orderId: paid.id });
  return paid;
}
