import { randomFillSync } from 'node:crypto';
import { originsAllowedOn } from '#contract/site/closed-pages.ts';

export interface HeaderPolicy {
  /** The site is reached over https, so browsers may be told to insist on it. */
  secure: boolean;
  /** Served by Vite: its client needs inline scripts, inline styles and a socket. */
  development: boolean;
  /** Origins, besides our own, that a form may lead to (the payment page). */
  formTargets: readonly string[];
}

const NONCE_BYTES = 16;
/** Drawn for many nonces at once: each call of the generator costs more than the bytes. */
const drawn = Buffer.alloc(256 * NONCE_BYTES);
let used = drawn.length;

/** Random, and never given twice. */
export function createNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += NONCE_BYTES;
  return drawn.toString('base64', used - NONCE_BYTES, used);
}

/**
 * The inline scripts that may run: those that carry the answer's own nonce, or those with these texts. A nonce also
 * trusts what its scripts load; hashes cannot, as an inline module's imports have none, so with them files of ours may.
 */
type OwnScripts = { nonce: string } | { hashes: readonly string[] };

const scriptSources = (own: OwnScripts): string =>
  'nonce' in own
    ? `'nonce-${own.nonce}' 'strict-dynamic'`
    : ["'self'", ...own.hashes.map((hash) => `'${hash}'`)].join(' ');

const styleSources = (own: OwnScripts): string => ('nonce' in own ? `'self' 'nonce-${own.nonce}'` : `'self'`);

/** @param origins that a closed page may ask; null for any other page */
function connectSources(origins: readonly string[] | null, development: boolean): string {
  if (development) return `connect-src ${["'self' ws: wss:", ...(origins ?? [])].join(' ')}`;
  if (origins === null) return `connect-src 'self'`;
  return `connect-src ${origins.length > 0 ? origins.join(' ') : "'none'"}`;
}

function contentSecurityPolicy(own: OwnScripts, { development, formTargets }: HeaderPolicy, path: string): string {
  const origins = originsAllowedOn(path);
  const rules = [
    `default-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    ['form-action', `'self'`, ...(origins === null ? formTargets : [])].join(' '),
    `script-src ${development ? `'self' 'unsafe-inline'` : scriptSources(own)}`,
    `style-src ${development ? `'self' 'unsafe-inline'` : styleSources(own)}`,
    // Positions of menus and widths of bars are style attributes; they cannot run anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self'`,
    `font-src 'self'`,
    connectSources(origins, development),
    `worker-src 'self'`,
  ];
  return rules.join('; ');
}

/** Of a worker's script, which has a policy of its own: it computes, and asks nobody for anything. */
export const workerPolicy = "default-src 'none'; connect-src 'none'";

/** Headers of every answer, whatever its status and kind. @param path that was asked for */
export function securityHeaders(own: OwnScripts, policy: HeaderPolicy, path: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(own, policy, path),
    ...(policy.secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
