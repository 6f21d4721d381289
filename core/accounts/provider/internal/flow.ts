import { createHmac } from 'node:crypto';
import type { Flow } from '#platform/identity/provider.ts';

/** The secrets of a sign-in, derived from the token in the browser's cookie: the database has nothing to give away. */
export function flowOf(token: string): Flow {
  const derive = (use: string) => createHmac('sha256', token).update(`oidc ${use}`).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('code verifier') };
}
