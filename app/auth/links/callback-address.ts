/** The pair that a mailed link was exchanged for: works once, for minutes. */
export interface LinkTokens {
  accessToken: string;
  refreshToken: string;
}

/** What brought somebody to /auth/callback, as its address says. */
type CallbackAddress =
  | { kind: 'failed'; message: string }
  | { kind: 'recovery'; tokens: LinkTokens }
  | { kind: 'other'; tokens: LinkTokens | null };

export const callbackMessages = {
  denied: 'Access was denied. Please try again or request a new link.',
  expired: 'The link has expired or is invalid. Please request a new one.',
  failed: 'Authentication failed',
  noTokens: 'Invalid password reset link. Please request a new one.',
  notVerified: 'Failed to verify reset link. Please request a new one.',
  notConfirmed: 'Email confirmation failed. Please try again.',
} as const;

const ownWords: readonly string[] = Object.values(callbackMessages);

/** Anybody can write a link, so a description is shown only where it is a message of ours. */
function messageFor(error: string, description: string | null): string {
  if (error === 'access_denied') return callbackMessages.denied;
  if (error === 'expired_token' || error === 'invalid_token') return callbackMessages.expired;
  return ownWords.find((words) => words === description) ?? callbackMessages.failed;
}

/**
 * Error, type and tokens may stand in the query or in the fragment; the fragment goes first.
 * @param search with or without its question mark @param hash with or without its number sign
 */
export function readCallbackAddress(search: string, hash: string): CallbackAddress {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  const read = (name: string) => fragment.get(name) || query.get(name) || null;
  const error = read('error');
  if (error !== null) return { kind: 'failed', message: messageFor(error, read('error_description')) };
  const [accessToken, refreshToken] = [read('access_token'), read('refresh_token')];
  const tokens = accessToken && refreshToken ? { accessToken, refreshToken } : null;
  if (read('type') !== 'recovery') return { kind: 'other', tokens };
  return tokens ? { kind: 'recovery', tokens } : { kind: 'failed', message: callbackMessages.noTokens };
}
