import { Form } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import styles from '#app/account/account-form.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TwoFactorState } from '#contract/accounts/factors.ts';
import { ProofField } from './proof-field.tsx';
import { useIsPosting } from './two-factor-set-up.tsx';

/** New codes or none at all: both ask for a code once more. */
export function ManageTwoFactor({ state, error }: { state: TwoFactorState; error: string | undefined }) {
  const { longDate, plural } = useFormats();
  const [renewing, changing, disabling] = [useIsPosting('renew'), useIsPosting('change'), useIsPosting('disable')];
  return (
    <Card head={<h2 className={text.displayXs}>Two-factor sign-in is on</h2>}>
      <Form className={styles.accountForm} method="post" replace aria-label="Manage two-factor sign-in">
        <p className={accountCard.text}>
          Since {state.since && longDate(state.since)}. You have {plural(state.recoveryCodesLeft, 'recovery code')}{' '}
          left. To make new ones{state.required ? ' or to' : ', to switch it off, or to'} change to the app of another
          phone, enter a code.{state.required && ' Staff cannot switch it off here.'}
        </p>
        <ProofField twoFactor error={error} />
        <div className={styles.actions}>
          <Button type="submit" name="intent" value="renew" busy={renewing} busyLabel="Making codes…">
            New Recovery Codes
          </Button>
          <Button type="submit" name="intent" value="change" busy={changing} busyLabel="Checking…">
            Change App
          </Button>
          {!state.required && (
            <Button
              type="submit"
              name="intent"
              value="disable"
              variant="danger-quiet"
              busy={disabling}
              busyLabel="Switching off…"
            >
              Disable Two-Factor
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
