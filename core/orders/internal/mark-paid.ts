import type { Language } from '#contract/base/languages.ts';
import type { Context } from '#core/base/context.ts';
import { inMail } from '#core/orders/appointments/internal/in-mail.ts';
import { type AppointmentRecord, lockAppointment } from '#core/orders/appointments/internal/load.ts';
import { mailSpecialist, readSpecialist } from '#core/orders/appointments/internal/specialist.ts';
import { orderMailTexts } from '#core/orders/emails.texts.ts';
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

/** What is invoiced of an order. @param amount smallest unit of the currency @param method what it was paid with */
export function invoicedOf(order: OrderRecord, amount: number, method: string | null): Invoiced {
  const { id: orderId, userId, contactEmail: email, serviceName: item, hours, currency } = order;
  return { orderId, userId, email, item, hours, amount, currency, method };
}

export const wholeOf = ({ amount }: OrderRecord): number => amount * 100;

/** Whoever it is with hears of an appointment once it is paid for. @returns the order's, also one that was cancelled */
async function tellOfAppointment(tx: Transaction, ctx: Context, order: OrderRecord): Promise<AppointmentRecord | null> {
  const appointment = await lockAppointment(tx, order.id);
  if (!appointment || appointment.isCancelled || appointment.heldUntil === null) return appointment;
  const specialist = await readSpecialist(tx, appointment.staffId);
  if (specialist) await mailSpecialist(tx, ctx, order, { what: 'booked', appointment, specialist });
  return appointment;
}

function nextOf({ serviceId }: OrderRecord, appointment: AppointmentRecord | null, language: Language): string {
  const { next } = orderMailTexts[language].paid;
  if (!appointment) return next[fulfilmentOf(serviceId)];
  return appointment.isCancelled ? next.chooseTime : next.booked;
}

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
  const appointment = await tellOfAppointment(tx, ctx, paid);
  await mailCustomer(tx, ctx, paid, orderPaidMail, 'always', (base, language) => ({
    ...base,
    amount: amountOf(paid, language),
    invoice,
    next: nextOf(paid, appointment, language),
    appointment:
      appointment && !appointment.isCancelled ? inMail(ctx.platform, appointment, base.service, language) : null,
  }));
  await enqueue(tx, { name: 'order.fulfil' }, { orderId: paid.id });
  return paid;
}
