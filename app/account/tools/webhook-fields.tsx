import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import {
  formatWords,
  type WebhookKind,
  type WebhookView,
  webhookFormats,
  webhookWords,
} from '#contract/webhooks/types.ts';
import { Choices } from './choices.tsx';

const formats = webhookFormats.map((value) => ({ value, label: formatWords[value] }));

interface WebhookFieldsProps {
  kinds: readonly WebhookKind[];
  /** What the fields begin with; nothing is chosen for a new webhook. */
  initial: Partial<Pick<WebhookView, 'kinds' | 'details'>> & { format: string };
  errors: Readonly<Record<string, string>>;
}

/** What a webhook is told, and how. */
export function WebhookFields({ kinds, initial, errors }: WebhookFieldsProps) {
  return (
    <>
      <Choices
        legend="Events"
        name="kinds"
        chosen={initial.kinds ?? []}
        options={kinds.map((value) => ({ value, label: webhookWords[value] }))}
        error={errors.kinds}
      />
      <SelectField label="Format" name="format" options={formats} defaultValue={initial.format} error={errors.format} />
      <Checkbox
        name="details"
        label="Send details"
        defaultChecked={initial.details ?? false}
        hint="How many findings, and the status of an order or a request. Never names, addresses or messages."
      />
    </>
  );
}
