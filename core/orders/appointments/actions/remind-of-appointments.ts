import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { type Context, systemContext } from '#core/base/context.ts';
import { isHeld, lockAppointment } from '#core/orders/appointments/internal/load.ts';
import { findSpecialist } from '#core/orders/appointments/internal/specialist.ts';
import { tellBoth } from '#core/orders/appointments/internal/tell.ts';
import { noticeMs } from '#core/orders/appointments/rules.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import { lockOrderOf } from '#core/orders/internal/load.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

const atOnce = 200;

/** Reminds of every appointment of the next 24 hours, each once. */
export async function remindOfAppointments(platform: Platform): Promise<void> {
  const ctx = systemContext(platform, 'appointment.remind');
  const now = platform.clock.now();
  const due = await platform.database.read(systemScope, (tx) =>
    tx
      .select({ orderId: appointments.orderId, staffId: appointments.staffId })
      .from(appointments)
      .where(
        and(
          isNull(appointments.remindedAt),
          eq(appointments.isCancelled, false),
          gt(appointments.startsAt, now),
          lte(appointments.startsAt, new Date(now.getTime() + noticeMs)),
        ),
      )
      .orderBy(asc(appointments.startsAt))
      .limit(atOnce),
  );
  for (const { orderId, staffId } of due) await remindOfOne(ctx, orderId, staffId);
}

/** In one transaction: a crash neither forgets the mail nor sends it twice. */
async function remindOfOne(ctx: Context, orderId: string, staffId: string | null): Promise<void> {
  const { platform } = ctx;
  const specialist = await findSpecialist(platform.database, staffId);
  await platform.database.transaction(systemScope, async (tx) => {
    const order = await lockOrderOf(tx, orderId);
    const appointment = await lockAppointment(tx, orderId);
    const now = platform.clock.now();
    const isDue = appointment && !appointment.isCancelled && appointment.remindedAt === null;
    // Whoever has not paid has been told until when the time is kept.
    if (!isDue || isHeld(appointment, order) || appointment.startsAt.getTime() > now.getTime() + noticeMs) return;
    await tx.update(appointments).set({ remindedAt: now }).where(eq(appointments.orderId, orderId));
    await tellBoth(tx, ctx, order, { what: 'reminder', appointment, specialist });
  });
}
