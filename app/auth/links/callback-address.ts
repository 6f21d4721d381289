import english from './callback-failures.texts.en.ts';

/** The pair that a mailed link was exchanged for: works once, for minutes. */
export interface LinkTokens {
  accessToken: string;
  refreshToken: string;
}

/** What brought somebody to /auth/callback, as its address says. */
type CallbackAddress =
  | { kind: 'failed'; failure: CallbackFailure }
  | { kind: 'recovery'; tokens: LinkTokens }
  | { kind: 'other'; tokens: LinkTokens | null };

/** Why a link did not work, by the name of its words (callback-failures.texts.en.ts). */
export type CallbackFailure = keyof typeof english;

const isFailure = (name: string): name is CallbackFailure => Object.hasOwn(english, name);
const failures = Object.keys(english).filter(isFailure);

/** Anybody can write a link, so a description is shown only where it is a message of ours. */
function failureFor(error: string, description: string | null): CallbackFailure {
  if (error === 'access_denied') return 'denied';
  if (error === 'expired_token' || error === 'invalid_token') return 'expired';
  return failures.find((name) => english[name] === description) ?? 'failed';
}

/**
 * Error, type and tokens may stand in the query or in the fragment; the fragment goes first.
 * @param search with or without its question mark @param hash with or without its number sign
 */
export function readCallbackAddress(search: string, hash: string): CallbackAddress {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  const read = (name: string) => fragment.get(name) || query.get(name) || null;
  const error = read('error');
  if (error !== null) return { kind: 'failed', failure: failureFor(error, read('error_description')) };
  const [accessToken, refreshToken] = [read('access_token'), read('refresh_token')];
  const tokens = accessToken && refreshToken ? { accessToken, refreshToken } : null;
  if (read('type') !== 'recovery') return { kind: 'other', tokens };
  return tokens ? { kind: 'recovery', tokens } : { kind: 'failed', failure: 'noTokens' };
}
