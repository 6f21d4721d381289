import type { Session } from '#contract/session.ts';
import type { Config } from '#platform/config.ts';
import { sessionTimes } from './rules.ts';
import { isToken } from './tokens.ts';

type Part = 'access' | 'refresh' | 'recovery' | 'review' | 'browser' | 'signup';

const isSecure = (config: Config): boolean => config.appUrl.startsWith('https:');

/** `__Host-` binds a cookie to this very host; browsers allow it with https only. */
export const sessionCookieName = (config: Config, part: Part): string =>
  `${isSecure(config) ? '__Host-' : ''}qp_${part}`;

function cookie(config: Config, part: Part, value: string, maxAgeMs: number): string {
  const secure = isSecure(config) ? '; Secure' : '';
  const maxAge = Math.floor(maxAgeMs / 1_000);
  return `${sessionCookieName(config, part)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** The token in a Cookie header; null for anything that is none. */
function tokenIn(config: Config, part: Part, cookieHeader: string | null): string | null {
  const start = `${sessionCookieName(config, part)}=`;
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return isToken(value) ? value : null;
}

export const accessTokenIn = (config: Config, cookieHeader: string | null) => tokenIn(config, 'access', cookieHeader);
export const refreshTokenIn = (config: Config, cookieHeader: string | null) => tokenIn(config, 'refresh', cookieHeader);
export const recoveryTokenIn = (config: Config, cookieHeader: string | null) =>
  tokenIn(config, 'recovery', cookieHeader);
export const signUpTokenIn = (config: Config, cookieHeader: string | null) => tokenIn(config, 'signup', cookieHeader);

export const browserTokenIn = (config: Config, cookieHeader: string | null) => tokenIn(config, 'browser', cookieHeader);

/** Value of a Set-Cookie header by which a browser is known again; signing out leaves it. */
export const browserCookie = (config: Config, browser: string): string =>
  cookie(config, 'browser', browser, sessionTimes.knownClientMs);

/** Values of Set-Cookie headers, one header each, that sign a browser in. The server knows when the session ends. */
export const sessionCookies = (config: Config, session: Session): string[] => [
  cookie(config, 'access', session.access_token, sessionTimes.accessMs),
  cookie(config, 'refresh', session.refresh_token, sessionTimes.customerMs),
  cookie(config, 'recovery', '', 0),
  cookie(config, 'signup', '', 0),
];

/** Values of Set-Cookie headers for a session that can only set a password (`setSession`). */
export const recoveryCookies = (config: Config, session: Session): string[] => [
  cookie(config, 'recovery', session.access_token, sessionTimes.recoveryMs),
];

export const reviewTokenIn = (config: Config, cookieHeader: string | null) => tokenIn(config, 'review', cookieHeader);

/** Value of a Set-Cookie header for who may remove what else opens their account. */
export const reviewCookie = (config: Config, token: string): string =>
  cookie(config, 'review', token, sessionTimes.reviewMs);

/** Values of Set-Cookie headers with which a browser's sign-up counts when its mailed link is opened there. */
export const signUpCookies = (config: Config, signUpToken: string): string[] => [
  cookie(config, 'signup', signUpToken, sessionTimes.linkMs),
];

/** Values of Set-Cookie headers that sign a browser out. */
export const clearedCookies = (config: Config): string[] =>
  (['access', 'refresh'] as const).map((part) => cookie(config, part, '', 0));
