import { Link } from 'react-router';
import { authTexts } from '#app/auth/auth.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/display/notice.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import styles from './auth.module.css';
import type { SentMail } from './auth-result.ts';
import { type AuthView, authPath } from './auth-view.ts';

interface MailSentProps {
  sent: SentMail;
  next: string | null;
  /** This installation keeps its mail to itself and shows it. */
  localMailbox: boolean;
}

/** After a form whose answer is a mail: what to do now. The answer is the same whether or not the address has an account. */
export function MailSent({ sent: { what, email, passwordLeaked }, next, localMailbox }: MailSentProps) {
  const texts = useTexts(authTexts);
  const linkTo = useLinks();
  const isReset = what === 'reset';
  const viewLink = (view: AuthView) => (words: string) => <Link {...linkTo(authPath(view, next))}>{words}</Link>;
  return (
    <div className={styles.form}>
      <p className={textStyles.soft}>
        {withLinks((isReset ? texts.resetLinkSent : texts.confirmationSent)(email), (address) => (
          <strong className={textStyles.evidence}>{address}</strong>
        ))}
      </p>
      {passwordLeaked && <Notice tone="warning">{texts.chosenLeaked}</Notice>}
      <p className={classes(textStyles.soft, textStyles.small)}>{isReset ? texts.noReset : texts.noConfirmation}</p>
      {localMailbox && (
        <Notice>
          {withLinks(texts.noMailServer, (words) => (
            <a href="/dev/mail">{words}</a>
          ))}
        </Notice>
      )}
      <p className={textStyles.small}>
        {withLinks(
          isReset ? texts.resetAgain : texts.confirmationAgain,
          viewLink('sign-in'),
          viewLink(isReset ? 'reset' : 'sign-up'),
        )}
      </p>
    </div>
  );
}
