import { parse, serialize } from 'hono/utils/cookie';
import type { Session } from '#contract/accounts/session.ts';
import { boundCookieName } from '#contract/base/cookies.ts';
import { firstLanguage, type Language, languageCodes } from '#contract/base/languages.ts';
import { sessionTimes } from '#core/accounts/sessions/rules.ts';
import { scanTimes } from '#core/scans/rules.ts';

/** Whether the site is served by https decides on names and attributes. */
interface Site {
  appUrl: string;
}

/** Every cookie that the server sets, with the seconds that it lasts. The Cookie Policy (core/) names each of them. */
export const cookieSeconds = {
  qp_access: sessionTimes.accessMs / 1_000,
  qp_refresh: sessionTimes.customerMs / 1_000,
  qp_recovery: sessionTimes.recoveryMs / 1_000,
  qp_review: sessionTimes.reviewMs / 1_000,
  qp_browser: sessionTimes.knownClientMs / 1_000,
  qp_signup: sessionTimes.linkMs / 1_000,
  qp_provider: sessionTimes.providerMs / 1_000,
  qp_challenge: sessionTimes.secondFactorMs / 1_000,
  qp_scan: 30 * 86_400,
  /** Takes the token of a mailed link out of the address: the page behind it asks for one press. */
  qp_scan_link: 30 * 60,
  qp_scan_request: scanTimes.linkMs / 1_000,
  /** Long enough for a redirect, too short to surprise anybody later. */
  toast: 30,
} as const;

type CookieName = keyof typeof cookieSeconds;

/** Value of a Set-Cookie header: out of reach of scripts, for this host alone. */
export const setCookie = (site: Site, name: CookieName, value: string): string =>
  cookieOf(site, name, { value, seconds: cookieSeconds[name] });

/** Value of a Set-Cookie header that takes a cookie away. */
export const clearCookie = (site: Site, name: CookieName): string => cookieOf(site, name, { value: '', seconds: 0 });

const cookieOf = ({ appUrl }: Site, name: CookieName, { value, seconds }: { value: string; seconds: number }): string =>
  serialize(boundCookieName(name, appUrl), value, {
    maxAge: seconds,
    path: '/',
    httpOnly: true,
    secure: appUrl.startsWith('https:'),
    sameSite: 'Lax',
  });

/** What the browser sent back, which may be anything; null when it sent none. */
export const readCookie = ({ appUrl }: Site, cookieHeader: string | null, name: CookieName): string | null =>
  parse(cookieHeader ?? '')[boundCookieName(name, appUrl)] || null;

/** Whether a public page may be another one for whoever sends these: there is a session, or a message to show. */
export const isForOneReader = (site: Site, cookieHeader: string | null): boolean =>
  (['qp_access', 'qp_refresh', 'toast'] as const).some((name) => readCookie(site, cookieHeader, name) !== null);

/** Whether a page that tells of results may be another one for them: the browser has opened some. */
export const hasOpenedScans = (site: Site, cookieHeader: string | null): boolean =>
  readCookie(site, cookieHeader, 'qp_scan') !== null;

/** 32 bytes, base64url. */
const TOKEN = /^[\w-]{43}$/;

/** The token that a cookie holds; null for anything that is none. */
export function tokenIn(site: Site, cookieHeader: string | null, name: CookieName): string | null {
  const value = readCookie(site, cookieHeader, name);
  return value !== null && TOKEN.test(value) ? value : null;
}

/** A sign-in that was begun with the identity provider, whose way back has one address for all languages. */
interface ProviderFlow {
  token: string;
  language: Language;
}

export const providerCookie = (site: Site, { token, language }: ProviderFlow): string =>
  setCookie(site, 'qp_provider', `${token}.${language}`);

/** Token null, and English, where the browser has begun none. */
export function providerFlowIn(site: Site, cookieHeader: string | null): { token: string | null; language: Language } {
  const [token = '', tag] = (readCookie(site, cookieHeader, 'qp_provider') ?? '').split('.');
  const language = languageCodes.find((code) => code === tag) ?? firstLanguage;
  return { token: TOKEN.test(token) ? token : null, language };
}

/** A mailed link that the browser has followed, and the name by which the link knows the browser again. */
export interface FollowedLink {
  token: string;
  opener: string;
}

export const followedLinkCookie = (site: Site, { token, opener }: FollowedLink): string =>
  setCookie(site, 'qp_scan_link', `${token}.${opener}`);

export function followedLinkIn(site: Site, cookieHeader: string | null): FollowedLink | null {
  const [token = '', opener = ''] = (readCookie(site, cookieHeader, 'qp_scan_link') ?? '').split('.');
  return TOKEN.test(token) && TOKEN.test(opener) ? { token, opener } : null;
}

/** An answer that sets more cookies. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const one of cookies) response.headers.append('set-cookie', one);
  return response;
}

/** Signs a browser in. The server knows when the session ends. */
export const sessionCookies = (site: Site, session: Session): string[] => [
  setCookie(site, 'qp_access', session.access_token),
  setCookie(site, 'qp_refresh', session.refresh_token),
  clearCookie(site, 'qp_recovery'),
  clearCookie(site, 'qp_signup'),
];

/** Signs a browser out, and takes the keys to scans that it came with. By `qp_browser` it is known again. */
export const clearedCookies = (site: Site, scanKeys: readonly string[] = []): string[] => [
  clearCookie(site, 'qp_access'),
  clearCookie(site, 'qp_refresh'),
  ...(scanKeys.length > 0 ? [clearCookie(site, 'qp_scan')] : []),
];

/** Scans that one browser can hold open; the oldest goes first. */
const SCANS_PER_BROWSER = 5;

/** Keys to scans that the browser holds, newest first, joined with dots in one value. Anything else is left out. */
export function scanKeysIn(site: Site, cookieHeader: string | null): string[] {
  const keys = (readCookie(site, cookieHeader, 'qp_scan') ?? '').split('.');
  return keys.filter((key) => TOKEN.test(key)).slice(0, SCANS_PER_BROWSER);
}

/** Leaves the browser with these keys to scans. */
export const scanKeysCookie = (site: Site, keys: readonly string[]): string =>
  keys.length === 0
    ? clearCookie(site, 'qp_scan')
    : setCookie(site, 'qp_scan', keys.slice(0, SCANS_PER_BROWSER).join('.'));
