import { fault } from '#contract/faults/faults.ts';
import { findAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { countOwnPassword, requireAttempt } from '#core/accounts/sessions/internal/limits.ts';
import { verifyPassword } from '#core/accounts/sessions/internal/passwords.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Whether this is the password of the person who asks, before acts for which an open session is not enough.
 * @param field of the form that asks for it
 * @throws AppError `unauthenticated`; `forbidden` for an account without one; `limited` after a few
 */
export async function verifyOwnPassword(
  ctx: Context,
  password: string,
  field: 'proof' | 'current' = 'proof',
): Promise<boolean> {
  const { actor, platform } = ctx;
  if (actor.kind !== 'person') throw new AppError('unauthenticated', { publicMessage: fault('sign-in-first') });
  const { account, allowance } = await platform.database.transaction(systemScope, async (tx) => ({
    account: await findAccount(tx, platform, actor.userId),
    allowance: await countOwnPassword(tx, platform, actor.userId),
  }));
  requireAttempt(allowance);
  if (account && account.passwordHash === null)
    throw new AppError('forbidden', { publicMessage: fault('no-password'), field });
  return verifyPassword(account?.passwordHash ?? null, password);
}
