import { Form, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { QrCode } from '#app/ui/controls/qr-code.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TwoFactorSetUp } from '#contract/accounts/factors.ts';
import { ProofField } from './proof-field.tsx';
import { securityTexts } from './security.texts.ts';
import styles from './two-factor-set-up.module.css';

export const useIsPosting = (intent: string): boolean => useNavigation().formData?.get('intent') === intent;

/** First the password: an open session is not enough to change how somebody signs in. */
export function BeginTwoFactor({ error }: { error: string | undefined }) {
  const texts = useTexts(securityTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.setUpHeading}</h2>}>
      <Form className={accountForm.accountForm} method="post" replace aria-label={texts.setUpForm}>
        <input type="hidden" name="intent" value="begin" />
        <p className={accountCard.text}>{texts.setUpText}</p>
        <ProofField twoFactor={false} error={error} />
        <Button type="submit" variant="primary" busy={useIsPosting('begin')} busyLabel={texts.checking}>
          {texts.continue}
        </Button>
      </Form>
    </Card>
  );
}

interface ConfirmTwoFactorProps {
  setUp: TwoFactorSetUp;
  /** The app takes the place of another one. */
  change?: boolean;
  error: string | undefined;
}

/** Then the app, and its first code. */
export function ConfirmTwoFactor({ setUp, change = false, error }: ConfirmTwoFactorProps) {
  const texts = useTexts(securityTexts);
  const intent = change ? 'confirm-change' : 'confirm';
  return (
    <Card head={<h2 className={text.displayXs}>{change ? texts.addToNewApp : texts.addToApp}</h2>}>
      <div className={styles.twoFactor}>
        <QrCode {...setUp.qr} label={texts.qrCode} />
        <div className={styles.words}>
          <p>{texts.scanPicture}</p>
          <p className={text.evidence} translate="no">
            {setUp.secret}
          </p>
          <p>
            <a href={setUp.address}>{texts.openInApp}</a>
          </p>
        </div>
      </div>
      <Form className={accountForm.accountForm} method="post" replace aria-label={texts.confirmForm}>
        <input type="hidden" name="intent" value={intent} />
        <TextField
          id="two-factor-code"
          name="code"
          label={texts.sixDigits}
          hint={texts.sixDigitsHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]*"
          maxLength={10}
          required
          error={error}
        />
        <Button type="submit" variant="primary" busy={useIsPosting(intent)} busyLabel={texts.checking}>
          {change ? texts.useThisApp : texts.switchOn}
        </Button>
      </Form>
    </Card>
  );
}
