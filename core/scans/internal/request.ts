import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { addressIn } from '#contract/base/translated-pages.ts';
import { isConfirmedAddress } from '#core/accounts/sessions/queries/links.ts';
import { type Context, languageOfClient } from '#core/base/context.ts';
import { findOptOut } from '#core/opt-outs/queries/opted-out.ts';
import { freeScanLink, scanNotMade } from '#core/scans/emails.ts';
import { scanLinkPath, scanTimes } from '#core/scans/rules.ts';
import { scanLinks, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { evenly } from '#platform/database/evenly.ts';
import { systemScope } from '#platform/database/scope.ts';
import { consumeAll, limitsOf } from '#platform/limits/limits.ts';
import { admitMail } from '#platform/limits/mailbox.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';
import { type Contact, insertScan } from './insert.ts';
import { admitClient, admitToAll } from './limits.ts';

/**
 * Mails the link that starts a scan, unless one that does the same was mailed within 15 minutes, whoever asked for it.
 * @param known token that this browser was given before: it stays, so that asking again forgets no earlier mail
 * @returns a token for this browser to keep: only there does the name of the request count
 * @throws AppError `limited`
 */
export async function requestScan(ctx: Context, contact: Contact, known: string | null): Promise<string> {
  const { platform } = ctx;
  await admitClient(ctx);
  const requestToken = known ?? platform.vault.createToken();
  await platform.database.transaction(systemScope, async (tx) => {
    await lockMailOf(tx, platform, contact.email);
    const isProven = await isConfirmedAddress(tx, platform, contact.email);
    const optOut = await findOptOut(tx, platform, contact.email);
    // The same work either way: the time an answer takes must not tell that somebody asked for this address before.
    await evenly(tx, async () => {
      const isThere = await hasYoungMail(tx, platform, contact.email);
      const isAdmitted = await admitMail(tx, platform, { purpose: 'free scan', email: contact.email, isProven });
      await mailLink(tx, ctx, {
        scanId: await insertScan(tx, ctx, { contact, userId: null }),
        contact,
        requestToken,
        isOptedOut: optOut !== null,
      });
      await admitToAll(tx, ctx);
      const mayTell = await admitWord(tx, platform, contact.email);
      return isAdmitted && !isThere && (optOut === null || mayTell);
    });
  });
  return requestToken;
}

async function lockMailOf(tx: Transaction, { vault }: Platform, email: string): Promise<void> {
  const lock = vault.fingerprint('scan request', email);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
}

/** Whether a mail that can still start a scan of this address is younger than 15 minutes. */
async function hasYoungMail(tx: Transaction, { vault, clock }: Platform, email: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - scanTimes.mailAgainMs);
  const isWaiting = and(inArray(userScans.emailIndex, vault.blindIndexes(email)), eq(userScans.status, 'pending'));
  const [link] = await tx
    .select({ id: scanLinks.id })
    .from(scanLinks)
    .innerJoin(userScans, eq(userScans.id, scanLinks.scanId))
    .where(and(isWaiting, gt(scanLinks.createdAt, since)))
    .limit(1);
  return link !== undefined;
}

interface NewRequest {
  scanId: string;
  contact: Contact;
  requestToken: string;
  /** The address is never to be scanned. */
  isOptedOut: boolean;
}

/** Whoever is never to be scanned is told once a day at most that somebody asked. Counted for everybody alike. */
async function admitWord(tx: Transaction, { vault, clock }: Platform, email: string): Promise<boolean> {
  const limits = limitsOf(vault, 'opted-out word', email, [{ most: 1, windowSeconds: 86_400 }]);
  return (await consumeAll(tx, limits, clock.now())).allowed;
}

/**
 * The mail names nobody: who asked may not be who reads it. To an address that is never to be scanned it brings no link, and
 * the scan that waits for one goes after its time.
 */
async function mailLink(
  tx: Transaction,
  ctx: Context,
  { scanId, contact, requestToken, isOptedOut }: NewRequest,
): Promise<void> {
  const { platform } = ctx;
  const { vault, clock, config } = platform;
  const token = vault.createToken();
  const now = clock.now();
  await tx.insert(scanLinks).values({
    scanId,
    tokenHash: vault.hashToken(token),
    requestedBy: vault.hashToken(requestToken),
    expiresAt: new Date(now.getTime() + scanTimes.linkMs),
    createdAt: now,
  });
  const language = languageOfClient(ctx);
  const url = config.appUrl + addressIn(language, isOptedOut ? '/never-scan' : scanLinkPath(token));
  const mail = isOptedOut ? scanNotMade : freeScanLink;
  await queueMail(tx, platform, mail, { to: contact.email, language, input: { url } });
}
