import { type ComponentProps, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { PasswordField } from '#app/ui/controls/password-field.tsx';
import { passwordMost } from '#contract/accounts/accounts.ts';
import styles from './new-password-field.module.css';
import { type StrengthLevel, strengthOf } from './password-strength.ts';
import { passwordTexts } from './passwords.texts.ts';
import { useLeaked } from './use-leaked.ts';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> & {
  /** What is known of the person: no part of it makes a password stronger. */
  knownWords: readonly string[];
  /** What the second field holds. */
  again: string;
};

function Strength({ level, says }: { level: StrengthLevel; says: string }) {
  return (
    <span className={styles.strength} data-level={level}>
      <span className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span role="status">{says}</span>
    </span>
  );
}

/** A password that is being chosen: how strong it is while it is typed, and, once it was typed twice, whether others know it. */
export function NewPasswordField({ knownWords, again, onInput, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const isLeaked = useLeaked(typed, again);
  const texts = useTexts(passwordTexts);
  const level = strengthOf(typed, knownWords);
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
          texts.hint
        ) : (
          <Strength level={isLeaked ? 1 : level} says={isLeaked ? texts.leaked : texts.strength[level]} />
        )
      }
    />
  );
}
