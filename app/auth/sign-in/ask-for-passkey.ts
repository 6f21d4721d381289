import { startAuthentication } from '@simplewebauthn/browser';
import { passkeyWords } from '#contract/accounts/factors.ts';

/** The answer of one of the browser's authenticators as JSON; or, in words for its person, why there is none. */
export async function askForPasskey(): Promise<{ answer: string } | { refused: string }> {
  try {
    const question = await fetch('/auth/passkey', { method: 'POST' });
    if (question.status === 429) return { refused: ((await question.json()) as { message: string }).message };
    if (!question.ok) throw new Error(`/auth/passkey answered ${question.status}`);
    return { answer: JSON.stringify(await startAuthentication({ optionsJSON: await question.json() })) };
  } catch (error) {
    console.warn('No passkey was used', error);
    return { refused: passkeyWords.cancelled };
  }
}
