import accountForm from '#app/account/account-form.module.css';
import { profileTexts } from '#app/account/profile/profile.texts.ts';
import { ProofField } from '#app/account/security/proof-field.tsx';
import { useEnding } from '#app/account/use-ending.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
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

/** Asks for the erasure of the account, after saying what goes, what stays, and asking once more who it is. */
export function EraseAccount({ asked, facts }: EraseAccountProps) {
  const texts = useTexts(profileTexts);
  const { eraseAsked: question } = texts;
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
        <Button type="submit" variant="danger" busy={act.isBusy} busyLabel={texts.asking}>
          {texts.erase}
        </Button>
        {!isOnPage && <Button onClick={() => setOpen(false)}>{texts.keepAccount}</Button>}
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
        title={texts.forGood}
        hint={texts.forGoodHint}
        label={texts.eraseAccount}
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
  const texts = useTexts(profileTexts);
  const { longDate } = useFormats();
  const asHeading = (words: string) => <strong>{words}</strong>;
  return (
    <div className={styles.words}>
      <p>
        {withLinks(texts.erasedOn(longDate(day)), (words) => (
          <time dateTime={day}>{words}</time>
        ))}
      </p>
      <p>{withLinks(texts.gone, asHeading)}</p>
      <p>{withLinks(texts.kept, asHeading)}</p>
    </div>
  );
}
