import { useTexts } from '#app/language/texts.ts';
import { PasswordField } from '#app/ui/controls/password-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { securityTexts } from './security.texts.ts';

interface ProofFieldProps {
  /** With two-factor sign-in a code is asked for, otherwise the password. */
  twoFactor: boolean;
  error?: string | undefined;
}

/** Asks once more who it is. */
export function ProofField({ twoFactor, error }: ProofFieldProps) {
  const texts = useTexts(securityTexts);
  const common = { id: 'proof', name: 'proof', required: true, error };
  return twoFactor ? (
    <TextField
      {...common}
      label={texts.code}
      autoComplete="one-time-code"
      maxLength={100}
      spellCheck={false}
      hint={texts.codeHint}
    />
  ) : (
    <PasswordField {...common} label={texts.yourPassword} autoComplete="current-password" maxLength={1_000} />
  );
}
