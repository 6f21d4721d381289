import { Form } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import styles from '#app/account/account-form.module.css';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TwoFactorState } from '#contract/accounts/factors.ts';
import { ProofField } from './proof-field.tsx';
import { securityTexts } from './security.texts.ts';
import { useIsPosting } from './two-factor-set-up.tsx';

/** New codes or none at all: both ask for a code once more. */
export function ManageTwoFactor({ state, error }: { state: TwoFactorState; error: string | undefined }) {
  const texts = useTexts(securityTexts);
  const { longDate } = useFormats();
  const says = state.required ? texts.manageTextStaff : texts.manageText;
  const [renewing, changing, disabling] = [useIsPosting('renew'), useIsPosting('change'), useIsPosting('disable')];
  return (
    <Card head={<h2 className={text.displayXs}>{texts.twoFactorOn}</h2>}>
      <Form className={styles.accountForm} method="post" replace aria-label={texts.manageForm}>
        <p className={accountCard.text}>
          {says(state.since === null ? '' : longDate(state.since), state.recoveryCodesLeft)}
        </p>
        <ProofField twoFactor error={error} />
        <div className={styles.actions}>
          <Button type="submit" name="intent" value="renew" busy={renewing} busyLabel={texts.makingCodes}>
            {texts.newCodes}
          </Button>
          <Button type="submit" name="intent" value="change" busy={changing} busyLabel={texts.checking}>
            {texts.changeApp}
          </Button>
          {!state.required && (
            <Button
              type="submit"
              name="intent"
              value="disable"
              variant="danger-quiet"
              busy={disabling}
              busyLabel={texts.switchingOff}
            >
              {texts.disable}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
