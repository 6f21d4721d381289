import { createHmac, randomBytes } from 'node:crypto';
import type { Session, SessionUser } from '#contract/accounts/session.ts';
import { sessionTimes } from '#core/accounts/sessions/rules.ts';
import { authTokens } from '#core/accounts/sessions/schema.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface Pair {
  access: string;
  refresh: string;
}

/** 32 bytes, base64url. Anything else is no token of ours and is not looked up. */
const TOKEN = /^[\w-]{43}$/;
export const isToken = (text: string | null | undefined): text is string => TOKEN.test(text ?? '');

export const newPair = (vault: Vault): Pair => ({ access: vault.createToken(), refresh: vault.createToken() });

export const newNonce = (): string => randomBytes(32).toString('base64url');

/** The one child of a pair: nobody can compute it without both the pair's refresh token and the stored nonce. */
export function childOf(refreshToken: string, nonce: string): Pair {
  const deriveToken = (use: string) => createHmac('sha256', refreshToken).update(`${use} ${nonce}`).digest('base64url');
  return { access: deriveToken('access'), refresh: deriveToken('refresh') };
}

/** Stores the hashes of a pair. @returns when its access token ends */
export async function storePair(
  tx: Transaction,
  vault: Vault,
  { sessionId, pair, now }: { sessionId: string; pair: Pair; now: Date },
): Promise<Date> {
  const accessExpiresAt = new Date(now.getTime() + sessionTimes.accessMs);
  const [accessHash, refreshHash] = [vault.hashToken(pair.access), vault.hashToken(pair.refresh)];
  await tx.insert(authTokens).values({ sessionId, accessHash, refreshHash, accessExpiresAt, createdAt: now });
  return accessExpiresAt;
}

/** The session as it is handed out. */
export function sessionShape(pair: Pair, user: SessionUser, accessExpiresAt: Date, now: Date): Session {
  return {
    access_token: pair.access,
    refresh_token: pair.refresh,
    expires_at: Math.floor(accessExpiresAt.getTime() / 1_000),
    expires_in: Math.max(0, Math.floor((accessExpiresAt.getTime() - now.getTime()) / 1_000)),
    user,
  };
}
