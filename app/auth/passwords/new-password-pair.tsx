import { useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { PasswordField } from '#app/ui/controls/password-field.tsx';
import { passwordMost } from '#contract/accounts/accounts.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { passwordTexts } from './passwords.texts.ts';

interface NewPasswordPairProps {
  /** What is known of the person. */
  knownWords: readonly string[];
  errors: { password?: string; confirm?: string };
}

/** A new password, typed twice. */
export function NewPasswordPair({ knownWords, errors }: NewPasswordPairProps) {
  const texts = useTexts(passwordTexts);
  const [again, setAgain] = useState('');
  return (
    <>
      <NewPasswordField
        id="password"
        label={texts.newPassword}
        name="password"
        knownWords={knownWords}
        again={again}
        error={errors.password}
      />
      <PasswordField
        id="confirm"
        label={texts.confirmNew}
        name="confirm"
        autoComplete="new-password"
        required
        maxLength={passwordMost}
        onInput={(event) => setAgain(event.currentTarget.value)}
        error={errors.confirm}
      />
    </>
  );
}
