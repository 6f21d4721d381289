import type { WithToast } from '#contract/base/toasts.ts';

/** How far a mailed link has come. */
export type CallbackOutcome =
  | { state: 'processing' }
  | { state: 'failed'; message: string }
  | { state: 'new-password'; email: string }
  | { state: 'confirmed' }
  | { state: 'updated'; to: string };

/** What the action at /auth/callback answers. */
export interface CallbackResult extends Partial<WithToast> {
  outcome: CallbackOutcome;
  errors?: { password?: string; confirm?: string };
  passwordLeaked?: boolean;
}
