import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import field from '#app/ui/controls/field.module.css';
import { Field } from '#app/ui/controls/field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { formatsFor } from '#contract/base/formats.ts';
import type { Slot } from '#contract/orders/appointments.ts';
import { zoneWords } from './appointment-time.tsx';
import { appointmentTexts } from './appointments.texts.ts';

/** The clock of whoever looks: the browser's once it has woken, and until then the one they chose. */
function useOwnZone(): string {
  const chosen = useFormats().timeZone;
  const [zone, setZone] = useState(chosen);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

interface SlotFieldProps {
  slots: readonly Slot[];
  label: string;
  /** Offered before the times, for who can do without one. */
  none?: string;
  initial: string;
  error: string | undefined;
}

/** Free times by day, in one's own clock. The native select: it works without JavaScript, and phones bring their own picker. */
export function SlotField({ slots, label, none, initial, error }: SlotFieldProps) {
  const texts = useTexts(appointmentTexts);
  const { locale } = useFormats();
  const timeZone = useOwnZone();
  const formats = formatsFor({ locale, timeZone });
  const days = Object.entries(Object.groupBy(slots, ({ startsAt }) => formats.weekdayDate(startsAt)));
  const zone = zoneWords(timeZone, slots[0] ? formats.zoneName(slots[0].startsAt) : timeZone);
  return (
    <>
      <input type="hidden" name="timeZone" value={timeZone} />
      <Field label={label} hint={texts.ownTime(zone)} error={error}>
        {(control) => (
          <div data-part="select" className={field.select}>
            <select {...control} data-part="input" className={field.input} name="slot" defaultValue={initial}>
              {none && <option value="none">{none}</option>}
              {days.map(([day, times]) => (
                <optgroup key={day} label={day}>
                  {times?.map(({ startsAt, endsAt }) => (
                    <option key={startsAt} value={startsAt}>
                      {texts.range(formats.dayMonth(startsAt), formats.shortTime(startsAt), formats.shortTime(endsAt))}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <ChevronDown />
          </div>
        )}
      </Field>
    </>
  );
}
