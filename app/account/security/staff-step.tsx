import { Form } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TwoFactorState } from '#contract/accounts/factors.ts';
import { securityTexts } from './security.texts.ts';
import { useIsPosting } from './two-factor-set-up.tsx';

interface StaffStepProps {
  step: Exclude<TwoFactorState['staff'], 'none'>;
  email: string;
  product: string;
}

/** What staff do before the panel opens. */
export function StaffStep({ step, email, product }: StaffStepProps) {
  const texts = useTexts(securityTexts);
  return (
    <>
      <Notice tone="warning">
        <p>
          {withLinks(texts.staffNeeds(product), (words) => (
            <strong>{words}</strong>
          ))}{' '}
          {texts.staffSteps[step]}
        </p>
      </Notice>
      {step === 'open-link' && <SendLink email={email} />}
    </>
  );
}

function SendLink({ email }: { email: string }) {
  const texts = useTexts(securityTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.getLink}</h2>}>
      <Form className={accountForm.accountForm} method="post" replace aria-label={texts.getLink}>
        <input type="hidden" name="intent" value="send-link" />
        <p className={accountCard.text}>
          {withLinks(texts.getLinkText(email), (address) => (
            <span className={text.evidence}>{address}</span>
          ))}
        </p>
        <Button type="submit" variant="primary" busy={useIsPosting('send-link')} busyLabel={texts.sending}>
          {texts.sendLink}
        </Button>
      </Form>
    </Card>
  );
}
