import { defineAct, withParams } from '#app/forms/act.ts';
import { appointmentInput } from '#contract/orders/appointment-input.ts';
import { bookAppointment } from '#core/orders/appointments/actions/book-appointment.ts';
import { cancelAppointment } from '#core/orders/appointments/actions/cancel-appointment.ts';
import { appointmentTexts } from './appointments.texts.ts';

/** For staff as well, who cancel an appointment that they cannot keep. */
export const cancelAppointmentAct = defineAct({
  run: (ctx, _, { params }) => cancelAppointment(ctx, { orderId: String(params.orderId) }),
  done: async (_done, _ctx, { language }) => (await appointmentTexts.in(language)).cancelled,
});

/** The forms of a customer's own appointment. */
export const appointmentActs = {
  book: defineAct({
    schema: appointmentInput,
    input: withParams,
    keep: ['slot'],
    run: bookAppointment,
    done: async (_done, _ctx, { language }) => (await appointmentTexts.in(language)).booked,
  }),
  'cancel-appointment': cancelAppointmentAct,
};
