import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { UsedPasskey } from '#contract/accounts/factor-input.ts';
import { createChallenge, relyingParty, takeChallenge } from '#core/accounts/factors/internal/challenges.ts';
import { bytesOf, loadWebauthn } from '#core/accounts/factors/internal/webauthn.ts';
import { challengeLifeMs } from '#core/accounts/factors/rules.ts';
import { passkeys } from '#core/accounts/factors/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** What the browser asks an authenticator for: any passkey of this site, after it has verified its person. */
export type PasskeyQuestion = PublicKeyCredentialRequestOptionsJSON;

/** Asks for a passkey of this site, whosever it is. The answer is good once, for five minutes. */
export async function askForPasskey(platform: Platform): Promise<PasskeyQuestion> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(platform).id,
    challenge: await createChallenge(platform, { purpose: 'sign-in', userId: null }),
    timeout: challengeLifeMs,
    userVerification: 'required',
  });
}

type Stored = typeof passkeys.$inferSelect;

/** Whose passkey answers, and whether the answer holds. */
export interface AnsweringPasskey {
  stored: Stored;
  /** How often its authenticator has signed now; null for an answer that does not hold. */
  counter: number | null;
}

const isOf = ({ userId }: Stored, userHandle: string | null | undefined): boolean =>
  !userHandle || userHandle === Buffer.from(userId).toString('base64url');

/**
 * Whose passkey this is, and whether the answer is of this site, of a question of ours that nobody has answered yet, and
 * of a verified person. Call `takePasskey` before anything is opened with it. @returns null for a passkey of nobody
 */
export async function provePasskey(platform: Platform, answer: UsedPasskey): Promise<AnsweringPasskey | null> {
  const { clientDataJSON, userHandle } = answer.response;
  const expectedChallenge = await takeChallenge(platform, clientDataJSON, { purpose: 'sign-in', userId: null });
  const [stored] = await platform.database.transaction(systemScope, (tx) =>
    tx.select().from(passkeys).where(eq(passkeys.credentialId, answer.id)),
  );
  if (!stored) return null;
  if (expectedChallenge === null || !isOf(stored, userHandle)) return { stored, counter: null };
  return { stored, counter: await verifyUsedPasskey(platform, { answer, stored, expectedChallenge }) };
}

async function verifyUsedPasskey(
  platform: Platform,
  { answer, stored, expectedChallenge }: { answer: UsedPasskey; stored: Stored; expectedChallenge: string },
): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(platform);
  const { credentialId: id, publicKey, counter } = stored;
  const { userHandle, ...response } = answer.response;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: { id, publicKey: bytesOf(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // Also a counter that went back: the passkey was copied.
    platform.log.info('An answer of an authenticator was refused', { error });
    return null;
  }
}

/**
 * Notes the use, in the transaction that opens a session.
 * @returns false for an answer that does not hold, or when the passkey was removed or used meanwhile
 */
export async function takePasskey(
  tx: Transaction,
  { clock }: Platform,
  { stored: { id, counter: known }, counter }: AnsweringPasskey,
): Promise<boolean> {
  if (counter === null) return false;
  const noted = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, known)))
    .returning({ id: passkeys.id });
  return noted.length === 1;
}
