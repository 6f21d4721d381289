import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, systemContext } from '#core/base/context.ts';
import { appointmentReleased } from '#core/orders/appointments/events.ts';
import { releaseAppointment } from '#core/orders/appointments/internal/book.ts';
import { isHeld, lockAppointment } from '#core/orders/appointments/internal/load.ts';
import { tellBoth } from '#core/orders/appointments/internal/tell.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import { lockOrderOf } from '#core/orders/internal/load.ts';
import { closeCheckouts } from '#core/orders/payments/actions/close-checkouts.ts';
import { isOpen } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { GatewayError } from '#platform/payments/gateway.ts';
import type { Platform } from '#platform/platform.ts';

const atOnce = 200;

/**
 * Gives back the times that nobody has paid for in time. The page on which one could still be paid is closed first:
 * whoever paid a moment before has paid, and keeps it.
 */
export async function releaseUnpaid(platform: Platform): Promise<void> {
  const ctx = systemContext(platform, 'appointment.release');
  for (const orderId of await findDue(platform)) {
    try {
      await closeCheckouts(platform, orderId);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      // Nobody knows whether it was paid: the next run looks again.
      platform.log.warn('A time stays kept, as its payment could not be looked up', { error });
      continue;
    }
    await releaseOne(ctx, orderId);
  }
}

async function findDue({ database, clock }: Platform): Promise<string[]> {
  const { heldUntil, isCancelled, orderId } = appointments;
  const rows = await database.read(systemScope, (tx) =>
    tx
      .select({ orderId })
      .from(appointments)
      .innerJoin(serviceRequests, eq(serviceRequests.id, orderId))
      .where(
        and(
          lte(heldUntil, clock.now()),
          eq(isCancelled, false),
          inArray(serviceRequests.paymentStatus, ['unpaid', 'failed']),
          notInArray(serviceRequests.status, ['completed', 'cancelled']),
        ),
      )
      .orderBy(asc(heldUntil))
      .limit(atOnce),
  );
  return rows.map((row) => row.orderId);
}

function releaseOne(ctx: Context, orderId: string): Promise<void> {
  const { database, clock } = ctx.platform;
  return database.transaction(systemScope, async (tx) => {
    const order = await lockOrderOf(tx, orderId);
    const before = await lockAppointment(tx, orderId);
    const now = clock.now();
    if (!before || !isOpen(order) || !isHeld(before, order) || before.heldUntil === null || before.heldUntil > now)
      return;
    const appointment = await releaseAppointment(tx, orderId, now);
    if (!appointment) return;
    await record(tx, ctx, appointmentReleased, {
      entityId: orderId,
      userId: order.userId,
      oldValues: { starts_at: before.startsAt },
    });
    await tellBoth(tx, ctx, order, { what: 'released', appointment, specialist: null });
  });
}
