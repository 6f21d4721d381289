import { eq } from 'drizzle-orm';
import type { Role } from '#contract/accounts/profiles.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { normaliseEmail } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { confirmAddress, invitation } from '#core/accounts/sessions/emails.ts';
import { accountCreated, confirmationRequested, resetRequested } from '#core/accounts/sessions/events.ts';
import { type Account, findAccountByEmail } from '#core/accounts/sessions/internal/accounts.ts';
import { insertAccount } from '#core/accounts/sessions/internal/insert-account.ts';
import { createLink, linkUrl } from '#core/accounts/sessions/internal/links.ts';
import { lockAddress } from '#core/accounts/sessions/internal/mail-once.ts';
import { sessionTimes } from '#core/accounts/sessions/rules.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

export interface NewAccount {
  email: string;
  role: Role;
  /** Whether the link goes to the address by mail; otherwise the operator hands it over. */
  isMailed: boolean;
}

/**
 * Opens an account for somebody, also where sign-up is closed. It has no password until its link is used, within seven days, and
 * whoever uses the link chooses one.
 * @returns the link; null where it was mailed
 * @throws AppError `conflict` for an address that has an account, with words for the operator
 */
export function createAccountFor(platform: Platform, { email, role, isMailed }: NewAccount): Promise<string | null> {
  const address = normaliseEmail(email);
  return platform.database.transaction(systemScope, async (tx) => {
    await lockAddress(tx, platform, address);
    if (await findAccountByEmail(tx, platform, address))
      throw new AppError('conflict', { publicMessage: `${email} has an account already.` });
    const ctx = systemContext(platform, 'operator');
    const userId = await insertAccount(tx, ctx, address);
    if (role !== 'user') await tx.update(profiles).set({ role }).where(eq(profiles.id, userId));
    const details = { by: 'operator', invited: isMailed };
    await record(tx, ctx, accountCreated, { entityId: userId, userId, details, newValues: { role } });
    const token = await createLink(tx, platform, userId, 'confirmation', { lifeMs: sessionTimes.invitationMs });
    const url = linkUrl(platform, 'confirmation', token);
    if (!isMailed) return url;
    const language = await languageOfUser(tx, userId);
    await queueMail(tx, platform, invitation, { to: address, userId, language, input: { url } });
    return null;
  });
}

/**
 * Mails the link that confirms an address once more, whenever the last one was sent.
 * @throws AppError `not-found`, or `conflict` where the address is confirmed, with words for the operator
 */
export function resendConfirmation(platform: Platform, email: string): Promise<void> {
  return platform.database.transaction(systemScope, async (tx) => {
    const account = await requireAccountOf(tx, platform, email);
    if (account.emailConfirmedAt) throw new AppError('conflict', { publicMessage: `${email} is confirmed already.` });
    const entry = { entityId: account.id, userId: account.id, details: { by: 'operator' } };
    await record(tx, systemContext(platform, 'operator'), confirmationRequested, entry);
    const language = await languageOfUser(tx, account.id);
    const token = await createLink(tx, platform, account.id, 'confirmation');
    const url = linkUrl(platform, 'confirmation', token, { language });
    await queueMail(tx, platform, confirmAddress, { to: account.email, userId: account.id, language, input: { url } });
  });
}

/**
 * A link for a new password, for an operator to hand over, e.g. while no mail leaves. It works once, within the hour.
 * @throws AppError `not-found`, or `conflict` for an account that is not confirmed or deactivated, with words for the operator
 */
export function createResetLink(platform: Platform, email: string): Promise<string> {
  return platform.database.transaction(systemScope, async (tx) => {
    const account = await requireAccountOf(tx, platform, email);
    if (account.deletedAt) throw new AppError('conflict', { publicMessage: `${email} is deactivated.` });
    if (!account.emailConfirmedAt)
      throw new AppError('conflict', { publicMessage: `${email} is not confirmed: resend-confirmation mails a link.` });
    const entry = { entityId: account.id, userId: account.id, details: { by: 'operator' } };
    await record(tx, systemContext(platform, 'operator'), resetRequested, entry);
    return linkUrl(platform, 'recovery', await createLink(tx, platform, account.id, 'recovery'));
  });
}

async function requireAccountOf(tx: Transaction, platform: Platform, email: string): Promise<Account> {
  const address = normaliseEmail(email);
  await lockAddress(tx, platform, address);
  const account = await findAccountByEmail(tx, platform, address);
  if (!account) throw new AppError('not-found', { publicMessage: `There is no account with the address ${email}.` });
  return account;
}
