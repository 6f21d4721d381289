import { NewPasswordPair } from '#app/auth/passwords/new-password-pair.tsx';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import text from '#app/ui/styles/text.module.css';
import styles from './keep-result.module.css';
import { resultTexts } from './result.texts.ts';

interface KeepResultProps {
  email: string;
  /** When the result is deleted; null: it is not. */
  expiresAt: string | null;
}

/** Beside a visitor's result, where the mailed link was opened just now: one password keeps it. */
export function KeepResult({ email, expiresAt }: KeepResultProps) {
  const texts = useTexts(resultTexts);
  const act = useAct({ intent: 'keep' });
  const { longDate } = useFormats();
  const { password, confirm } = act.answer?.errors ?? {};
  const errors = { ...(password && { password }), ...(confirm && { confirm }) };
  return (
    <section className={classes(card.card, styles.keep)} aria-labelledby="keep" data-print="hide">
      <div className={styles.words}>
        <h2 className={text.displaySm} id="keep">
          {texts.choosePassword}
        </h2>
        <p className={text.soft}>
          {withLinks(texts.keepText, () => (
            <strong className={styles.email}>{email}</strong>
          ))}
        </p>
        {expiresAt && <p className={classes(text.small, text.soft)}>{texts.keepUntil(longDate(expiresAt))}</p>}
      </div>
      <act.Form className={styles.form} method="post" aria-label={texts.keep}>
        <input type="hidden" name="intent" value="keep" />
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <NewPasswordPair knownWords={[email]} errors={errors} />
        <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={texts.keeping}>
          {texts.keep}
        </Button>
      </act.Form>
    </section>
  );
}
