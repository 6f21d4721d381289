import type { Answered } from '#app/forms/answered.ts';

/** A mail is on its way to this address. */
export interface SentMail {
  what: 'confirmation' | 'reset';
  email: string;
  passwordLeaked?: boolean;
}

/** What every form of /auth is given. */
export interface AuthFormProps {
  result: Answered | undefined;
  busy: boolean;
  /** Where to go afterwards; null for the usual place. */
  next: string | null;
  /** Typed once, kept from tab to tab. */
  email: string;
  onEmail: (email: string) => void;
  /** Whether anyone may open an account. */
  offersSignUp: boolean;
}
