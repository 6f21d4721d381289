import type { WithToast } from '#contract/toasts.ts';
import type { PasskeyOptions } from '#core/factors/actions.ts';
import type { FormError } from './form-answer.ts';

export type PasskeyIntent = 'begin' | 'add' | 'remove';

/** What the action of the passkeys page answers. */
export interface PasskeysResult extends Partial<WithToast> {
  error?: FormError<PasskeyIntent>;
  /** The browser goes on from here: it asks an authenticator for a passkey of this name. */
  ask?: { name: string; options: PasskeyOptions };
}

export const passkeyNotDone: Readonly<Record<PasskeyIntent, string>> = {
  begin: 'The passkey could not be added. Please try again.',
  add: 'The passkey could not be added. Please try again.',
  remove: 'The passkey could not be removed. Please try again.',
};
