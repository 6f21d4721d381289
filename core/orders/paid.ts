import { eq } from 'drizzle-orm';
import type { Fulfilment, PaymentStatus } from '#contract/orders.ts';
import type { Context } from '#core/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import { amountOf, mailAttention, mailCustomer } from './announce.ts';
import { changeOrder, type OrderSeen, writeChange } from './change.ts';
import { orderPaidMail } from './emails.ts';
import { orderPaymentChanged } from './events.ts';
import type { OrderRecord } from './load.ts';
import { fulfilmentOf, isPaid, orderCan } from './rules.ts';
import { serviceRequests } from './schema.ts';

const next: Readonly<Record<Fulfilment, string>> = {
  report: 'Your deep scan starts now, by itself. When the report is ready, usually within minutes, we write to you.',
  guidance:
    'Your deep scan starts now, by itself. A specialist then reads its report and writes your plan. We write to you when it is ready.',
  person: 'A specialist takes your request on and writes to you on its page, to agree on what is needed.',
};

/**
 * The one way in which an order becomes paid: called by the payment provider's word and by staff who record a payment,
 * in the transaction of theirs, as often as they like. Work that needs nobody starts through the outbox.
 */
export async function onOrderPaid(tx: Transaction, ctx: Context, { id }: Pick<OrderRecord, 'id'>): Promise<void> {
  const [order] = await tx.select().from(serviceRequests).where(eq(serviceRequests.id, id)).for('update');
  if (order && !isPaid(order)) await becomePaid(tx, ctx, order);
}

async function becomePaid(tx: Transaction, ctx: Context, order: OrderRecord): Promise<OrderRecord> {
  const paid = await writeChange(tx, ctx, order, orderPaymentChanged, { paymentStatus: 'paid' });
  if (!orderCan.fulfil(paid)) {
    await mailAttention(tx, ctx, paid, 'paid-late');
    return paid;
  }
  await mailCustomer(tx, ctx, paid, orderPaidMail, 'always', (base) => ({
    ...base,
    amount: amountOf(paid),
    next: next[fulfilmentOf(paid.serviceId)],
  }));
  await enqueue(tx, { name: 'order.fulfil' }, { orderId: paid.id });
  return paid;
}

/** Staff record a payment, or that it failed or was given back. @throws as `changeOrder` */
export const setPaymentStatus = (
  ctx: Context,
  { paymentStatus, ...seen }: OrderSeen & { paymentStatus: PaymentStatus },
): Promise<OrderRecord> =>
  changeOrder(ctx, seen, {
    permission: 'order.change-payment',
    isDone: (order) => order.paymentStatus === paymentStatus,
    apply: (tx, order) =>
      paymentStatus === 'paid'
        ? becomePaid(tx, ctx, order)
        : writeChange(tx, ctx, order, orderPaymentChanged, { paymentStatus }),
  });
