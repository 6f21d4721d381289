import type { useAct } from '#app/forms/use-act.ts';
import { SlotField } from '#app/orders/appointments/slot-field.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Slot } from '#contract/orders/appointments.ts';
import type { Intake } from '#contract/site/services.ts';

type Act = ReturnType<typeof useAct>;

function Impersonation({ act }: { act: Act }) {
  return (
    <>
      <TextAreaField
        {...act.field('names', '')}
        label="Names to look for"
        required
        rows={3}
        maxLength={3_000}
        autoComplete="off"
        hint="One in a line: your name, stage names, and how others write it. Kept encrypted."
      />
      <TextAreaField
        {...act.field('links', '')}
        label="Links to pictures and profiles"
        optional
        rows={3}
        maxLength={20_000}
        inputMode="url"
        autoComplete="off"
        hint="One in a line: pictures of you, your real profiles, and what you suspect. Kept encrypted."
      />
    </>
  );
}

interface IntakeFormProps {
  intake: Intake;
  slots: readonly Slot[];
  act: Act;
}

function Time({ slots, act }: Omit<IntakeFormProps, 'intake'>) {
  if (slots.length === 0)
    return <p className={text.small}>No times are free at the moment. We will write to you to find one.</p>;
  return (
    <SlotField
      slots={slots}
      label="When shall we speak?"
      none="None of these: please write to me"
      initial={act.initial('slot', slots[0]?.startsAt ?? 'none')}
      error={act.errorOf('slot')}
    />
  );
}

/** What the form asks for besides, by what the service says that it needs. */
export function IntakeForm({ intake, slots, act }: IntakeFormProps) {
  if (intake === 'impersonation') return <Impersonation act={act} />;
  return intake === 'appointment' ? <Time slots={slots} act={act} /> : null;
}
