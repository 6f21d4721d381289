import { eq } from 'drizzle-orm';
import type { Appointment } from '#contract/orders/appointments.ts';
import { canChange } from '#core/orders/appointments/rules.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type AppointmentRecord = typeof appointments.$inferSelect;

/** Locked, so that nobody else moves it until the transaction ends. */
export async function lockAppointment(tx: Transaction, orderId: string): Promise<AppointmentRecord | null> {
  const [appointment] = await tx.select().from(appointments).where(eq(appointments.orderId, orderId)).for('update');
  return appointment ?? null;
}

export const appointmentOf = (appointment: AppointmentRecord, now: Date): Appointment => ({
  startsAt: appointment.startsAt.toISOString(),
  endsAt: appointment.endsAt.toISOString(),
  specialist: appointment.specialist,
  timeZone: appointment.timeZone,
  isCancelled: appointment.isCancelled,
  canChange: canChange(appointment, now),
});
