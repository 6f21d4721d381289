import { Form, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { WebhookKind, WebhookView } from '#contract/webhooks/types.ts';
import { WebhookFields } from './webhook-fields.tsx';

interface ChangeWebhookProps {
  webhook: WebhookView;
  kinds: readonly WebhookKind[];
  errors: Readonly<Record<string, string>> | undefined;
}

/** What a webhook is told, and how. Its address and its secret stay: another address is another webhook. */
export function ChangeWebhook({ webhook, kinds, errors = {} }: ChangeWebhookProps) {
  const texts = useTexts(toolTexts);
  const busy = useNavigation().formData?.get('intent') === 'change';
  return (
    <Card head={<h2 className={text.displayXs}>{texts.changeHost(new URL(webhook.url).host)}</h2>}>
      <Form
        className={accountForm.accountForm}
        method="post"
        action={`/settings/webhooks?change=${webhook.id}`}
        replace
        aria-label={texts.changeForm}
      >
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="id" value={webhook.id} />
        <p className={accountCard.text}>{texts.changeText}</p>
        <WebhookFields kinds={kinds} initial={webhook} errors={errors} />
        <div className={accountForm.actions}>
          <Button type="submit" variant="primary" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <ButtonLink to="/settings/webhooks" variant="quiet">
            {texts.cancel}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
