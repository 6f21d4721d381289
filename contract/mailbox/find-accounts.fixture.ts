import { findAccounts, type MailboxAccounts } from './find-accounts.ts';
import type { MailFile } from './reading/sources.ts';

/** An mbox that is never held whole. @param pieces texts or bytes, one after another */
export const mboxOf = (pieces: Iterable<string | Uint8Array>, name = 'mail.mbox'): MailFile => ({
  name,
  size: 0,
  async *open(progress) {
    const encoder = new TextEncoder();
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece;
      progress(bytes.length);
      yield bytes;
    }
  },
});

/** What is found in a mailbox that was made up, by the made-up truth. Both are from 0 to 1. */
export async function measureRules(made: {
  mails: () => Iterable<string>;
  signUps: ReadonlySet<string>;
  shownBy: ReadonlyMap<string, { at: number }>;
}): Promise<{ precision: number; recall: number; found: MailboxAccounts }> {
  const found = await findAccounts([mboxOf(made.mails())]);
  const right = found.accounts.filter(({ domain }) => made.signUps.has(domain));
  // Only the mail that was planted counts: an advertisement of the same company shows nothing.
  const shown = right.filter(({ domain, proofs }) => proofs.some(({ date }) => date === made.shownBy.get(domain)?.at));
  return { precision: right.length / found.accounts.length, recall: shown.length / made.signUps.size, found };
}
