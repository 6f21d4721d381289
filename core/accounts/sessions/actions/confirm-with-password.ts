import type { NewPasswordInput } from '#contract/accounts/account-input.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import { fault } from '#contract/faults/faults.ts';
import { isLeaked } from '#core/accounts/sessions/internal/leaked.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { deadLink } from '#core/accounts/sessions/internal/links.ts';
import { deactivatedError, lockUnconfirmed, openAccount } from '#core/accounts/sessions/internal/open-account.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Uses the link of a confirmation mail anywhere: whoever reads the mailbox chooses the password there. The account has
 * no name then.
 * @returns what signing in leads to, and whether the password stands in known breaches, which is worth a warning
 * @throws AppError as `confirmSignUp`; `invalid` for the owner with a password from a breach
 */
export async function confirmWithPassword(
  ctx: Context,
  token: string,
  { password }: NewPasswordInput,
): Promise<SignedIn & { passwordLeaked: boolean }> {
  const { platform } = ctx;
  await admitClient(ctx, 'link');
  const asked = await platform.database.transaction(systemScope, (tx) => lockUnconfirmed(tx, ctx, token));
  if (!asked) throw deadLink();
  if (asked.deletedAt) throw deactivatedError();
  const passwordLeaked = await isLeaked(platform, password);
  if (passwordLeaked && asked.role !== 'user')
    throw new AppError('invalid', { publicMessage: fault('password-leaked'), field: 'password' });
  const passwordHash = await hashPassword(password);
  const outcome = await platform.database.transaction(systemScope, async (tx) => {
    const account = await lockUnconfirmed(tx, ctx, token);
    return account ? openAccount(tx, ctx, { token, account, passwordHash, fullName: null }) : 'dead';
  });
  if (outcome === 'dead') throw deadLink();
  return { ...outcome, passwordLeaked };
}
