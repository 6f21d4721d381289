import { z } from 'zod';
import { releaseUnpaid } from '#core/orders/appointments/actions/release-unpaid.ts';
import { remindOfAppointments } from '#core/orders/appointments/actions/remind-of-appointments.ts';
import { defineJob } from '#platform/queue/define.ts';

/** Often enough that "until 18:40" is true within minutes. */
export const appointmentRelease = defineJob({
  name: 'appointment.release',
  input: z.strictObject({}),
  schedule: '*/5 * * * *',
  options: { concurrency: 1 },
  run: (platform) => releaseUnpaid(platform),
});

export const appointmentReminders = defineJob({
  name: 'appointment.remind',
  input: z.strictObject({}),
  schedule: '*/10 * * * *',
  options: { concurrency: 1 },
  run: (platform) => remindOfAppointments(platform),
});
