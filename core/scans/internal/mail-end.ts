import { eq } from 'drizzle-orm';
import type { Language } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { languageOfUser, wantsMail } from '#core/accounts/profile/queries/preferences.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { linkResult } from '#core/scans/actions/link-result.ts';
import { scanAmended, scanEnded } from '#core/scans/emails.ts';
import { freeScanService, WATCH_SCAN } from '#core/scans/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';
import { openScan, orUnreadable, type ScanRow } from './load.ts';

/** How a scan ended. */
interface End {
  completed: boolean;
  /** Sources that are still to come. */
  waiting: number;
}

/**
 * Writes to whoever asked for a free scan that it has ended, in the transaction that ends it: so once, whatever is
 * killed or run again. What belongs to an order is told by the order, and what watching began, by watching.
 */
export async function mailEnd(tx: Transaction, platform: Platform, scan: ScanRow, end: End): Promise<void> {
  const reader = await findReader(tx, platform, scan);
  if (!reader) return;
  const { to, userId, language, ...input } = reader;
  await queueMail(tx, platform, scanEnded, { to, userId, language, input: { ...input, ...end } });
}

/** What came in after a scan had ended. */
interface Late {
  answered: number;
  unanswered: number;
}

/** Writes that what a scan waited for is in, in the transaction with the last of it; not when nothing came. */
export async function mailLate(tx: Transaction, platform: Platform, scan: ScanRow, late: Late): Promise<void> {
  const reader = late.answered > 0 ? await findReader(tx, platform, scan) : null;
  if (!reader) return;
  const { to, userId, language, ...input } = reader;
  await queueMail(tx, platform, scanAmended, { to, userId, language, input: { ...input, ...late } });
}

/** Whoever asked for a free scan, and where they read it; null where nobody is to be written to. */
async function findReader(tx: Transaction, platform: Platform, scan: ScanRow) {
  const { id, serviceId, scanType, userId } = scan;
  if (serviceId !== freeScanService || scanType === WATCH_SCAN) return null;
  if (userId !== null && !(await isWanted(tx, userId))) return null;
  const contact = await findContact(tx, platform, scan);
  if (!contact) return null;
  const path = userId === null ? await linkResult(tx, platform, id) : `/dashboard/scans/${id}`;
  const language = await languageOfReader(tx, scan);
  const url = platform.config.appUrl + addressIn(language, path);
  return { to: contact.contact_email, userId, language, name: contact.contact_name, url, own: userId !== null };
}

/** That of the account; without one, the language in which the scan was asked for. */
export const languageOfReader = (tx: Transaction, { userId, language }: ScanRow): Promise<Language> =>
  userId === null ? Promise.resolve(language) : languageOfUser(tx, userId);

async function isWanted(tx: Transaction, userId: string): Promise<boolean> {
  const [account] = await tx.select({ deletedAt: profiles.deletedAt }).from(profiles).where(eq(profiles.id, userId));
  return account?.deletedAt === null && (await wantsMail(tx, userId, 'notification'));
}

/** A scan that cannot be read any more still has to end; nobody is left to write to. */
export async function findContact(tx: Transaction, platform: Platform, scan: ScanRow) {
  return (await orUnreadable(openScan(tx, platform, scan)))?.metadata ?? null;
}
