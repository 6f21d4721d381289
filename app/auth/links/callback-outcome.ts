import type { CallbackFailure } from './callback-address.ts';

/** How far a mailed link has come. */
export type CallbackOutcome =
  | { state: 'processing' }
  | { state: 'failed'; failure: CallbackFailure }
  /** For a reason that the server gave in words. */
  | { state: 'failed'; message: string }
  | { state: 'new-password'; email: string }
  | { state: 'confirmed' }
  | { state: 'updated'; to: string };

/** What the actions of /auth/callback give its page. */
export interface CallbackValue {
  outcome: CallbackOutcome;
  passwordLeaked?: boolean;
}
