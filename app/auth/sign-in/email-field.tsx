import type { ReactNode } from 'react';
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
      label="Email"
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
