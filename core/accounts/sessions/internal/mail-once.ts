import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { sessionTimes } from '#core/accounts/sessions/rules.ts';
import { authLinks } from '#core/accounts/sessions/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { evenly } from '#platform/database/evenly.ts';
import { admitMail } from '#platform/limits/mailbox.ts';
import type { Platform } from '#platform/platform.ts';

/** One at a time for each address, whether it has an account or not, until the transaction ends. */
export async function lockAddress(tx: Transaction, { vault }: Platform, email: string): Promise<void> {
  const lock = vault.fingerprint('address', email);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
}

/** Whether a mail of this kind, younger than 15 minutes, lies in their mailbox, and its link was not used. */
async function hasYoungMail(
  tx: Transaction,
  { clock }: Platform,
  { userId, kind }: Pick<LinkMail, 'userId' | 'kind'>,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - sessionTimes.mailAgainMs);
  const isYoung = and(isNull(authLinks.usedAt), gt(authLinks.createdAt, since));
  const [link] = await tx
    .select({ id: authLinks.id })
    .from(authLinks)
    .where(and(eq(authLinks.userId, userId), eq(authLinks.kind, kind), isYoung))
    .limit(1);
  return link !== undefined;
}

interface LinkMail {
  kind: 'confirmation' | 'recovery' | 'enrolment' | 'provider';
  userId: string;
  email: string;
  /** Whether its address is confirmed. */
  isProven: boolean;
  /** Whether there is anybody to write to. */
  isWanted: boolean;
}

/**
 * Mails a link, unless one that does the same job was mailed within 15 minutes, whoever asked for it, or this is a
 * variant of a mailbox that has had its mails. The same statements in every case. The address is locked.
 * @param write creates the link and queues its mail
 */
export function mailOnce(
  tx: Transaction,
  platform: Platform,
  mail: LinkMail,
  write: () => Promise<void>,
): Promise<void> {
  return evenly(tx, async () => {
    const isThere = await hasYoungMail(tx, platform, mail);
    const isAdmitted = await admitMail(tx, platform, { ...mail, purpose: mail.kind });
    await write();
    return mail.isWanted && isAdmitted && !isThere;
  });
}
