import { Form, useNavigation } from 'react-router';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import styles from '#app/auth/sign-in/auth.module.css';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import text from '#app/ui/styles/text.module.css';
import { NewPasswordPair } from './new-password-pair.tsx';
import { passwordTexts } from './passwords.texts.ts';

interface NewPasswordFormProps {
  email: string;
  errors: { password?: string; confirm?: string };
}

/** At the end of a recovery link. */
export function NewPasswordForm({ email, errors }: NewPasswordFormProps) {
  const texts = useTexts(passwordTexts);
  const linkTo = useLinks();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <AuthCard>
      <h1 className={text.displayMd}>{texts.setNew}</h1>
      <p className={text.soft}>
        {withLinks(texts.forAccount(email), (address) => (
          <strong className={text.evidence}>{address}</strong>
        ))}
      </p>
      <Form
        className={styles.form}
        method="post"
        action={linkTo('/auth/callback').to}
        replace
        aria-label={texts.setNew}
      >
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
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.updating}>
          {texts.update}
        </Button>
      </Form>
    </AuthCard>
  );
}
