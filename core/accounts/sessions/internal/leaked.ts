import { createHash } from 'node:crypto';
import { isInRange, prefixLength } from '#contract/accounts/leaked-range.ts';
import type { Platform } from '#platform/platform.ts';

const HOST = 'api.pwnedpasswords.com';
const TIMEOUT_MS = 2_000;
const MAX_BYTES = 200_000;
const AT_ONCE = 4;

let running = 0;

/**
 * Whether a password stands in known breaches (https://haveibeenpwned.com/API/v3#PwnedPasswords). Asked with the first
 * five characters of its SHA-1 only, padded, so that nobody learns which one it is. When the answer does not come,
 * or many are asked for at once, the password counts as unknown: signing in must not depend on others.
 */
export async function isLeaked(platform: Platform, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password.normalize('NFKC'), 'utf8').digest('hex').toUpperCase();
  const range = await findRange(platform, hash.slice(0, prefixLength));
  return range !== null && isInRange(range, hash);
}

/**
 * What is known about all hashes that begin so, for `isInRange`, with padding.
 * @returns null when it is not known just now
 */
export async function findRange(platform: Platform, prefix: string): Promise<string | null> {
  if (running >= AT_ONCE) return null;
  running++;
  try {
    return await readRange(platform, prefix);
  } catch (error) {
    platform.log.warn('Known breaches could not be asked about a password', { error });
    return null;
  } finally {
    running--;
  }
}

async function readRange({ outgoing }: Platform, prefix: string): Promise<string> {
  const response = await outgoing.fetch({
    url: `https://${HOST}/range/${prefix}`,
    headers: { 'add-padding': 'true' },
    allow: [HOST],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  if (response.status !== 200) throw new Error('the range was not answered');
  return response.text();
}
