import { Form, useNavigation } from 'react-router';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import styles from '#app/auth/sign-in/auth.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import text from '#app/ui/styles/text.module.css';
import { NewPasswordPair } from './new-password-pair.tsx';

interface NewPasswordFormProps {
  email: string;
  errors: { password?: string; confirm?: string };
}

/** At the end of a recovery link. */
export function NewPasswordForm({ email, errors }: NewPasswordFormProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <AuthCard>
      <h1 className={text.displayMd}>Set New Password</h1>
      <p className={text.soft}>
        For <strong className={text.evidence}>{email}</strong>. Every device that is signed in will be signed out.
      </p>
      <Form className={styles.form} method="post" action="/auth/callback" replace aria-label="Set New Password">
        <input type="hidden" name="intent" value="set-password" />
        {/* Password managers file the new password under it. */}
        <input
          className={visuallyHidden.visuallyHidden}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <NewPasswordPair knownWords={[email]} errors={errors} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Updating…">
          Update Password
        </Button>
      </Form>
    </AuthCard>
  );
}
