import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { consumeAll, limitsOf } from './limits.ts';

const DAY_SECONDS = 86_400;

/** The mailbox behind an address, for limits only: case, plus tags and Gmail's dots lead to the same one. */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}

const isTagged = (email: string) => /.\+.*@/.test(email);

/**
 * Mails to variants of one mailbox in 24 hours, together. Plus tags cannot spend what is left for other spellings of a
 * Gmail address: those are what people really sign up with.
 */
const mostFor = (email: string): number => (isTagged(email) ? 5 : 12);

/** Mails to all variants of one mailbox in 24 hours that one account asks for, where each account needs a link of its own. */
const MOST_FOR_ACCOUNT = 5;

interface AskedMail {
  purpose: string;
  email: string;
  isProven: boolean;
  /** Account whose link it is; null where a link does the same job whoever asked for it. */
  askedBy?: string | null;
}

function allowanceFor({ email, isProven, askedBy = null }: AskedMail): { who: string; most: number } {
  if (isProven) return { who: email, most: Number.POSITIVE_INFINITY };
  // Nobody else spends what an account may ask for.
  if (askedBy !== null) return { who: `${askedBy} to ${mailboxOf(email)}`, most: MOST_FOR_ACCOUNT };
  if (mailboxOf(email) === email) return { who: email, most: Number.POSITIVE_INFINITY };
  return { who: `variants of ${mailboxOf(email)}`, most: mostFor(email) };
}

/**
 * Counts a mail that is about to be queued. Every mail to an address that a stranger can name is admitted here. Call it where the mail is queued, and undo it when none is: only mail that
 * leaves is counted. The same statement for every address.
 * @param purpose what the mail is for; each has an allowance of its own
 * @param email a variant of its mailbox (plus tag, Gmail's dots) shares an allowance with all others; any other address
 *   is never refused. With `askedBy` it is that account's own allowance
 * @param isProven whether somebody has shown that they read mail to this very address, which is then never refused
 */
export async function admitMail(tx: Transaction, { vault, clock }: Platform, asked: AskedMail): Promise<boolean> {
  const { who, most } = allowanceFor(asked);
  const limits = limitsOf(vault, `mail ${asked.purpose}`, who, [{ most, windowSeconds: DAY_SECONDS }]);
  return (await consumeAll(tx, limits, clock.now())).allowed;
}
