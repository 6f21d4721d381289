import type { Context } from '#core/base/context.ts';
import { orderPaymentChanged, orderStatusChanged } from '#core/orders/events.ts';
import { cancelCheckoutAndAppointment } from '#core/orders/internal/announce.ts';
import { writeChange } from '#core/orders/internal/change.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { withdrawYear } from '#core/orders/internal/withdraw-year.ts';
import { isOpen } from '#core/orders/rules.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface MarkedRefunded {
  order: OrderRecord;
  /** It was open, and is cancelled with it. */
  isClosed: boolean;
  /** Of an appointment that was called off with it (RFC 5545). */
  calendar: string | null;
}

/**
 * All that was paid for a locked order was given back: nobody works on it any more, and its appointment is free again. The
 * mail about the refund says so. A year of watching ends with it.
 */
export async function markRefunded(tx: Transaction, ctx: Context, order: OrderRecord): Promise<MarkedRefunded> {
  const refunded = await writeChange(tx, ctx, order, orderPaymentChanged, { paymentStatus: 'refunded' });
  await withdrawYear(tx, order);
  if (!isOpen(refunded)) return { order: refunded, isClosed: false, calendar: null };
  const closed = await writeChange(tx, ctx, refunded, orderStatusChanged, { status: 'cancelled', completedAt: null });
  return { order: closed, isClosed: true, calendar: await cancelCheckoutAndAppointment(tx, ctx, closed) };
}
