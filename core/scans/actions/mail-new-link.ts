import { and, eq, gt, isNull } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { isConfirmedAddress } from '#core/accounts/sessions/queries/links.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { newResultLink } from '#core/scans/emails.ts';
import { scanLinkRenewed } from '#core/scans/events.ts';
import { openScan } from '#core/scans/internal/load.ts';
import { scanTimes } from '#core/scans/rules.ts';
import { scanLinks, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admitMail } from '#platform/limits/mailbox.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';
import { linkResult } from './link-result.ts';

/**
 * Mails a fresh link to the address of a scan whose link another browser has opened. Nothing is mailed while an unopened
 * link to the scan is younger than 15 minutes, or once the mailbox had as many as it may: the answer is the same.
 * @param token of the opened link
 * @throws AppError `not-found` for a link that has not been opened, or no longer leads to a scan
 */
export async function mailNewLink(ctx: Context, token: string): Promise<void> {
  const { platform } = ctx;
  await platform.database.transaction(systemScope, async (tx) => {
    const scan = await lockScanOf(tx, platform, token);
    if (!scan) throw new AppError('not-found', { publicMessage: fault('link-without-result') });
    if (await hasUnopenedLink(tx, platform, scan.id)) return;
    const { contact_email: email } = (await openScan(tx, platform, scan)).metadata;
    const isProven = await isConfirmedAddress(tx, platform, email);
    if (!(await admitMail(tx, platform, { purpose: 'free scan', email, isProven }))) return;
    const url = platform.config.appUrl + (await linkResult(tx, platform, scan.id));
    await queueMail(tx, platform, newResultLink, { to: email, input: { url } });
    await record(tx, ctx, scanLinkRenewed, { entityId: scan.id, userId: null });
  });
}

/** The scan of an opened link; it is locked, so that of many requests at once one sends the mail. */
async function lockScanOf(tx: Transaction, { vault, clock }: Platform, token: string) {
  const [link] = await tx
    .select({ scanId: scanLinks.scanId, openedAt: scanLinks.openedAt })
    .from(scanLinks)
    .where(and(eq(scanLinks.tokenHash, vault.hashToken(token)), gt(scanLinks.expiresAt, clock.now())));
  if (!link?.openedAt) return undefined;
  const isUnclaimed = and(eq(userScans.id, link.scanId), isNull(userScans.userId));
  const [scan] = await tx.select().from(userScans).where(isUnclaimed).for('update');
  return scan;
}

async function hasUnopenedLink(tx: Transaction, { clock }: Platform, scanId: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - scanTimes.mailAgainMs);
  const [link] = await tx
    .select({ id: scanLinks.id })
    .from(scanLinks)
    .where(and(eq(scanLinks.scanId, scanId), isNull(scanLinks.openedAt), gt(scanLinks.createdAt, since)))
    .limit(1);
  return link !== undefined;
}
