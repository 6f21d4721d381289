import { eq } from 'drizzle-orm';
import type { NewPasswordInput } from '#contract/accounts/account-input.ts';
import { sessionWords } from '#contract/accounts/session.ts';
import { dropFactors } from '#core/accounts/factors/internal/drop.ts';
import { settleProfile } from '#core/accounts/profile/queries/profiles.ts';
import { emailConfirmed } from '#core/accounts/sessions/events.ts';
import { type Account, findAccount, lockAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { forgetClients } from '#core/accounts/sessions/internal/browsers.ts';
import { isLeaked } from '#core/accounts/sessions/internal/leaked.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { deadLink, dropLinks, findLink, takeLink } from '#core/accounts/sessions/internal/links.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { findSignUp, type SignUpRow } from '#core/accounts/sessions/internal/signed-up.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { endSessionsOf } from './end-sessions.ts';
import { openOrAsk, type SignedIn } from './open-session.ts';

/** The link was opened in another browser than the sign-up's, or too late: it stays good for `confirmWithPassword`. */
type Confirmed = SignedIn | { state: 'password-wanted' };

const deactivated = () => new AppError('forbidden', { publicMessage: sessionWords.deactivated });

/**
 * Uses the link of a confirmation mail in the browser that signed up: call it for a POST only, as mail scanners follow
 * links. The account gets the password and name of that browser's sign-up, and the scans of its address.
 * @param signUpToken that the browser was given when it signed up, if it was
 * @throws AppError `gone` for a link that is used, too old or none; `forbidden` when the account was deactivated;
 *   `limited`
 */
export async function confirm(ctx: Context, token: string, signUpToken: string | null): Promise<Confirmed> {
  const { platform } = ctx;
  await admitClient(ctx, 'link');
  const outcome = await platform.database.transaction(systemScope, async (tx) => {
    const account = await lockUnconfirmed(tx, ctx, token);
    if (!account) return 'dead';
    if (account.deletedAt) return 'deactivated';
    const signUp = await findSignUp(tx, platform, { userId: account.id, signUpToken });
    return signUp ? openAccount(tx, ctx, { token, account, ...signUp }) : ({ state: 'password-wanted' } as const);
  });
  if (outcome === 'deactivated') throw deactivated();
  if (outcome === 'dead') throw deadLink();
  return outcome;
}

/**
 * Uses the link of a confirmation mail anywhere: whoever reads the mailbox chooses the password there. The account has
 * no name then.
 * @returns what signing in leads to, and whether the password stands in known breaches, which is worth a warning
 * @throws AppError as `confirm`; `invalid` for the owner with a password from a breach
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
  if (asked.deletedAt) throw deactivated();
  const passwordLeaked = await isLeaked(platform, password);
  if (passwordLeaked && asked.role !== 'user')
    throw new AppError('invalid', { publicMessage: sessionWords.passwordLeaked, field: 'password' });
  const passwordHash = await hashPassword(password);
  const outcome = await platform.database.transaction(systemScope, async (tx) => {
    const account = await lockUnconfirmed(tx, ctx, token);
    return account ? openAccount(tx, ctx, { token, account, passwordHash, fullName: null }) : 'dead';
  });
  if (outcome === 'dead') throw deadLink();
  return { ...outcome, passwordLeaked };
}

/** The account that a link can still open, locked. A link to a confirmed account opens nothing. */
async function lockUnconfirmed(tx: Transaction, { platform }: Context, token: string): Promise<Account | null> {
  const link = await findLink(tx, platform, 'confirmation', token);
  const account = link && (await lockAccount(tx, platform, link.userId));
  return account && !account.emailConfirmedAt ? account : null;
}

type Opening = { token: string; account: Account } & Pick<SignUpRow, 'passwordHash' | 'fullName'>;

async function openAccount(tx: Transaction, ctx: Context, opening: Opening): Promise<SignedIn | 'dead'> {
  const { token, account, passwordHash, fullName } = opening;
  const taken = await takeLink(tx, ctx.platform, 'confirmation', token);
  if (!taken) return 'dead';
  const confirmed = await confirmEmail(tx, ctx, account, { fullName });
  const passwordChangedAt = ctx.platform.clock.now();
  await tx
    .update(authCredentials)
    .set({ passwordHash, passwordChangedAt })
    .where(eq(authCredentials.userId, account.id));
  return openOrAsk(tx, ctx, { ...confirmed, passwordHash }, 'link');
}

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
  await settleProfile(tx, { id: userId, role, fullName });
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

/**
 * Whether the page behind a confirmation link has to ask for a password; a press is enough in the browser that signed
 * up, and for a link that opens nothing. Changes nothing.
 */
export function wantsPassword(ctx: Context, token: string, signUpToken: string | null): Promise<boolean> {
  const { platform } = ctx;
  return platform.database.read(systemScope, async (tx) => {
    const link = await findLink(tx, platform, 'confirmation', token);
    const account = link && (await findAccount(tx, platform, link.userId));
    if (!account || account.emailConfirmedAt || account.deletedAt) return false;
    return (await findSignUp(tx, platform, { userId: account.id, signUpToken })) === null;
  });
}
