import { Form, Link } from 'react-router';
import { authTexts } from '#app/auth/auth.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './auth.module.css';
import type { AuthFormProps } from './auth-result.ts';
import { authPath } from './auth-view.ts';
import { EmailField } from './email-field.tsx';

export function ResetForm({ result, busy, next, ...email }: AuthFormProps) {
  const texts = useTexts(authTexts);
  const linkTo = useLinks();
  return (
    <Form
      className={styles.form}
      method="post"
      action={linkTo(authPath('reset', next)).to}
      replace
      aria-label={texts.pages.reset}
    >
      <p className={text.soft}>{texts.resetText}</p>
      <EmailField {...email} error={result?.errors?.email} autoComplete="username" />
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.sending}>
        {texts.sendReset}
      </Button>
      <p className={text.small}>
        <Link {...linkTo(authPath('sign-in', next))}>{texts.backToSignIn}</Link>
      </p>
    </Form>
  );
}
