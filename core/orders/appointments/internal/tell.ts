import type { Context } from '#core/base/context.ts';
import { appointmentMail } from '#core/orders/appointments/emails.ts';
import { type AppointmentMailKind, inMail } from '#core/orders/appointments/internal/in-mail.ts';
import { type AppointmentRecord, isHeld } from '#core/orders/appointments/internal/load.ts';
import { mailSpecialist, type Specialist } from '#core/orders/appointments/internal/specialist.ts';
import { mailCustomer } from '#core/orders/internal/announce.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Writes to the customer, who wants to know whatever the settings say, and to whoever it is with. */
export async function tellBoth(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  told: { what: AppointmentMailKind; appointment: AppointmentRecord; specialist: Specialist | null },
): Promise<void> {
  const { what, appointment, specialist } = told;
  await mailCustomer(tx, ctx, order, appointmentMail, 'always', (base, language) => ({
    ...base,
    what,
    appointment: inMail(ctx.platform, appointment, base.service, language),
  }));
  if (specialist && !isHeld(appointment, order))
    await mailSpecialist(tx, ctx, order, { what, appointment, specialist });
}
