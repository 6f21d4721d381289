import { Form, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import { QrCode } from '#app/ui/controls/qr-code.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TwoFactorSetUp } from '#contract/accounts/factors.ts';
import { ProofField } from './proof-field.tsx';
import styles from './two-factor-set-up.module.css';

export const useIsPosting = (intent: string): boolean => useNavigation().formData?.get('intent') === intent;

/** First the password: an open session is not enough to change how somebody signs in. */
export function BeginTwoFactor({ error }: { error: string | undefined }) {
  return (
    <Card head={<h2 className={text.displayXs}>Set it up</h2>}>
      <Form className={accountForm.accountForm} method="post" replace aria-label="Set up two-factor sign-in">
        <input type="hidden" name="intent" value="begin" />
        <p className={accountCard.text}>
          You need an authenticator app on your phone, for example Aegis, 2FAS, Google Authenticator or the one in your
          password manager. First confirm that it is you.
        </p>
        <ProofField twoFactor={false} error={error} />
        <Button type="submit" variant="primary" busy={useIsPosting('begin')} busyLabel="Checking…">
          Continue
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
  const intent = change ? 'confirm-change' : 'confirm';
  return (
    <Card head={<h2 className={text.displayXs}>Add the account to your {change ? 'new app' : 'app'}</h2>}>
      <div className={styles.twoFactor}>
        <QrCode {...setUp.qr} label="QR code for your authenticator app" />
        <div className={styles.words}>
          <p>Scan the picture with the app. On the phone itself, open the account there, or type the key:</p>
          <p className={text.evidence} translate="no">
            {setUp.secret}
          </p>
          <p>
            <a href={setUp.address}>Open in the app on this device</a>
          </p>
        </div>
      </div>
      <Form className={accountForm.accountForm} method="post" replace aria-label="Confirm two-factor sign-in">
        <input type="hidden" name="intent" value={intent} />
        <TextField
          id="two-factor-code"
          name="code"
          label="Six-digit code"
          hint="It changes every 30 seconds."
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]*"
          maxLength={10}
          required
          error={error}
        />
        <Button type="submit" variant="primary" busy={useIsPosting(intent)} busyLabel="Checking…">
          {change ? 'Use This App' : 'Switch It On'}
        </Button>
      </Form>
    </Card>
  );
}
