import { PasswordField } from '#app/ui/controls/password-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';

interface ProofFieldProps {
  /** With two-factor sign-in a code is asked for, otherwise the password. */
  twoFactor: boolean;
  error?: string | undefined;
}

/** Asks once more who it is. */
export function ProofField({ twoFactor, error }: ProofFieldProps) {
  const common = { id: 'proof', name: 'proof', required: true, error };
  return twoFactor ? (
    <TextField
      {...common}
      label="Code"
      autoComplete="one-time-code"
      maxLength={100}
      spellCheck={false}
      hint="The six digits that your authenticator app shows now, or a recovery code."
    />
  ) : (
    <PasswordField {...common} label="Your password" autoComplete="current-password" maxLength={1_000} />
  );
}
