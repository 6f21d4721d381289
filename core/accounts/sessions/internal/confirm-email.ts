import { eq } from 'drizzle-orm';
import { dropFactors } from '#core/accounts/factors/internal/drop.ts';
import { keepLanguage } from '#core/accounts/profile/internal/preferences.ts';
import { confirmProfile } from '#core/accounts/profile/internal/write-profile.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { emailConfirmed } from '#core/accounts/sessions/events.ts';
import type { Account } from '#core/accounts/sessions/internal/accounts.ts';
import { forgetClients } from '#core/accounts/sessions/internal/browsers.ts';
import { dropLinks } from '#core/accounts/sessions/internal/links.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, languageOfClient } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';

/**
 * The mailbox is theirs: the account opens, the owner's becomes admin, and what belongs to the address becomes theirs
 * (subscriptions to `emailConfirmed`). Whatever opened the account before is void, as nobody had proved the mailbox.
 * Once confirmed, changes nothing. Under the system's scope; the caller sets the password.
 * @param fullName as whoever proved the mailbox wrote it; null when they wrote none
 */
export async function confirmEmail(
  tx: Transaction,
  ctx: Context,
  account: Account,
  { fullName }: { fullName: string | null },
): Promise<Account> {
  if (account.emailConfirmedAt) return account;
  const emailConfirmedAt = ctx.platform.clock.now();
  const { id: userId, role } = account;
  await voidUnproven(tx, ctx, userId);
  await tx.update(authCredentials).set({ emailConfirmedAt }).where(eq(authCredentials.userId, userId));
  await confirmProfile(tx, { id: userId, role, fullName });
  await keepLanguage(tx, userId, languageOfClient(ctx));
  await record(tx, ctx, emailConfirmed, { entityId: userId, userId });
  return { ...account, fullName, emailConfirmedAt };
}

/** Nothing of this should be there. */
async function voidUnproven(tx: Transaction, { platform }: Context, userId: string): Promise<void> {
  await endSessionsOf(tx, userId, 'confirmed');
  await dropFactors(tx, userId);
  await dropLinks(tx, platform, userId);
  await forgetClients(tx, userId);
}
