import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { appointmentTexts } from './appointments.texts.ts';

/** Calls the appointment of the order off that the page is about; for its customer and for staff. */
export function CancelAppointment() {
  const texts = useTexts(appointmentTexts);
  const act = useAct({ intent: 'cancel-appointment' });
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="cancel-appointment" />
      <Button type="submit" variant="danger-quiet" flush busy={act.isBusy} busyLabel={texts.cancelling}>
        {texts.cancel}
      </Button>
    </act.Form>
  );
}
