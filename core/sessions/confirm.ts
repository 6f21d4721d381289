import { eq } from 'drizzle-orm';
import { sessionWords } from '#contract/session.ts';
import { record } from '#core/audit/events.ts';
import type { Context } from '#core/context.ts';
import { settleProfile } from '#core/customers/actions.ts';
import { AppError } from '#core/errors.ts';
import { claimScans } from '#core/scans/actions.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Account, findAccount } from './accounts.ts';
import { emailConfirmed } from './events.ts';
import { admitClient } from './limits.ts';
import { dropLinks, type LinkRow, withLink } from './links.ts';
import { openOrAsk, type SignedIn } from './open.ts';
import { authCredentials } from './schema.ts';

/**
 * Uses the link of a confirmation mail: call it for a POST only, as mail scanners follow links. The account gets the
 * password and name of the very sign-up that the mail came from, and the scans of its address.
 * @throws AppError `gone` for a link that is used, too old or none; `forbidden` when the account was deactivated;
 *   `limited`
 */
export async function confirm(ctx: Context, token: string): Promise<SignedIn> {
  await admitClient(ctx, 'link');
  const outcome = await withLink(ctx.platform, { kind: 'confirmation', token }, (tx, link) => useLink(tx, ctx, link));
  if (outcome === 'deactivated') throw new AppError('forbidden', { publicMessage: sessionWords.deactivated });
  return outcome;
}

async function useLink(tx: Transaction, ctx: Context, link: LinkRow): Promise<SignedIn | 'deactivated'> {
  const account = await findAccount(tx, ctx.platform, link.userId);
  if (!account || account.deletedAt) return 'deactivated';
  const { passwordHash, fullName } = link;
  if (passwordHash && !account.emailConfirmedAt) {
    await tx.update(authCredentials).set({ passwordHash }).where(eq(authCredentials.userId, account.id));
  }
  const confirmed = await confirmEmail(tx, ctx, { ...account, fullName: passwordHash ? fullName : account.fullName });
  await dropLinks(tx, ctx.platform, account.id);
  return openOrAsk(tx, ctx, confirmed, 'link');
}

/**
 * The mailbox is theirs: the account opens, the owner's becomes admin, and the scans of the address are theirs. Once
 * confirmed, changes nothing. Under the system's scope.
 */
export async function confirmEmail(tx: Transaction, ctx: Context, account: Account): Promise<Account> {
  if (account.emailConfirmedAt) return account;
  const emailConfirmedAt = ctx.platform.clock.now();
  const { id: userId, email, role, fullName } = account;
  await tx.update(authCredentials).set({ emailConfirmedAt }).where(eq(authCredentials.userId, userId));
  await settleProfile(tx, { id: userId, role, fullName });
  const scans = await claimScans(tx, ctx.platform, { userId, email });
  await record(tx, ctx, emailConfirmed, { entityId: userId, userId, details: { scans: scans.length } });
  return { ...account, emailConfirmedAt };
}
