import { fault } from '#contract/faults/faults.ts';
import type { AppointmentInput } from '#contract/orders/appointment-input.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { appointmentBooked, appointmentMoved } from '#core/orders/appointments/events.ts';
import { type Chosen, timeTakenError, writeAppointment } from '#core/orders/appointments/internal/book.ts';
import { findChosen } from '#core/orders/appointments/internal/choose.ts';
import { type AppointmentRecord, isReleased, lockAppointment } from '#core/orders/appointments/internal/load.ts';
import { tellBoth } from '#core/orders/appointments/internal/tell.ts';
import { canChange, heldUntil } from '#core/orders/appointments/rules.ts';
import { requireOrderAllowance } from '#core/orders/internal/limits.ts';
import { type OrderRecord, readOwnOrder } from '#core/orders/internal/load.ts';
import { isOpen, isUnpaid } from '#core/orders/rules.ts';

const conflictError = (publicMessage: string) => new AppError('conflict', { publicMessage });

/** @throws AppError `conflict` */
function requireMovable(order: OrderRecord, before: AppointmentRecord | null, now: Date): void {
  if (before && isReleased(before, order, now)) throw conflictError(fault('time-released'));
  if (!isOpen(order)) throw conflictError(fault('request-closed'));
  if (before && !before.isCancelled && !canChange(before, now)) throw conflictError(fault('appointment-soon'));
}

const isSame = (before: AppointmentRecord | null, { startsAt }: Chosen): boolean =>
  before !== null && !before.isCancelled && before.startsAt.getTime() === startsAt.getTime();

/**
 * Books the appointment of an order of the actor's own, or moves it. The same time again changes nothing.
 * @throws AppError `not-found`, `unauthenticated`, `limited`, `conflict` when the time is taken, the order closed, or the
 *   appointment less than 24 hours away
 */
export async function bookAppointment(ctx: Context, { orderId, slot, timeZone }: AppointmentInput): Promise<void> {
  const { platform, actor } = ctx;
  const { serviceId } = await platform.database.read(scopeOf(actor), (tx) => readOwnOrder(tx, ctx, orderId));
  const chosen = await findChosen(platform, { serviceId: serviceId ?? '', slot, timeZone, orderId });
  if (!chosen) throw timeTakenError();
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const order = await readOwnOrder(tx, ctx, orderId);
    const before = await lockAppointment(tx, orderId);
    if (isSame(before, chosen)) return;
    requireMovable(order, before, platform.clock.now());
    if (order.userId) await requireOrderAllowance(tx, ctx, 'appointments', order.userId);
    const appointment = await writeAppointment(tx, order, chosen, {
      now: platform.clock.now(),
      heldUntil: isUnpaid(order) ? heldUntil(platform.config.stripe !== null, platform.clock.now()) : null,
    });
    const what = before && !before.isCancelled ? 'moved' : 'booked';
    await record(tx, ctx, what === 'moved' ? appointmentMoved : appointmentBooked, {
      entityId: orderId,
      userId: order.userId,
      ...(before && { oldValues: { starts_at: before.startsAt } }),
      newValues: { starts_at: appointment.startsAt },
    });
    const specialist = { email: chosen.email, timeZone: chosen.staffZone };
    await tellBoth(tx, ctx, order, { what, appointment, specialist });
  });
}
