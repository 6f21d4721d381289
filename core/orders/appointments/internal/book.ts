import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { AppError } from '#core/base/errors.ts';
import type { AppointmentRecord } from '#core/orders/appointments/internal/load.ts';
import { cellsOf, mostBooked } from '#core/orders/appointments/rules.ts';
import { appointmentCells, appointments } from '#core/orders/appointments/schema.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** A time that a customer chose, and who is free then. */
export interface Chosen {
  staffId: string;
  specialist: string;
  /** The specialist's, as their clock. */
  email: string;
  staffZone: string;
  startsAt: Date;
  minutes: number;
  /** IANA, the customer's. */
  timeZone: string;
}

interface Written {
  now: Date;
  /** Of a new one; one that is moved keeps its own. */
  heldUntil: Date | null;
}

export const timeTakenError = (): AppError =>
  new AppError('conflict', { publicMessage: fault('time-taken'), field: 'slot' });

/**
 * Books the time for an order, and frees the one that it had.
 * @throws AppError `conflict` when somebody else has it, or too many wait already; the rollback takes all of it back
 */
export async function writeAppointment(
  tx: Transaction,
  order: { id: string; userId: string | null },
  chosen: Chosen,
  { now, heldUntil }: Written,
): Promise<AppointmentRecord> {
  await requireFew(tx, order, now);
  // First the row: it makes two who move the same appointment wait for each other.
  const appointment = await upsertAppointment(tx, order.id, chosen, { now, heldUntil });
  await tx.delete(appointmentCells).where(eq(appointmentCells.orderId, order.id));
  await takeCells(tx, order.id, chosen);
  return appointment;
}

async function upsertAppointment(tx: Transaction, orderId: string, chosen: Chosen, { now, heldUntil }: Written) {
  const { staffId, specialist, startsAt, minutes, timeZone } = chosen;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const values = { staffId, specialist, startsAt, endsAt, timeZone, updatedAt: now };
  const [appointment] = await tx
    .insert(appointments)
    .values({ orderId, ...values, heldUntil, createdAt: now })
    .onConflictDoUpdate({
      target: appointments.orderId,
      set: { ...values, isCancelled: false, remindedAt: null, sequence: sql`${appointments.sequence} + 1` },
    })
    .returning();
  if (!appointment) throw new AppError('not-found');
  return appointment;
}

/** Whoever comes second waits for the first, and then finds the key taken. */
async function takeCells(tx: Transaction, orderId: string, { staffId, startsAt, minutes }: Chosen): Promise<void> {
  const cells = cellsOf(startsAt, minutes).map((at) => ({ staffId, startsAt: at, orderId }));
  const got = await tx.insert(appointmentCells).values(cells).onConflictDoNothing().returning();
  if (got.length < cells.length) throw timeTakenError();
}

async function requireFew(tx: Transaction, { id, userId }: { id: string; userId: string | null }, now: Date) {
  if (userId === null) return;
  const [booked] = await tx
    .select({ count: count() })
    .from(appointments)
    .innerJoin(serviceRequests, eq(serviceRequests.id, appointments.orderId))
    .where(
      and(
        eq(serviceRequests.userId, userId),
        ne(appointments.orderId, id),
        eq(appointments.isCancelled, false),
        gt(appointments.startsAt, now),
      ),
    );
  if ((booked?.count ?? 0) >= mostBooked)
    throw new AppError('conflict', { publicMessage: fault('most-appointments', mostBooked), field: 'slot' });
}

/** Gives the time of an order back. @returns the appointment as it is now; null when there is none to cancel */
export async function releaseAppointment(
  tx: Transaction,
  orderId: string,
  now: Date,
): Promise<AppointmentRecord | null> {
  const [released] = await tx
    .update(appointments)
    .set({ isCancelled: true, sequence: sql`${appointments.sequence} + 1`, updatedAt: now })
    .where(and(eq(appointments.orderId, orderId), eq(appointments.isCancelled, false), gt(appointments.startsAt, now)))
    .returning();
  if (released) await tx.delete(appointmentCells).where(eq(appointmentCells.orderId, orderId));
  return released ?? null;
}
