import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Texts } from '#contract/base/texts.ts';
import type { PasskeyOptions } from '#core/accounts/factors/actions/add-passkey.ts';
import type english from './security.texts.en.ts';

type Words = Pick<Texts<typeof english>, 'passkeyKnown' | 'passkeyNotMade'>;

/** The authenticator's answer as JSON; or, in words for its person, why there is none. */
export async function makePasskey(
  options: PasskeyOptions,
  words: Words,
): Promise<{ answer: string } | { refused: string }> {
  try {
    return { answer: JSON.stringify(await startRegistration({ optionsJSON: options })) };
  } catch (error) {
    console.warn('No passkey was made', error);
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { refused: isKnown ? words.passkeyKnown : words.passkeyNotMade };
  }
}
