import type { useAct } from '#app/forms/use-act.ts';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
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

/** What the form asks for besides, by what the service says that it needs. */
export function IntakeForm({ intake, act }: { intake: Intake; act: Act }) {
  return intake === 'impersonation' ? <Impersonation act={act} /> : null;
}
