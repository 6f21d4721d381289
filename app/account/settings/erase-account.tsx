import accountForm from '#app/account/account-form.module.css';
import { ProofField } from '#app/account/security/proof-field.tsx';
import { useEnding } from '#app/account/use-ending.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { AskRow } from './ask-row.tsx';
import styles from './erase-account.module.css';

export interface ErasureFacts {
  /** With two-factor sign-in a code is asked for, otherwise the password. */
  twoFactor: boolean;
  /** On which the account would be erased, ISO 8601. */
  day: string;
}

interface EraseAccountProps {
  /** The question is in the address: the way without JavaScript. */
  asked: boolean;
  facts: ErasureFacts;
}

const question = 'Erase your account?';

/** Asks for the erasure of the account, after saying what goes, what stays, and asking once more who it is. */
export function EraseAccount({ asked, facts }: EraseAccountProps) {
  const { act, ended, isOpen, setOpen, isOnPage } = useEnding('erase', asked);
  const form = (
    // What is loaded anew would be a visitor's: the notice stands until the browser is led away.
    <act.Form
      method="post"
      defaultShouldRevalidate={false}
      className={classes(accountForm.accountForm, styles.erasure)}
      aria-label={question}
    >
      <Consequences day={facts.day} />
      <input type="hidden" name="intent" value="erase" />
      <ProofField twoFactor={facts.twoFactor} error={act.errorOf('proof')} />
      <div className={accountForm.actions}>
        <Button type="submit" variant="danger" busy={act.isBusy} busyLabel="Asking…">
          Erase My Account
        </Button>
        {!isOnPage && <Button onClick={() => setOpen(false)}>Keep my account</Button>}
      </div>
    </act.Form>
  );
  if (isOnPage)
    return (
      <section className={accountForm.accountForm}>
        <strong>{question}</strong>
        {form}
      </section>
    );
  return (
    <>
      <AskRow
        ask="erase"
        title="For good"
        hint="Everything in the account is deleted, 30 days after you ask."
        label="Erase Account"
        disabled={ended}
        onAsk={() => setOpen(true)}
      />
      <Dialog open={isOpen} onOpenChange={setOpen} title={question}>
        {form}
      </Dialog>
    </>
  );
}

function Consequences({ day }: { day: string }) {
  const { longDate } = useFormats();
  return (
    <div className={styles.words}>
      <p>
        You are signed out on every device now. On <time dateTime={day}>{longDate(day)}</time> the account is erased.
        Signing in before then cancels it.
      </p>
      <p>
        <strong>Gone for good:</strong> profile, settings and second factors; scans with everything they found; your
        messages, notes and files; what the audit log says about you.
      </p>
      <p>
        <strong>Kept, because tax law requires it:</strong> invoices as they were issued; and of each order that you
        paid for its service, amount and day, without your name.
      </p>
    </div>
  );
}
