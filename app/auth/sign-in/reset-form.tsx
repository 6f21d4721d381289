import { Form, Link } from 'react-router';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './auth.module.css';
import type { AuthFormProps } from './auth-result.ts';
import { authPath } from './auth-view.ts';
import { EmailField } from './email-field.tsx';

export function ResetForm({ result, busy, next, ...email }: AuthFormProps) {
  return (
    <Form
      className={styles.form}
      method="post"
      action={authPath('reset', next)}
      replace
      aria-label="Reset your password"
    >
      <p className={text.soft}>
        Give the address of your account, and we send it a link to choose a new password. The link works once and
        expires in 1 hour.
      </p>
      <EmailField {...email} error={result?.errors?.email} autoComplete="username" />
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Sending…">
        Send Reset Link
      </Button>
      <p className={text.small}>
        <Link to={authPath('sign-in', next)}>Back to Sign In</Link>
      </p>
    </Form>
  );
}
