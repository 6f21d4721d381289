import { randomFillSync } from 'node:crypto';

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

function contentSecurityPolicy(nonce: string, policy: HeaderPolicy): string {
  const { development } = policy;
  const rules = [
    `default-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    ['form-action', `'self'`, ...policy.formTargets].join(' '),
    development ? `script-src 'self' 'unsafe-inline'` : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
    // Positions of menus and widths of bars are style attributes; they cannot run anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self'`,
    `font-src 'self'`,
    development ? `connect-src 'self' ws: wss:` : `connect-src 'self'`,
  ];
  return rules.join('; ');
}

/** Headers of every answer, whatever its status and kind. */
export function securityHeaders(nonce: string, policy: HeaderPolicy): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(nonce, policy),
    ...(policy.secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
