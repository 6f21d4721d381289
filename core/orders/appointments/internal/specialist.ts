import { eq } from 'drizzle-orm';
import { firstLanguage } from '#contract/base/languages.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import type { Context } from '#core/base/context.ts';
import { staffAppointmentMail } from '#core/orders/appointments/emails.ts';
import { type AppointmentMailKind, inMail } from '#core/orders/appointments/internal/in-mail.ts';
import type { AppointmentRecord } from '#core/orders/appointments/internal/load.ts';
import { availabilities } from '#core/orders/appointments/schema.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';

/** Whom an appointment is with: where they are written to, and the clock that they read. */
export interface Specialist {
  email: string;
  timeZone: string;
}

/** Customers may not read the profiles of staff: in a transaction of the system's, before the actor's own. */
export async function findSpecialist(database: Database, staffId: string | null): Promise<Specialist | null> {
  return staffId === null ? null : database.read(systemScope, (tx) => readSpecialist(tx, staffId));
}

/** The same within a transaction of staff or of the system. */
export async function readSpecialist(tx: Transaction, staffId: string | null): Promise<Specialist | null> {
  if (staffId === null) return null;
  const [specialist] = await tx
    .select({ email: profiles.email, timeZone: availabilities.timeZone })
    .from(availabilities)
    .innerJoin(profiles, eq(profiles.id, availabilities.staffId))
    .where(eq(availabilities.staffId, staffId));
  return specialist ?? null;
}

/** Writes to whoever the appointment is with, in their own clock. */
export async function mailSpecialist(
  tx: Transaction,
  { platform }: Context,
  { id, serviceName: service }: Pick<OrderRecord, 'id' | 'serviceName'>,
  {
    what,
    appointment,
    specialist,
  }: { what: AppointmentMailKind; appointment: AppointmentRecord; specialist: Specialist },
): Promise<void> {
  const url = `${platform.config.appUrl}/admin/orders/${id}`;
  const told = { ...inMail(platform, appointment, service, firstLanguage), timeZone: specialist.timeZone };
  await queueMail(tx, platform, staffAppointmentMail, {
    to: specialist.email,
    language: firstLanguage,
    input: { service, url, what, appointment: told },
  });
}
