import type { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { SlotField } from '#app/orders/appointments/slot-field.tsx';
import { requestTexts } from '#app/orders/request/request.texts.ts';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Slot } from '#contract/orders/appointments.ts';
import type { Intake } from '#contract/site/services.ts';
import { orderingTexts } from './ordering.texts.ts';

type Act = ReturnType<typeof useAct>;

function Impersonation({ act }: { act: Act }) {
  const texts = useTexts(orderingTexts);
  const { names } = useTexts(requestTexts);
  return (
    <>
      <TextAreaField
        {...act.field('names', '')}
        label={names}
        required
        rows={3}
        maxLength={3_000}
        autoComplete="off"
        hint={texts.namesHint}
      />
      <TextAreaField
        {...act.field('links', '')}
        label={texts.links}
        optional
        rows={3}
        maxLength={20_000}
        inputMode="url"
        autoComplete="off"
        hint={texts.linksHint}
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
  const texts = useTexts(orderingTexts);
  if (slots.length === 0) return <p className={text.small}>{texts.noTimes}</p>;
  return (
    <SlotField
      slots={slots}
      label={texts.time}
      none={texts.noTime}
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
