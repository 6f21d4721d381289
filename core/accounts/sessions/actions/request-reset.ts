import { randomUUID } from 'node:crypto';
import type { ResetInput } from '#contract/accounts/account-input.ts';
import type { ResetTarget } from '#contract/accounts/session.ts';
import { createProfile } from '#core/accounts/profile/internal/write-profile.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { normaliseEmail } from '#core/accounts/profile/rules.ts';
import { resetPassword } from '#core/accounts/sessions/emails.ts';
import { resetRequested } from '#core/accounts/sessions/events.ts';
import { type Account, findAccountByEmail } from '#core/accounts/sessions/internal/accounts.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { createLink, linkUrl } from '#core/accounts/sessions/internal/links.ts';
import { lockAddress, mailOnce } from '#core/accounts/sessions/internal/mail-once.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, languageOfClient } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';

/**
 * Mails a link for a new password, if the address has an account. The answer and its time are the same for all.
 * @param to where the link leads in the end: the callback page, or /reset-password for the profile page's mail
 * @throws AppError `limited`
 */
export async function requestReset(ctx: Context, input: ResetInput, to: ResetTarget = '/auth/callback'): Promise<void> {
  const { platform } = ctx;
  const email = normaliseEmail(input.email);
  await admitClient(ctx, 'reset');
  await platform.database.transaction(systemScope, async (tx) => {
    await lockAddress(tx, platform, email);
    const account = await findAccountByEmail(tx, platform, email);
    await record(tx, ctx, resetRequested, { entityId: account?.id ?? null, userId: account?.id ?? null });
    const userId = account?.id ?? randomUUID();
    const isWanted = account !== null && account.deletedAt === null;
    const isProven = account?.emailConfirmedAt != null;
    const mail = { kind: 'recovery', userId, email, isProven, isWanted } as const;
    await mailOnce(tx, platform, mail, () => mailReset(tx, ctx, { userId, email, account, to }));
  });
}

/** The same statements for an address without an account. */
async function mailReset(
  tx: Transaction,
  ctx: Context,
  { userId, email, account, to }: { userId: string; email: string; account: Account | null; to: ResetTarget },
): Promise<void> {
  const { platform } = ctx;
  await createProfile(tx, {
    id: userId,
    email: `${userId}@nobody.invalid`,
    fullName: null,
    createdAt: platform.clock.now(),
  });
  const token = await createLink(tx, platform, userId, 'recovery');
  const name = account?.emailConfirmedAt ? account.fullName : null;
  const language = await languageOfUser(tx, userId, languageOfClient(ctx));
  const input = { name, url: linkUrl(platform, 'recovery', token, { language, to }) };
  await queueMail(tx, platform, resetPassword, { to: email, userId, language, input });
}
