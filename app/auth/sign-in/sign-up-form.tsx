import { type FormEvent, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { authTexts } from '#app/auth/auth.texts.ts';
import { NewPasswordField } from '#app/auth/passwords/new-password-field.tsx';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/password-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import { fullNameMost, passwordMost } from '#contract/accounts/accounts.ts';
import styles from './auth.module.css';
import type { AuthFormProps } from './auth-result.ts';
import { authPath } from './auth-view.ts';
import { EmailField } from './email-field.tsx';

/**
 * The two passwords are compared before anything is sent. When they differ nothing happens and nothing is said;
 * the field is marked, and its hint has said all along what it wants.
 */
function useSamePasswords(differ: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [marked, setMarked] = useState(differ);
  const [seen, setSeen] = useState(differ);
  if (seen !== differ) {
    setSeen(differ);
    setMarked(differ);
  }
  const readPasswords = () => {
    const fields = new FormData(form.current ?? undefined);
    return { password: fields.get('password'), confirm: fields.get('confirm') };
  };
  const isDifferent = () => readPasswords().password !== readPasswords().confirm;
  return {
    form,
    marked,
    onSubmit: (event: FormEvent) => {
      if (isDifferent()) event.preventDefault();
      setMarked(isDifferent());
    },
    onLeave: () => setMarked(readPasswords().confirm !== '' && isDifferent()),
    onType: () => marked && setMarked(isDifferent()),
  };
}

export function SignUpForm({ result, busy, next, ...email }: AuthFormProps) {
  const texts = useTexts(authTexts);
  const linkTo = useLinks();
  const same = useSamePasswords(result?.errors?.confirm !== undefined);
  const [again, setAgain] = useState('');
  const [fullName, setFullName] = useState(result?.typed?.fullName ?? '');
  return (
    <Form
      ref={same.form}
      className={styles.form}
      method="post"
      action={linkTo(authPath('sign-up', next)).to}
      replace
      aria-label={texts.pages['sign-up']}
      onSubmit={same.onSubmit}
    >
      <TextField
        id="full-name"
        label={texts.fullName}
        name="fullName"
        autoComplete="name"
        optional
        maxLength={fullNameMost}
        defaultValue={fullName}
        onChange={(event) => setFullName(event.currentTarget.value)}
        error={result?.errors?.fullName}
      />
      <EmailField {...email} error={result?.errors?.email} autoComplete="email" hint={texts.emailHint} />
      <NewPasswordField
        id="password"
        label={texts.password}
        name="password"
        knownWords={[email.email, fullName]}
        again={again}
        error={result?.errors?.password}
        onInput={same.onType}
      />
      <PasswordField
        id="confirm"
        label={texts.confirmPassword}
        name="confirm"
        autoComplete="new-password"
        required
        maxLength={passwordMost}
        hint={texts.confirmPasswordHint}
        invalid={same.marked}
        onBlur={same.onLeave}
        onInput={(event) => {
          setAgain(event.currentTarget.value);
          same.onType();
        }}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.signingUp}>
        {texts.signUp}
      </Button>
      <p className={classes(text.soft, text.small)}>
        {withLinks(
          texts.agreement,
          (words) => (
            <Link {...linkTo('/terms-of-service')}>{words}</Link>
          ),
          (words) => (
            <Link {...linkTo('/privacy-policy')}>{words}</Link>
          ),
        )}
      </p>
    </Form>
  );
}
