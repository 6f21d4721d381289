import { sha1 } from '#app/auth/passwords/sha1.ts';
import { countInRange, prefixLength } from '#contract/accounts/leaked-range.ts';
import { leakedPasswordsOrigin } from '#contract/site/closed-pages.ts';

/** Fewer rows are no answer of theirs: a prefix has hundreds. */
const FEWEST_ROWS = 100;
const ROW = /^[0-9A-F]{35}:\d+$/i;

/**
 * How often the password stands in known breaches. Sends five characters of its SHA-1, asks for padding, so that the length of
 * the answer tells nothing, and no address of ours.
 * @throws Error when there is no answer, or one that cannot be believed
 */
export async function countLeaks(password: string): Promise<number> {
  const hash = await sha1(password);
  const response = await fetch(`${leakedPasswordsOrigin}/range/${hash.slice(0, prefixLength)}`, {
    headers: { 'add-padding': 'true' },
    referrerPolicy: 'no-referrer',
    credentials: 'omit',
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`Pwned Passwords answered with status ${response.status}`);
  const range = await response.text();
  const rows = range.trim().split(/\r?\n/);
  if (rows.length < FEWEST_ROWS || !rows.every((row) => ROW.test(row)))
    throw new Error('The answer is no list of hashes');
  return countInRange(range, hash);
}
