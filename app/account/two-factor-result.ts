import type { WithToast } from '#contract/toasts.ts';

export type TwoFactorIntent = 'begin' | 'confirm' | 'disable' | 'renew' | 'change' | 'confirm-change';

/** What the action of the two-factor page answers. */
export interface TwoFactorResult extends WithToast {
  /** What is wrong, at the field of this form. */
  error?: { intent: TwoFactorIntent; message: string };
  /** Shown this once. */
  codes?: string[];
}

export const twoFactorNotDone = 'This could not be done. Please try again.';
