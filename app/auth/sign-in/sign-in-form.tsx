import { Form, Link } from 'react-router';
import { authTexts } from '#app/auth/auth.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/password-field.tsx';
import text from '#app/ui/styles/text.module.css';
import { passwordMost } from '#contract/accounts/accounts.ts';
import styles from './auth.module.css';
import type { AuthFormProps } from './auth-result.ts';
import { authPath } from './auth-view.ts';
import { EmailField } from './email-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export function SignInForm({ result, busy, next, offersSignUp, ...email }: AuthFormProps) {
  const texts = useTexts(authTexts);
  const linkTo = useLinks();
  const scanLink = (words: string) => <Link {...linkTo('/free-scan')}>{words}</Link>;
  return (
    <Form
      className={styles.form}
      method="post"
      action={linkTo(authPath('sign-in', next)).to}
      replace
      aria-label={texts.pages['sign-in']}
    >
      <EmailField {...email} error={result?.errors?.email} autoComplete="username" />
      <PasswordField
        id="password"
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        maxLength={passwordMost}
        error={result?.errors?.password}
        beside={<Link {...linkTo(authPath('reset', next))}>{texts.forgot}</Link>}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.signingIn}>
        {texts.signIn}
      </Button>
      <PasskeyButton next={next} />
      <p className={classes(text.soft, text.small)}>
        {offersSignUp
          ? withLinks(texts.newHere, (words) => <Link {...linkTo(authPath('sign-up', next))}>{words}</Link>, scanLink)
          : withLinks(texts.newHereClosed, scanLink)}
      </p>
    </Form>
  );
}
