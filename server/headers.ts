import { randomBytes } from 'node:crypto';

export interface HeaderPolicy {
  /** The site is reached over https, so browsers may be told to insist on it. */
  secure: boolean;
  /** Served by Vite: its client needs inline scripts, inline styles and a socket. */
  development: boolean;
  /** Origins, besides our own, that a form may lead to (the payment page). */
  formTargets: readonly string[];
}

export const createNonce = (): string => randomBytes(16).toString('base64');

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
    `img-src 'self' data: https:`,
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
