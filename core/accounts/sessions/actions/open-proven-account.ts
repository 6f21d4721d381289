import { eq } from 'drizzle-orm';
import type { NewPasswordInput } from '#contract/accounts/account-input.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import { fault } from '#contract/faults/faults.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { isOwnerEmail, normaliseEmail } from '#core/accounts/profile/rules.ts';
import { accountOpened } from '#core/accounts/sessions/emails.ts';
import { accountCreated } from '#core/accounts/sessions/events.ts';
import { type Account, findAccountByEmail, lockAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { confirmEmail } from '#core/accounts/sessions/internal/confirm-email.ts';
import { insertAccount } from '#core/accounts/sessions/internal/insert-account.ts';
import { isLeaked } from '#core/accounts/sessions/internal/leaked.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { lockAddress } from '#core/accounts/sessions/internal/mail-once.ts';
import { deactivatedError } from '#core/accounts/sessions/internal/open-account.ts';
import { openOrAskFactor } from '#core/accounts/sessions/internal/open-session.ts';
import { requireOpenSignUp } from '#core/accounts/sessions/internal/open-sign-up.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, languageOfClient } from '#core/base/context.ts';
import { deviceIn } from '#core/base/device.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { resetUrl } from './sign-up.ts';

/** A mailbox that whoever asks has just shown to be theirs. */
export interface Proven {
  email: string;
  fullName: string | null;
}

/**
 * Opens the account of an address whose mailbox was proved by another mailed link, and signs in: with a password, and
 * without a second mail to press. Whatever anybody had begun under the address before is void. The mailbox is told.
 * @param prove asked twice, the second time in the transaction that opens the account. @throws where there is no proof
 * @throws AppError `conflict` for an address that has an account; `forbidden` when it was deactivated, or sign-up is closed; `invalid` for the
 *   owner with a password from a breach; `limited`
 */
export async function openProvenAccount(
  ctx: Context,
  prove: (tx: Transaction) => Promise<Proven>,
  { password }: NewPasswordInput,
): Promise<SignedIn & { passwordLeaked: boolean }> {
  const { config, database } = ctx.platform;
  requireOpenSignUp(ctx);
  await admitClient(ctx, 'link');
  const { email } = await database.transaction(systemScope, prove);
  const passwordLeaked = await isLeaked(ctx.platform, password);
  if (passwordLeaked && isOwnerEmail(config, normaliseEmail(email)))
    throw new AppError('invalid', { publicMessage: fault('password-leaked'), field: 'password' });
  const passwordHash = await hashPassword(password);
  const signedIn = await database.transaction(systemScope, async (tx) =>
    openWith(tx, ctx, { ...(await prove(tx)), passwordHash }),
  );
  return { ...signedIn, passwordLeaked };
}

async function openWith(
  tx: Transaction,
  ctx: Context,
  { email, fullName, passwordHash }: Proven & { passwordHash: string },
): Promise<SignedIn> {
  const { platform, client } = ctx;
  const account = await lockClosedAccount(tx, ctx, normaliseEmail(email));
  const confirmed = await confirmEmail(tx, ctx, account, { fullName });
  const passwordChangedAt = platform.clock.now();
  await tx
    .update(authCredentials)
    .set({ passwordHash, passwordChangedAt })
    .where(eq(authCredentials.userId, account.id));
  const language = await languageOfUser(tx, account.id, languageOfClient(ctx));
  const input = {
    name: fullName,
    device: deviceIn(language, client?.userAgent ?? null),
    resetUrl: resetUrl(platform, language),
  };
  await queueMail(tx, platform, accountOpened, { to: account.email, userId: account.id, language, input });
  return openOrAskFactor(tx, ctx, { ...confirmed, passwordHash }, 'link');
}

/** The account of an address that nobody has proved yet, locked; a new one where there is none. */
async function lockClosedAccount(tx: Transaction, ctx: Context, email: string): Promise<Account> {
  const { platform } = ctx;
  await lockAddress(tx, platform, email);
  const known = await findAccountByEmail(tx, platform, email);
  const userId = known?.id ?? (await insertAccount(tx, ctx, email));
  if (!known) await record(tx, ctx, accountCreated, { entityId: userId, userId });
  const account = await lockAccount(tx, platform, userId);
  if (!account) throw new AppError('not-found');
  if (account.deletedAt) throw deactivatedError();
  if (account.emailConfirmedAt) throw new AppError('conflict', { publicMessage: fault('has-account') });
  return account;
}
