import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { QrCode } from '#contract/accounts/factors.ts';
import { clockTolerance, isTotpCode } from '#core/accounts/factors/rules.ts';

const period = 30;

/** 20 random bytes, the length RFC 4226 asks for, base32. */
export const newSecret = (): string => new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer }).base32;

/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, steps of 30 seconds. */
const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...more, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** What the app reads from the picture. */
export const addressOf = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  totpOf(secret, { issuer, label }).toString();

/**
 * The time step whose code this is, within the tolerance.
 * @returns null for a code that is wrong now
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!isTotpCode(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: clockTolerance });
  return delta === null ? null : Math.floor(timestamp / 1_000 / period) + delta;
}

/** The picture as the outline of its dark squares, one unit each. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
