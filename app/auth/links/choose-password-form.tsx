import { Form, useNavigation } from 'react-router';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import { NewPasswordPair } from '#app/auth/passwords/new-password-pair.tsx';
import styles from '#app/auth/sign-in/auth.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';

interface ChoosePasswordFormProps {
  token: string;
  /** Whether the page that follows can do without the server. */
  scripts: boolean;
  errors: { password?: string; confirm?: string };
}

/** Behind a confirmation link that is opened in another browser than the one that signed up. */
export function ChoosePasswordForm({ token, scripts, errors }: ChoosePasswordFormProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <AuthCard>
      <h1 className={text.displayMd}>Choose your password</h1>
      <p className={text.soft}>
        Thanks. You opened the link in a different browser from the one that signed up, or after a while, so the
        password chosen there does not count. Choose yours here.
      </p>
      <Form className={styles.form} method="post" action="/auth/link" replace aria-label="Choose your password">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="type" value="confirmation" />
        <input type="hidden" name="token" value={token} />
        {scripts && <input type="hidden" name="scripts" value="yes" />}
        <NewPasswordPair knownWords={[]} errors={errors} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Opening…">
          Confirm and open my account
        </Button>
      </Form>
      <p className={classes(text.caption, text.soft)}>
        If you did not open an account with us, close this page: nothing happens unless you press the button.
      </p>
    </AuthCard>
  );
}
