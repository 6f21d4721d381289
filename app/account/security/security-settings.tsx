import accountCard from '#app/account/account-card.module.css';
import styles from '#app/account/account-form.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';

export function SecuritySettings({ email }: { email: string }) {
  const act = useAct({ intent: 'reset' });
  return (
    <Card id="password" head={<h2 className={text.displayXs}>Security Settings</h2>}>
      <act.Form className={styles.accountForm} method="post" aria-label="Security Settings">
        <input type="hidden" name="intent" value="reset" />
        <p className={accountCard.text}>
          A link to choose a new password is sent to <strong className={text.evidence}>{email}</strong>. It works once
          and expires in 1 hour. Setting the password signs you out on every other device.
        </p>
        <div className={styles.actions}>
          <Button type="submit" busy={act.isBusy} busyLabel="Sending…">
            Send Password Reset Email
          </Button>
          <ButtonLink to="/settings#security" variant="quiet">
            Two-factor and devices
          </ButtonLink>
        </div>
      </act.Form>
    </Card>
  );
}
