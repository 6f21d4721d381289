import { Form, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { ProofField } from '#app/account/security/proof-field.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { formatWords, type WebhookKind, webhookFormats, webhookWords } from '#contract/webhooks/types.ts';
import { Choices } from './choices.tsx';

const formats = webhookFormats.map((value) => ({ value, label: formatWords[value] }));

interface AddWebhookProps {
  twoFactor: boolean;
  kinds: readonly WebhookKind[];
  errors: Readonly<Record<string, string>> | undefined;
  typed: Readonly<Record<string, string>> | undefined;
}

export function AddWebhook({ twoFactor, kinds, errors = {}, typed = {} }: AddWebhookProps) {
  const busy = useNavigation().formData?.get('intent') === 'add';
  return (
    <Card head={<h2 className={text.displayXs}>Add a webhook</h2>}>
      <Form
        className={accountForm.accountForm}
        method="post"
        action="/settings/webhooks"
        replace
        aria-label="Add a webhook"
      >
        <input type="hidden" name="intent" value="add" />
        <p className={accountCard.text}>
          We post a signed message to your address when something happens. It names the kind of event and an id, and
          nothing personal.
        </p>
        <TextField
          label="Address"
          name="url"
          type="url"
          required
          maxLength={2_000}
          defaultValue={typed.url}
          error={errors.url}
          placeholder="https://"
          hint="https, with a public name. Addresses inside a network are not called."
        />
        <Choices
          legend="Events"
          name="kinds"
          options={kinds.map((value) => ({ value, label: webhookWords[value] }))}
          error={errors.kinds}
        />
        <SelectField
          label="Format"
          name="format"
          options={formats}
          defaultValue={typed.format ?? 'standard'}
          error={errors.format}
        />
        <Checkbox
          name="details"
          label="Send details"
          hint="How many findings, and the status of an order. Never names, addresses or messages."
        />
        <ProofField twoFactor={twoFactor} error={errors.proof} />
        <Button type="submit" variant="primary" busy={busy} busyLabel="Adding…">
          Add Webhook
        </Button>
      </Form>
    </Card>
  );
}
