import { type ComponentProps, useState } from 'react';
import { PasswordField } from '#app/ui/password-field.tsx';
import { passwordMost } from '#contract/accounts.ts';
import { strengthOf } from './password-strength.ts';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> & {
  /** What is known of the person: no part of it makes a password stronger. */
  knownWords: readonly string[];
};

/** A password that is being chosen: its strength is told while it is typed. */
export function NewPasswordField({ knownWords, onInput, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const { level, says } = strengthOf(typed, knownWords);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      required
      maxLength={passwordMost}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
      hint={
        typed === '' ? (
          'At least 6 characters. Longer is better than cleverer.'
        ) : (
          <span className="strength" data-level={level}>
            <span className="strength__bars" aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </span>
            <span role="status">{says}</span>
          </span>
        )
      }
    />
  );
}
