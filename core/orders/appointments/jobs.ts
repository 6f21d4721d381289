import { z } from 'zod';
import { remindOfAppointments } from '#core/orders/appointments/actions/remind-of-appointments.ts';
import { defineJob } from '#platform/queue/define.ts';

export const appointmentReminders = defineJob({
  name: 'appointment.remind',
  input: z.strictObject({}),
  schedule: '*/10 * * * *',
  options: { concurrency: 1 },
  run: (platform) => remindOfAppointments(platform),
});
