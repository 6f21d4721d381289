import { z } from 'zod';
import { newPasswordInput } from '#contract/accounts/account-input.ts';
import { accountWords } from '#contract/accounts/accounts.ts';
import type { ToastMessage } from '#contract/base/toasts.ts';

interface Mistakes {
  errors: { password?: string; confirm?: string };
  toast: ToastMessage;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const refused = (description: string) => ({ variant: 'destructive', title: 'Error', description }) as const;

/** The two rules of a form that sets a password; null when it keeps both. */
export function newPasswordMistakes(fields: Record<string, unknown>): Mistakes | null {
  const parsed = newPasswordInput.safeParse({ password: textOf(fields.password) });
  if (!parsed.success) {
    const password = z.flattenError(parsed.error).fieldErrors.password?.[0] ?? accountWords.passwordShort;
    return { errors: { password }, toast: refused(password) };
  }
  if (parsed.data.password === textOf(fields.confirm)) return null;
  return { errors: { confirm: accountWords.passwordsDiffer }, toast: refused(accountWords.passwordsDiffer) };
}
