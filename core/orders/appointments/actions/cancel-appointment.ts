import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { appointmentCancelled } from '#core/orders/appointments/events.ts';
import { releaseAppointment } from '#core/orders/appointments/internal/book.ts';
import { lockAppointment } from '#core/orders/appointments/internal/load.ts';
import { findSpecialist } from '#core/orders/appointments/internal/specialist.ts';
import { tellBoth } from '#core/orders/appointments/internal/tell.ts';
import { canChange } from '#core/orders/appointments/rules.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import { loadOrder } from '#core/orders/internal/load.ts';
import { writesAsStaff } from '#core/orders/internal/order-messages.ts';
import { requireCan } from '#core/orders/policy.ts';

/**
 * Calls the appointment of an order off: its customer until 24 hours before, staff at any time. One that is cancelled or
 * over stays as it is.
 * @throws AppError `not-found`, `forbidden`, `conflict` when it is too late
 */
export async function cancelAppointment(ctx: Context, { orderId }: { orderId: string }): Promise<void> {
  const { platform, actor } = ctx;
  const staffId = await platform.database.read(scopeOf(actor), async (tx) => {
    await loadOrder(tx, actor, orderId);
    const [booked] = await tx.select().from(appointments).where(eq(appointments.orderId, orderId));
    return booked?.staffId ?? null;
  });
  const specialist = await findSpecialist(platform.database, staffId);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const order = await loadOrder(tx, actor, orderId);
    requireCan(actor, 'order.cancel-appointment', order);
    const now = platform.clock.now();
    const before = await lockAppointment(tx, orderId);
    if (!before || before.isCancelled) return;
    if (!writesAsStaff(ctx, order) && !canChange(before, now))
      throw new AppError('conflict', { publicMessage: fault('appointment-soon') });
    const appointment = await releaseAppointment(tx, orderId, now);
    if (!appointment) return;
    await record(tx, ctx, appointmentCancelled, {
      entityId: orderId,
      userId: order.userId,
      oldValues: { starts_at: before.startsAt },
    });
    await tellBoth(tx, ctx, order, { what: 'cancelled', appointment, specialist });
  });
}
