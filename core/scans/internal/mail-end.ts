import { eq } from 'drizzle-orm';
import { wantsMail } from '#core/accounts/profile/queries/preferences.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { scanEnded } from '#core/scans/emails.ts';
import { freeScanService, scanResultPath, scanTimes } from '#core/scans/rules.ts';
import { scanLinks } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';
import { openScan, orUnreadable, type ScanRow } from './load.ts';

/**
 * Writes to whoever asked for a free scan that it has ended, in the transaction that ends it: so once, whatever is
 * killed or run again. What belongs to an order is told by the order.
 */
export async function mailEnd(tx: Transaction, platform: Platform, scan: ScanRow, completed: boolean): Promise<void> {
  if (scan.serviceId !== freeScanService) return;
  if (scan.userId !== null && !(await isWanted(tx, scan.userId))) return;
  const contact = await findContact(tx, platform, scan);
  if (!contact) return;
  const path = scan.userId === null ? await freshLink(tx, platform, scan) : `/dashboard/scans/${scan.id}`;
  const input = {
    name: contact.contact_name,
    url: platform.config.appUrl + path,
    completed,
    own: scan.userId !== null,
  };
  await queueMail(tx, platform, scanEnded, { to: contact.contact_email, input, userId: scan.userId });
}

async function isWanted(tx: Transaction, userId: string): Promise<boolean> {
  const [account] = await tx.select({ deletedAt: profiles.deletedAt }).from(profiles).where(eq(profiles.id, userId));
  return account?.deletedAt === null && (await wantsMail(tx, userId, 'notification'));
}

/** A scan that cannot be read any more still has to end; nobody is left to write to. */
export async function findContact(tx: Transaction, platform: Platform, scan: ScanRow) {
  return (await orUnreadable(openScan(tx, platform, scan)))?.metadata ?? null;
}

/** The first link stands in the first mail only. This one opens the result for as long as it is kept. */
export async function freshLink(tx: Transaction, { vault, clock }: Platform, scan: ScanRow): Promise<string> {
  const token = vault.createToken();
  const now = clock.now();
  const expiresAt = scan.expiresAt ?? new Date(now.getTime() + scanTimes.anonymousMs);
  const tokenHash = vault.hashToken(token);
  await tx.insert(scanLinks).values({ scanId: scan.id, tokenHash, expiresAt, openedAt: now, createdAt: now });
  return scanResultPath(token);
}
