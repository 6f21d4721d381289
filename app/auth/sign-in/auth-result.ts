import type { WithToast } from '#contract/base/toasts.ts';

type Field = 'email' | 'password' | 'confirm' | 'fullName' | 'code';

/** What the action at /auth answers, when it leads nowhere else. */
export interface AuthResult extends Partial<WithToast> {
  errors?: Partial<Record<Field, string>>;
  /** The two passwords differ: as specified, not a word about it. */
  differ?: boolean;
  /** What was typed, for a page that was sent anew. Never a password. */
  values?: { email?: string; fullName?: string };
  /** A mail is on its way to this address. */
  sent?: { what: 'confirmation' | 'reset'; email: string; passwordLeaked?: boolean };
}

/** What every form of /auth is given. */
export interface AuthFormProps {
  result: AuthResult | undefined;
  busy: boolean;
  /** Where to go afterwards; null for the usual place. */
  next: string | null;
  /** Typed once, kept from tab to tab. */
  email: string;
  onEmail: (email: string) => void;
}
