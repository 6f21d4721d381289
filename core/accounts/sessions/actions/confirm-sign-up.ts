import type { SignedIn } from '#contract/accounts/session.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { deadLink } from '#core/accounts/sessions/internal/links.ts';
import { deactivatedError, lockUnconfirmed, openAccount } from '#core/accounts/sessions/internal/open-account.ts';
import { findSignUp } from '#core/accounts/sessions/internal/signed-up.ts';
import type { Context } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';

/** The link was opened in another browser than the sign-up's, or too late: it stays good for `confirmWithPassword`. */
type Confirmed = SignedIn | { state: 'password-wanted' };

/**
 * Uses the link of a confirmation mail in the browser that signed up: call it for a POST only, as mail scanners follow
 * links. The account gets the password and name of that browser's sign-up, and the scans of its address.
 * @param signUpToken that the browser was given when it signed up, if it was
 * @throws AppError `gone` for a link that is used, too old or none; `forbidden` when the account was deactivated;
 *   `limited`
 */
export async function confirmSignUp(ctx: Context, token: string, signUpToken: string | null): Promise<Confirmed> {
  const { platform } = ctx;
  await admitClient(ctx, 'link');
  const outcome = await platform.database.transaction(systemScope, async (tx) => {
    const account = await lockUnconfirmed(tx, ctx, token);
    if (!account) return 'dead';
    if (account.deletedAt) return 'deactivated';
    const signUp = await findSignUp(tx, platform, { userId: account.id, signUpToken });
    return signUp ? openAccount(tx, ctx, { token, account, ...signUp }) : ({ state: 'password-wanted' } as const);
  });
  if (outcome === 'deactivated') throw deactivatedError();
  if (outcome === 'dead') throw deadLink();
  return outcome;
}
