import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Appointment, Slot } from '#contract/orders/appointments.ts';
import styles from './appointment.module.css';
import { AppointmentTime } from './appointment-time.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { SlotField } from './slot-field.tsx';

interface OwnAppointmentProps {
  orderId: string;
  appointment: Appointment | null;
  /** What can be chosen instead; null where nothing can be chosen any more. */
  slots: readonly Slot[] | null;
}

function Book({ slots, isMove }: { slots: readonly Slot[]; isMove: boolean }) {
  const act = useAct({ intent: 'book' });
  if (slots.length === 0)
    return (
      <p className={classes(text.soft, text.small)}>
        No times are free at the moment. Write to us below, and we will find one together.
      </p>
    );
  return (
    <act.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="book" />
      <SlotField
        slots={slots}
        label={isMove ? 'Another time' : 'Choose a time'}
        initial={act.initial('slot', slots[0]?.startsAt ?? '')}
        error={act.errorOf('slot')}
      />
      <Button type="submit" variant={isMove ? 'secondary' : 'primary'} busy={act.isBusy} busyLabel="Booking…">
        {isMove ? 'Move the Appointment' : 'Book the Appointment'}
      </Button>
    </act.Form>
  );
}

/** The customer's appointment: booked, moved and cancelled here, until 24 hours before. */
export function OwnAppointment({ orderId, appointment, slots }: OwnAppointmentProps) {
  const booked = appointment && !appointment.isCancelled ? appointment : null;
  return (
    <>
      {appointment && <AppointmentTime orderId={orderId} appointment={appointment} />}
      {appointment?.isReleased && (
        <p>This time was not paid for in time, and is free again. Pay for your request, then choose another.</p>
      )}
      {!booked && slots && <Book slots={slots} isMove={false} />}
      {booked?.canChange && slots && (
        <details className={styles.change}>
          <summary>Move or cancel</summary>
          <Book slots={slots} isMove />
          <CancelAppointment />
        </details>
      )}
      {booked && !booked.canChange && (
        <p className={classes(text.soft, text.small)}>
          It starts in less than 24 hours or is in the past, so it can no longer be moved here. Write to us below.
        </p>
      )}
    </>
  );
}
