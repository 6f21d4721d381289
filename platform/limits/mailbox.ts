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

/**
 * Counts a mail that is about to be queued. Call it where the mail is queued, and undo it when none is: only mail that
 * leaves is counted. The same statement for every address.
 * @param purpose what the mail is for; each has an allowance of its own
 * @param email a variant of its mailbox (plus tag, Gmail's dots) shares an allowance with all others; any other address
 *   is never refused
 * @param isProven whether somebody has shown that they read mail to this very address, which is then never refused
 */
export async function admitMail(
  tx: Transaction,
  { vault, clock }: Platform,
  { purpose, email, isProven }: { purpose: string; email: string; isProven: boolean },
): Promise<boolean> {
  const isExempt = isProven || mailboxOf(email) === email;
  const who = isExempt ? email : `variants of ${mailboxOf(email)}`;
  const rate = { most: isExempt ? Number.POSITIVE_INFINITY : mostFor(email), windowSeconds: DAY_SECONDS };
  const limits = limitsOf(vault, `mail ${purpose}`, who, [rate]);
  return (await consumeAll(tx, limits, clock.now())).allowed;
}
