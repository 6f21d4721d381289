import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { type WebhookKind, type WebhookView, webhookFormats } from '#contract/webhooks/types.ts';
import { Choices } from './choices.tsx';

interface WebhookFieldsProps {
  kinds: readonly WebhookKind[];
  /** What the fields begin with; nothing is chosen for a new webhook. */
  initial: Partial<Pick<WebhookView, 'kinds' | 'details'>> & { format: string };
  errors: Readonly<Record<string, string>>;
}

/** What a webhook is told, and how. */
export function WebhookFields({ kinds, initial, errors }: WebhookFieldsProps) {
  const texts = useTexts(toolTexts);
  const formats = webhookFormats.map((value) => ({ value, label: texts.formats[value] }));
  return (
    <>
      <Choices
        legend={texts.events}
        name="kinds"
        chosen={initial.kinds ?? []}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        error={errors.kinds}
      />
      <SelectField
        label={texts.format}
        name="format"
        options={formats}
        defaultValue={initial.format}
        error={errors.format}
      />
      <Checkbox
        name="details"
        label={texts.details}
        defaultChecked={initial.details ?? false}
        hint={texts.detailsHint}
      />
    </>
  );
}
