import { Form } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TwoFactorState } from '#contract/accounts/factors.ts';
import { useIsPosting } from './two-factor-set-up.tsx';

interface StaffStepProps {
  step: Exclude<TwoFactorState['staff'], 'none'>;
  email: string;
  product: string;
}

const nextStep = {
  'open-link': 'First open the link that we send to your email address: a password alone is not enough for this.',
  'set-up': 'Set it up here, and the panel opens straight away.',
  'sign-in': 'This session has not shown a code. Enter one below, or sign out and sign in again.',
} as const;

/** What staff do before the panel opens. */
export function StaffStep({ step, email, product }: StaffStepProps) {
  return (
    <>
      <Notice tone="warning">
        <p>
          <strong>The admin panel needs this.</strong> Staff of {product} sign in with two factors. {nextStep[step]}
        </p>
      </Notice>
      {step === 'open-link' && <SendLink email={email} />}
    </>
  );
}

function SendLink({ email }: { email: string }) {
  return (
    <Card head={<h2 className={text.displayXs}>Get the link</h2>}>
      <Form className={accountForm.accountForm} method="post" replace aria-label="Get the link">
        <input type="hidden" name="intent" value="send-link" />
        <p className={accountCard.text}>
          We send it to <span className={text.evidence}>{email}</span>. Open it in this browser. It works once, within
          the hour; if it has expired, ask for another one here.
        </p>
        <Button type="submit" variant="primary" busy={useIsPosting('send-link')} busyLabel="Sending…">
          Send the Link
        </Button>
      </Form>
    </Card>
  );
}
