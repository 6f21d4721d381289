import { and, asc, eq, gt } from 'drizzle-orm';
import type { ManagedAvailability, Slot } from '#contract/orders/appointments.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { versionOf } from '#core/base/editing.ts';
import { requireAccount } from '#core/base/person.ts';
import { readAvailability } from '#core/orders/appointments/internal/availability.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import { requireCan } from '#core/orders/policy.ts';
import { serviceRequests } from '#core/orders/schema.ts';

/** An appointment that staff have ahead of them. */
export interface UpcomingAppointment extends Slot {
  orderId: string;
  serviceName: string;
  contactEmail: string;
  specialist: string;
}

const MOST = 100;

/** The actor's own hours, and what everybody has ahead of them, next first. @throws AppError `forbidden` */
export async function readOwnAvailability(
  context: Context,
): Promise<{ availability: ManagedAvailability; upcoming: UpcomingAppointment[] }> {
  const { actor, platform } = requireAccount(context);
  requireCan(actor, 'order.publish-availability');
  return platform.database.read(scopeOf(actor), async (tx) => {
    const availability = await readAvailability(tx, actor);
    const rows = await tx
      .select({
        orderId: appointments.orderId,
        startsAt: appointments.startsAt,
        endsAt: appointments.endsAt,
        specialist: appointments.specialist,
        serviceName: serviceRequests.serviceName,
        contactEmail: serviceRequests.contactEmail,
      })
      .from(appointments)
      .innerJoin(serviceRequests, eq(serviceRequests.id, appointments.orderId))
      .where(and(eq(appointments.isCancelled, false), gt(appointments.endsAt, platform.clock.now())))
      .orderBy(asc(appointments.startsAt), asc(appointments.orderId))
      .limit(MOST);
    const upcoming = rows.map((row) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    }));
    return { availability: { ...availability, version: versionOf(availability) }, upcoming };
  });
}
