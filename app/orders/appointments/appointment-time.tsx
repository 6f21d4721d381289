import { CalendarPlus, Hourglass } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { formatsFor } from '#contract/base/formats.ts';
import type { Appointment } from '#contract/orders/appointments.ts';
import styles from './appointment.module.css';
import { appointmentTexts } from './appointments.texts.ts';

/** "Asia/Tokyo, GMT+9", "UTC". */
export const zoneWords = (timeZone: string, short: string): string =>
  timeZone === short ? short : `${timeZone.replaceAll('_', ' ')}, ${short}`;

interface AppointmentTimeProps {
  orderId: string;
  appointment: Appointment;
  /** Whose clock it is told in; without it the customer's own. */
  timeZone?: string;
  ofStaff?: boolean;
}

/** When an appointment is, with whom, and the file for a calendar. */
export function AppointmentTime({
  orderId,
  appointment,
  timeZone = appointment.timeZone,
  ofStaff = false,
}: AppointmentTimeProps) {
  const texts = useTexts(appointmentTexts);
  const { locale } = useFormats();
  const formats = formatsFor({ locale, timeZone });
  const { startsAt, endsAt, specialist, isCancelled, heldUntil } = appointment;
  const zone = zoneWords(timeZone, formats.zoneName(startsAt));
  return (
    <div className={styles.appointment}>
      <p className={classes(styles.when, isCancelled && styles.cancelled)}>
        <time dateTime={startsAt}>
          {texts.range(formats.weekdayDate(startsAt), formats.shortTime(startsAt), formats.shortTime(endsAt))}
        </time>
      </p>
      <p className={classes(text.soft, text.small)}>
        {isCancelled ? texts.wasWith(specialist, zone) : texts.withSpecialist(specialist, zone)}
      </p>
      {heldUntil && (
        <p className={styles.held}>
          <Hourglass className={icon.sm} />
          <span>
            {withLinks(
              texts.held[ofStaff ? 'staff' : 'customer'](
                texts.moment(formats.weekdayDate(heldUntil), formats.shortTime(heldUntil)),
              ),
              (when) => (
                <time dateTime={heldUntil}>{when}</time>
              ),
            )}
          </span>
        </p>
      )}
      {!isCancelled && (
        <a
          data-part="button"
          className={buttonClass({ variant: 'soft', size: 'sm' })}
          href={`/orders/${orderId}/appointment.ics`}
          download
        >
          <CalendarPlus className={icon.sm} />
          {texts.calendar}
        </a>
      )}
    </div>
  );
}
