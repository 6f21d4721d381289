import { Form, Link } from 'react-router';
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
  return (
    <Form className={styles.form} method="post" action={authPath('sign-in', next)} replace aria-label="Sign In">
      <EmailField {...email} error={result?.errors?.email} autoComplete="username" />
      <PasswordField
        id="password"
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={passwordMost}
        error={result?.errors?.password}
        beside={<Link to={authPath('reset', next)}>Forgot your password?</Link>}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Signing in…">
        Sign In
      </Button>
      <PasskeyButton next={next} />
      <p className={classes(text.soft, text.small)}>
        New here?{' '}
        {offersSignUp && (
          <>
            <Link to={authPath('sign-up', next)}>Create an account</Link>, or{' '}
          </>
        )}
        <Link to="/free-scan">{offersSignUp ? 'run a free scan' : 'Run a free scan'}</Link> without one.
      </p>
    </Form>
  );
}
