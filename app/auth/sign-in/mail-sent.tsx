import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/display/notice.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import styles from './auth.module.css';
import type { SentMail } from './auth-result.ts';
import { authPath } from './auth-view.ts';

interface MailSentProps {
  sent: SentMail;
  next: string | null;
  /** This installation keeps its mail to itself and shows it. */
  localMailbox: boolean;
}

const texts = {
  confirmation: {
    text: 'It has a link that confirms the address. Open it in this browser, and your password is set; anywhere else you choose one there. The link works once and expires in 1 hour; after that, sign up again for a fresh one.',
    // The answer is the same whether or not the address has an account.
    otherwise: 'If the address has an account already, the message says so instead.',
    again: ['sign-up', 'sign up with another address'],
  },
  reset: {
    text: 'If it has an account, a link to choose a new password is on its way. The link works once and expires in 1 hour.',
    otherwise: 'If none comes at all, there is no account with this address.',
    again: ['reset', 'try another address'],
  },
} as const;

/** After a form whose answer is a mail: what to do now. */
export function MailSent({ sent, next, localMailbox }: MailSentProps) {
  const { text, otherwise, again } = texts[sent.what];
  return (
    <div className={styles.form}>
      <p className={textStyles.soft}>
        {sent.what === 'confirmation' ? 'We have written to ' : 'We have looked up '}
        <strong className={textStyles.evidence}>{sent.email}</strong>. {text}
      </p>
      {sent.passwordLeaked && (
        <Notice tone="warning">
          The password you chose appears in known data breaches, so others will try it. Choose another one once you are
          signed in.
        </Notice>
      )}
      <p className={classes(textStyles.soft, textStyles.small)}>
        No message yet? Look in the spam folder, too. {otherwise}
      </p>
      {localMailbox && (
        <Notice>
          This installation has no mail server. <a href="/dev/mail">Open the local mailbox</a>.
        </Notice>
      )}
      <p className={textStyles.small}>
        <Link to={authPath('sign-in', next)}>Back to Sign In</Link>, or{' '}
        <Link to={authPath(again[0], next)}>{again[1]}</Link>.
      </p>
    </div>
  );
}
