import { randomBytes } from 'node:crypto';
import { isSameSecret } from '#platform/crypto/equal.ts';
import type { Platform } from '#platform/platform.ts';

type Means = Pick<Platform, 'vault' | 'clock'>;

const macOf = ({ vault }: Means, text: string) => vault.fingerprint('contact form', text);

/** Put into the form when it is drawn: proves when that was, and lets a form that is sent twice count once. */
export function createFormToken(means: Means): string {
  const text = `${means.clock.now().getTime()}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${macOf(means, text)}`;
}

/** @returns milliseconds since the form was drawn; null when the token is not ours */
export function ageOfForm(means: Means, token: string): number | null {
  const [drawn = '', random = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^\d{1,15}$/.test(drawn)) return null;
  if (!isSameSecret(mac, macOf(means, `${drawn}.${random}`))) return null;
  return means.clock.now().getTime() - Number(drawn);
}
