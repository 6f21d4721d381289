import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Appointment, Slot } from '#contract/orders/appointments.ts';
import styles from './appointment.module.css';
import { AppointmentTime } from './appointment-time.tsx';
import { appointmentTexts } from './appointments.texts.ts';
import { CancelAppointment } from './cancel-appointment.tsx';
import { SlotField } from './slot-field.tsx';

interface OwnAppointmentProps {
  orderId: string;
  appointment: Appointment | null;
  /** What can be chosen instead; null where nothing can be chosen any more. */
  slots: readonly Slot[] | null;
}

function Book({ slots, isMove }: { slots: readonly Slot[]; isMove: boolean }) {
  const texts = useTexts(appointmentTexts);
  const act = useAct({ intent: 'book' });
  if (slots.length === 0) return <p className={classes(text.soft, text.small)}>{texts.noTimes}</p>;
  return (
    <act.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="book" />
      <SlotField
        slots={slots}
        label={isMove ? texts.anotherTime : texts.chooseTime}
        initial={act.initial('slot', slots[0]?.startsAt ?? '')}
        error={act.errorOf('slot')}
      />
      <Button type="submit" variant={isMove ? 'secondary' : 'primary'} busy={act.isBusy} busyLabel={texts.booking}>
        {isMove ? texts.move : texts.book}
      </Button>
    </act.Form>
  );
}

/** The customer's appointment: booked, moved and cancelled here, until 24 hours before. */
export function OwnAppointment({ orderId, appointment, slots }: OwnAppointmentProps) {
  const texts = useTexts(appointmentTexts);
  const booked = appointment && !appointment.isCancelled ? appointment : null;
  return (
    <>
      {appointment && <AppointmentTime orderId={orderId} appointment={appointment} />}
      {appointment?.isReleased && <p>{texts.released}</p>}
      {!booked && slots && <Book slots={slots} isMove={false} />}
      {booked?.canChange && slots && (
        <details className={styles.change}>
          <summary>{texts.change}</summary>
          <Book slots={slots} isMove />
          <CancelAppointment />
        </details>
      )}
      {booked && !booked.canChange && <p className={classes(text.soft, text.small)}>{texts.tooLate}</p>}
    </>
  );
}
