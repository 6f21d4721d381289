import { and, eq } from 'drizzle-orm';
import type { Appointment } from '#contract/orders/appointments.ts';
import { canChange } from '#core/orders/appointments/rules.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import { isUnpaid } from '#core/orders/rules.ts';
import type { Transaction } from '#platform/database/database.ts';

export type AppointmentRecord = typeof appointments.$inferSelect;

/** Locked, so that nobody else moves it until the transaction ends. */
export async function lockAppointment(tx: Transaction, orderId: string): Promise<AppointmentRecord | null> {
  const [appointment] = await tx.select().from(appointments).where(eq(appointments.orderId, orderId)).for('update');
  return appointment ?? null;
}

/** The appointment of an order that stands. */
export async function findBooked(tx: Transaction, orderId: string): Promise<AppointmentRecord | null> {
  const [appointment] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.orderId, orderId), eq(appointments.isCancelled, false)));
  return appointment ?? null;
}

type Paid = Parameters<typeof isUnpaid>[0];

/** Kept for somebody who has not paid: whoever it is with hears of it once they have. */
export const isHeld = ({ heldUntil }: Pick<AppointmentRecord, 'heldUntil'>, order: Paid): boolean =>
  heldUntil !== null && isUnpaid(order);

/** It was given back because it was not paid for in time. */
export const isReleased = (appointment: AppointmentRecord, order: Paid, now: Date): boolean =>
  appointment.isCancelled &&
  isHeld(appointment, order) &&
  appointment.heldUntil !== null &&
  appointment.heldUntil <= now;

export const appointmentOf = (appointment: AppointmentRecord, order: Paid, now: Date): Appointment => ({
  startsAt: appointment.startsAt.toISOString(),
  endsAt: appointment.endsAt.toISOString(),
  specialist: appointment.specialist,
  timeZone: appointment.timeZone,
  isCancelled: appointment.isCancelled,
  canChange: canChange(appointment, now),
  heldUntil:
    !appointment.isCancelled && isHeld(appointment, order) ? (appointment.heldUntil?.toISOString() ?? null) : null,
  isReleased: isReleased(appointment, order, now),
});
