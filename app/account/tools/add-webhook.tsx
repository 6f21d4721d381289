import { Form, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { ProofField } from '#app/account/security/proof-field.tsx';
import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { WebhookKind } from '#contract/webhooks/types.ts';
import { WebhookFields } from './webhook-fields.tsx';

/** Of every address that is called. */
const scheme = 'https://';

interface AddWebhookProps {
  twoFactor: boolean;
  kinds: readonly WebhookKind[];
  errors: Readonly<Record<string, string>> | undefined;
  typed: Readonly<Record<string, string>> | undefined;
}

export function AddWebhook({ twoFactor, kinds, errors = {}, typed = {} }: AddWebhookProps) {
  const texts = useTexts(toolTexts);
  const busy = useNavigation().formData?.get('intent') === 'add';
  return (
    <Card head={<h2 className={text.displayXs}>{texts.addWebhook}</h2>}>
      <Form
        className={accountForm.accountForm}
        method="post"
        action="/settings/webhooks"
        replace
        aria-label={texts.addWebhook}
      >
        <input type="hidden" name="intent" value="add" />
        <p className={accountCard.text}>{texts.addText}</p>
        <TextField
          label={texts.address}
          name="url"
          type="url"
          required
          maxLength={2_000}
          defaultValue={typed.url}
          error={errors.url}
          placeholder={scheme}
          hint={texts.addressHint}
        />
        <WebhookFields kinds={kinds} initial={{ format: typed.format ?? 'standard' }} errors={errors} />
        <ProofField twoFactor={twoFactor} error={errors.proof} />
        <Button type="submit" variant="primary" busy={busy} busyLabel={texts.adding}>
          {texts.add}
        </Button>
      </Form>
    </Card>
  );
}
