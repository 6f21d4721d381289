import { eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/accounts/session.ts';
import { fault } from '#contract/faults/faults.ts';
import { type Account, lockAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { confirmEmail } from '#core/accounts/sessions/internal/confirm-email.ts';
import { findLink, takeLink } from '#core/accounts/sessions/internal/links.ts';
import { openOrAskFactor } from '#core/accounts/sessions/internal/open-session.ts';
import type { SignUpRow } from '#core/accounts/sessions/internal/signed-up.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';

export const deactivatedError = () => new AppError('forbidden', { publicMessage: fault('deactivated') });

/** The account that a link can still open, locked. A link to a confirmed account opens nothing. */
export async function lockUnconfirmed(tx: Transaction, { platform }: Context, token: string): Promise<Account | null> {
  const link = await findLink(tx, platform, 'confirmation', token);
  const account = link && (await lockAccount(tx, platform, link.userId));
  return account && !account.emailConfirmedAt ? account : null;
}

type Opening = { token: string; account: Account } & Pick<SignUpRow, 'passwordHash' | 'fullName'>;

export async function openAccount(tx: Transaction, ctx: Context, opening: Opening): Promise<SignedIn | 'dead'> {
  const { token, account, passwordHash, fullName } = opening;
  const taken = await takeLink(tx, ctx.platform, 'confirmation', token);
  if (!taken) return 'dead';
  const confirmed = await confirmEmail(tx, ctx, account, { fullName });
  const passwordChangedAt = ctx.platform.clock.now();
  await tx
    .update(authCredentials)
    .set({ passwordHash, passwordChangedAt })
    .where(eq(authCredentials.userId, account.id));
  return openOrAskFactor(tx, ctx, { ...confirmed, passwordHash }, 'link');
}
