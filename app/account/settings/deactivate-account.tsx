import styles from '#app/account/account-form.module.css';
import { profileTexts } from '#app/account/profile/profile.texts.ts';
import { ProofField } from '#app/account/security/proof-field.tsx';
import { useEnding } from '#app/account/use-ending.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import { AskRow } from './ask-row.tsx';

interface DeactivateAccountProps {
  /** The question is in the address: the way without JavaScript. */
  asked: boolean;
  /** With two-factor sign-in a code is asked for, otherwise the password. */
  twoFactor: boolean;
}

/** Deactivates the account, after a question and asking once more who it is. */
export function DeactivateAccount({ asked, twoFactor }: DeactivateAccountProps) {
  const texts = useTexts(profileTexts);
  const { deactivateAsked: question, deactivateText: consequences } = texts;
  const { act, ended, isOpen, setOpen, isOnPage } = useEnding('deactivate', asked);
  const form = (
    // What is loaded anew would be a visitor's: the notice stands until the browser is led away.
    <act.Form method="post" defaultShouldRevalidate={false} className={styles.accountForm} id="deactivate">
      <input type="hidden" name="intent" value="deactivate" />
      <ProofField twoFactor={twoFactor} error={act.errorOf('proof')} />
    </act.Form>
  );
  const submit = (
    <Button type="submit" form="deactivate" variant="danger" busy={act.isBusy} busyLabel={texts.deactivating}>
      {texts.deactivate}
    </Button>
  );
  if (isOnPage)
    return (
      <section className={styles.accountForm} aria-label={question}>
        <p>
          <strong>{question}</strong> {consequences}
        </p>
        {form}
        <div className={styles.actions}>{submit}</div>
      </section>
    );
  return (
    <>
      <AskRow
        ask="deactivate"
        title={texts.forAWhile}
        hint={texts.forAWhileHint}
        label={texts.deactivateAccount}
        disabled={ended}
        onAsk={() => setOpen(true)}
      />
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={question}
        description={consequences}
        keep={texts.keepAccount}
        action={submit}
      >
        {form}
      </AlertDialog>
    </>
  );
}
