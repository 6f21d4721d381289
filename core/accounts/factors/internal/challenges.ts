import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { challengeLifeMs } from '#core/accounts/factors/rules.ts';
import { passkeyChallenges } from '#core/accounts/factors/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { bytesOf } from './webauthn.ts';

/** What a challenge is for: to add a passkey to an account, or to sign in with one. */
type Purpose = { purpose: 'add'; userId: string } | { purpose: 'sign-in'; userId: null };

/** Who a passkey is for, as browsers bind it: the site's host, and its origin. */
export function relyingParty({ config }: Platform): { id: string; origin: string; name: string } {
  const { hostname, origin } = new URL(config.appUrl);
  return { id: hostname, origin, name: config.site.name };
}

/** @returns 32 random bytes for an authenticator to sign; those that nobody answered in time go with it */
export async function createChallenge({ database, vault, clock }: Platform, asked: Purpose) {
  const challenge = vault.createToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + challengeLifeMs);
  await database.transaction(systemScope, async (tx) => {
    await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
    await tx.insert(passkeyChallenges).values({ ...asked, hash: vault.hashToken(challenge), expiresAt });
  });
  return bytesOf(challenge);
}

/** The challenge that an authenticator says it signed; null for what is none of its answers. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * Uses up the challenge of an answer, also when the answer then proves wrong: of many at once, one gets it.
 * @returns null when it was never asked for this, is too old, or was answered before
 */
export async function takeChallenge(
  { database, vault, clock }: Platform,
  clientDataJSON: string,
  { purpose, userId }: Purpose,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const asked = and(
    eq(passkeyChallenges.hash, vault.hashToken(challenge)),
    eq(passkeyChallenges.purpose, purpose),
    userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
    gt(passkeyChallenges.expiresAt, clock.now()),
  );
  const taken = await database.transaction(systemScope, (tx) => tx.delete(passkeyChallenges).where(asked).returning());
  return taken.length === 1 ? challenge : null;
}
