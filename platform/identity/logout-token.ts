import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { IdentityError, type LogoutNotice } from './provider.ts';
import type { ProviderFetch } from './provider-fetch.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Seconds. A notice that is older is not taken, so that what is kept of it can go. */
const noticeAgeSeconds = 300;

/** Those with two keys: with a shared one, whoever can check a token could write it too. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const types: readonly unknown[] = [undefined, 'logout+jwt', 'JWT'];

export const keysAt = (address: string, { fetch }: ProviderFetch): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(address), { [customFetch]: fetch });

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 255 ? value : null;

/**
 * Checks a logout token as OpenID Connect Back-Channel Logout 1.0, 2.6 asks for.
 * @throws IdentityError `refused`; what the look-up of the keys throws
 */
export async function readLogoutToken(
  token: string,
  { issuer, audience, keys }: { issuer: string; audience: string; keys: JWTVerifyGetKey },
): Promise<LogoutNotice> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms,
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: noticeAgeSeconds,
    clockTolerance: 30,
  });
  const events = payload.events as Record<string, unknown> | null;
  const isLogout = typeof events === 'object' && events !== null && typeof events[EVENT] === 'object';
  const [id, subject, sessionId] = [payload.jti, payload.sub, payload.sid].map(textOrNull);
  if (!isLogout || 'nonce' in payload || !types.includes(protectedHeader.typ)) throw new IdentityError('refused');
  if (!id || !(subject || sessionId)) throw new IdentityError('refused');
  return { issuer, id, subject: subject ?? null, sessionId: sessionId ?? null };
}
