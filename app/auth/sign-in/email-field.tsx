import type { ReactNode } from 'react';
import { authTexts } from '#app/auth/auth.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { TextField } from '#app/ui/controls/text-field.tsx';

interface EmailFieldProps {
  email: string;
  onEmail: (email: string) => void;
  error: string | undefined;
  autoComplete: 'email' | 'username';
  hint?: ReactNode;
}

export function EmailField({ email, onEmail, error, autoComplete, hint }: EmailFieldProps) {
  return (
    <TextField
      id="email"
      label={useTexts(authTexts).email}
      name="email"
      type="email"
      autoComplete={autoComplete}
      required
      maxLength={254}
      defaultValue={email}
      onChange={(event) => onEmail(event.currentTarget.value)}
      error={error}
      hint={hint}
    />
  );
}
