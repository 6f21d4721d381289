import { profileWords } from '#contract/customers.ts';
import type { WithToast } from '#contract/toasts.ts';

export type ProfileIntent = 'name' | 'reset' | 'deactivate' | 'erase';

/** What each form of the page says when it could not be done, and the server has no words of its own. */
export const notDone: Readonly<Record<ProfileIntent, string>> = {
  name: profileWords.notSaved,
  reset: profileWords.resetNotSent,
  deactivate: profileWords.notDeactivated,
  erase: profileWords.notErased,
};

/** What the action of the profile page answers. */
export interface ProfileResult extends Partial<WithToast> {
  /** What is wrong with the name. */
  error?: string;
  /** What was typed, for a page that was sent anew. */
  fullName?: string;
  /** Why the password or code was not taken. */
  proofError?: string;
  /** Nobody is signed in any more: the browser is led away shortly. */
  ended?: boolean;
}
