import { createHmac, hkdfSync } from 'node:crypto';
import { isSameSecret } from './equal.ts';

/** Header of a question that only an operator with ENCRYPTION_KEY can ask: what a request looks like on arrival. */
export const PROBE_HEADER = 'x-quietprint-probe';

/** Longer than a request takes, so that a clock that is wrong by minutes does not hide what was asked. */
const VALID_MS = 10 * 60_000;

const signatureOf = (encryptionKey: Uint8Array, time: string): Buffer =>
  createHmac('sha256', new Uint8Array(hkdfSync('sha256', encryptionKey, 'quietprint', 'v1 probe', 32)))
    .update(time)
    .digest();

/** The value of the header. @param now milliseconds */
export function signProbe(encryptionKey: Uint8Array, now: number): string {
  return `${now}.${signatureOf(encryptionKey, String(now)).toString('base64url')}`;
}

/** Whether whoever wrote the header knows the key, and wrote it just now. */
export function isProbe(encryptionKey: Uint8Array, header: string, now: number): boolean {
  const [, time = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(header) ?? [];
  if (time === '' || Math.abs(now - Number(time)) > VALID_MS) return false;
  return isSameSecret(Buffer.from(signature, 'base64url'), signatureOf(encryptionKey, time));
}
