import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { Config } from '#platform/config.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { mostKeysPerScan, scanTimes } from './rules.ts';
import { scanAccessKeys } from './schema.ts';

/** Scans that one browser can hold open; the oldest goes first. */
const KEYS_PER_BROWSER = 5;
const COOKIE_SECONDS = 30 * 86_400;
/** 32 bytes, base64url. */
const KEY = /^[\w-]{43}$/;

const isSecure = (config: Config): boolean => config.appUrl.startsWith('https:');

/** `__Host-` binds a cookie to this very host; browsers allow it with https only. */
const boundName = (config: Config, name: string): string => (isSecure(config) ? `__Host-${name}` : name);

export const accessCookieName = (config: Config): string => boundName(config, 'qp_scan');
const requestCookieName = (config: Config): string => boundName(config, 'qp_scan_request');

function setCookie(config: Config, name: string, value: string, seconds: number): string {
  const secure = isSecure(config) ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

function cookieIn(cookieHeader: string | null, name: string): string {
  const start = `${name}=`;
  const cookie = cookieHeader?.split(';').find((part) => part.trimStart().startsWith(start));
  return cookie?.trim().slice(start.length) ?? '';
}

/** Keys in the Cookie header, newest first, joined with dots in one value. Anything else in it is left out. */
export function keysIn(config: Config, cookieHeader: string | null): string[] {
  const keys = cookieIn(cookieHeader, accessCookieName(config)).split('.');
  return keys.filter((key) => KEY.test(key)).slice(0, KEYS_PER_BROWSER);
}

/** Ids of the scans that this browser opened with their mailed links and may read. */
export async function readScanAccess(platform: Platform, cookieHeader: string | null): Promise<string[]> {
  const { config, clock, database, vault } = platform;
  const hashes = keysIn(config, cookieHeader).map((key) => vault.hashToken(key));
  if (hashes.length === 0) return [];
  const rows = await database.transaction(systemScope, (tx) =>
    tx
      .selectDistinct({ scanId: scanAccessKeys.scanId })
      .from(scanAccessKeys)
      .where(and(inArray(scanAccessKeys.keyHash, hashes), gt(scanAccessKeys.expiresAt, clock.now()))),
  );
  return rows.map(({ scanId }) => scanId);
}

/** Value of a Set-Cookie header that adds `accessKey` to what the browser holds. */
export function accessCookie(config: Config, cookieHeader: string | null, accessKey: string): string {
  const others = keysIn(config, cookieHeader).filter((key) => key !== accessKey);
  return keptCookie(config, [accessKey, ...others].slice(0, KEYS_PER_BROWSER));
}

/** Value of a Set-Cookie header with these keys, which takes the cookie away when there are none. */
export const keptCookie = (config: Config, keys: readonly string[]): string =>
  setCookie(config, accessCookieName(config), keys.join('.'), keys.length > 0 ? COOKIE_SECONDS : 0);

/** Value of a Set-Cookie header with which the name of this browser's request counts when its mailed link is opened. */
export const requestCookie = (config: Config, requestToken: string): string =>
  setCookie(config, requestCookieName(config), requestToken, scanTimes.linkMs / 1_000);

/** The token of this browser's request; null for anything that is none. */
export function requestTokenIn(config: Config, cookieHeader: string | null): string | null {
  const token = cookieIn(cookieHeader, requestCookieName(config));
  return KEY.test(token) ? token : null;
}

/** A fresh key to one scan; only its hash is stored, and the oldest keys of a scan make room for it. */
export async function createAccessKey(
  tx: Transaction,
  { vault, clock }: Platform,
  scanId: string,
  expiresAt: Date,
): Promise<string> {
  const key = vault.createToken();
  await tx.insert(scanAccessKeys).values({ scanId, keyHash: vault.hashToken(key), expiresAt, createdAt: clock.now() });
  const newest = tx
    .select({ id: scanAccessKeys.id })
    .from(scanAccessKeys)
    .where(eq(scanAccessKeys.scanId, scanId))
    .orderBy(desc(scanAccessKeys.createdAt), desc(scanAccessKeys.id))
    .limit(mostKeysPerScan);
  await tx.delete(scanAccessKeys).where(and(eq(scanAccessKeys.scanId, scanId), notInArray(scanAccessKeys.id, newest)));
  return key;
}
