import { startAuthentication } from '@simplewebauthn/browser';
import type { Texts } from '#contract/base/texts.ts';
import type english from '../auth.texts.en.ts';

type Words = Pick<Texts<typeof english>, 'manyAttempts' | 'passkeyCancelled'>;

/** The answer of one of the browser's authenticators as JSON; or, in words for its person, why there is none. */
export async function askForPasskey(words: Words): Promise<{ answer: string } | { refused: string }> {
  try {
    const question = await fetch('/auth/passkey', { method: 'POST' });
    if (question.status === 429) return { refused: words.manyAttempts };
    if (!question.ok) throw new Error(`/auth/passkey answered ${question.status}`);
    return { answer: JSON.stringify(await startAuthentication({ optionsJSON: await question.json() })) };
  } catch (error) {
    console.warn('No passkey was used', error);
    return { refused: words.passkeyCancelled };
  }
}
