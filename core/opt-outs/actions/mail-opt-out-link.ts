import { and, eq, gt, sql } from 'drizzle-orm';
import { addressIn } from '#contract/base/translated-pages.ts';
import { fault } from '#contract/faults/faults.ts';
import { isConfirmedAddress } from '#core/accounts/sessions/queries/links.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, languageOfClient } from '#core/base/context.ts';
import { requireClientAllowance } from '#core/base/limits.ts';
import { optOutBeginning, optOutEnding } from '#core/opt-outs/emails.ts';
import { optOutAsked } from '#core/opt-outs/events.ts';
import { findOptOut } from '#core/opt-outs/queries/opted-out.ts';
import { optOutLimits, optOutPath, optOutTimes } from '#core/opt-outs/rules.ts';
import { optOutLinks } from '#core/opt-outs/schema.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import type { Transaction } from '#platform/database/database.ts';
import { evenly } from '#platform/database/evenly.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admitMail } from '#platform/limits/mailbox.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Mails a link with which whoever reads the mailbox puts the address on the list of those that are never scanned, or takes
 * it off when it is on it, unless one was mailed within 15 minutes. Whoever asks learns nothing: the work is the same.
 * @throws AppError `invalid` for an address that cannot exist, `limited`
 */
export async function mailOptOutLink(ctx: Context, input: { email: string }): Promise<void> {
  const { platform } = ctx;
  const { email } = subjectOf(input.email);
  await requireClientAllowance(ctx, 'opt-out', optOutLimits, fault('many-opt-out-links'));
  await platform.database.transaction(systemScope, async (tx) => {
    const lock = platform.vault.fingerprint('opt-out', email);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const isProven = await isConfirmedAddress(tx, platform, email);
    const optOut = await findOptOut(tx, platform, email);
    const emailIndex = optOut?.emailIndex ?? platform.vault.blindIndex(email);
    await evenly(tx, async () => {
      const isThere = await hasYoungLink(tx, platform, emailIndex);
      const isAdmitted = await admitMail(tx, platform, { purpose: 'opt-out', email, isProven });
      await mailLink(tx, ctx, { email, emailIndex, ends: optOut !== null });
      await record(tx, ctx, optOutAsked, { entityId: null });
      return isAdmitted && !isThere;
    });
  });
}

async function hasYoungLink(tx: Transaction, { clock }: Platform, emailIndex: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - optOutTimes.mailAgainMs);
  const [row] = await tx
    .select({ at: optOutLinks.createdAt })
    .from(optOutLinks)
    .where(and(eq(optOutLinks.emailIndex, emailIndex), gt(optOutLinks.createdAt, since)))
    .limit(1);
  return row !== undefined;
}

async function mailLink(
  tx: Transaction,
  ctx: Context,
  { email, emailIndex, ends }: { email: string; emailIndex: string; ends: boolean },
): Promise<void> {
  const { platform } = ctx;
  const { vault, clock, config } = platform;
  const token = vault.createToken();
  const now = clock.now();
  await tx.insert(optOutLinks).values({
    tokenHash: vault.hashToken(token),
    purpose: ends ? 'end' : 'begin',
    emailIndex,
    expiresAt: new Date(now.getTime() + optOutTimes.linkMs),
    createdAt: now,
  });
  const language = languageOfClient(ctx);
  const input = { url: config.appUrl + addressIn(language, optOutPath(token, ends)) };
  await queueMail(tx, platform, ends ? optOutEnding : optOutBeginning, { to: email, language, input });
}
