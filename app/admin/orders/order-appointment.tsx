import { useTexts } from '#app/language/texts.ts';
import styles from '#app/orders/appointments/appointment.module.css';
import { AppointmentTime } from '#app/orders/appointments/appointment-time.tsx';
import { CancelAppointment } from '#app/orders/appointments/cancel-appointment.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { formatsFor } from '#contract/base/formats.ts';
import type { Appointment } from '#contract/orders/appointments.ts';
import { orderTexts } from './order.texts.ts';

interface OrderAppointmentProps {
  orderId: string;
  appointment: Appointment;
}

/** The appointment in the clock of whoever looks, and beside it in the customer's. */
export function OrderAppointment({ orderId, appointment }: OrderAppointmentProps) {
  const { appointment: texts } = useTexts(orderTexts);
  const { timeZone, locale } = useFormats();
  const theirs = formatsFor({ locale, timeZone: appointment.timeZone });
  const isAhead = !appointment.isCancelled;
  return (
    <Card aria-labelledby="appointment" head={<h3 id="appointment">{texts.title}</h3>}>
      <div className={styles.appointment}>
        <AppointmentTime orderId={orderId} appointment={appointment} timeZone={timeZone} ofStaff />
        {appointment.timeZone !== timeZone && (
          <p className={text.small}>
            {texts.theirs(theirs.dateTime(appointment.startsAt), appointment.timeZone.replaceAll('_', ' '))}
          </p>
        )}
        {appointment.isReleased && <p className={text.small}>{texts.released}</p>}
        {isAhead && <CancelAppointment />}
      </div>
    </Card>
  );
}
