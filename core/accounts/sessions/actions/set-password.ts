import { eq } from 'drizzle-orm';
import type { NewPasswordInput } from '#contract/accounts/account-input.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import { fault } from '#contract/faults/faults.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { passwordChanged } from '#core/accounts/sessions/events.ts';
import { type Account, asPerson, lockAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { browserOf } from '#core/accounts/sessions/internal/browsers.ts';
import { confirmEmail } from '#core/accounts/sessions/internal/confirm-email.ts';
import { isLeaked } from '#core/accounts/sessions/internal/leaked.ts';
import { findRecovery, notVerified } from '#core/accounts/sessions/internal/limited-session.ts';
import { dropLinks } from '#core/accounts/sessions/internal/links.ts';
import { insertSession, openOrAskFactor } from '#core/accounts/sessions/internal/open-session.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { replacePassword, tellOfNewPassword } from '#core/accounts/sessions/internal/replace-password.ts';
import { maySignInByPassword, sessionTimes } from '#core/accounts/sessions/rules.ts';
import { authTokens } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Sets the password of whoever holds a recovery session, confirms their address, ends every session of theirs and
 * signs them in anew.
 * @param token of the recovery session
 * @returns what signing in leads to; whether the password stands in known breaches, which is worth a warning; and where
 *   something else opens the account too, the token to look through it with (`readReview`)
 * @throws AppError `unauthenticated` without a recovery session; `invalid` for staff with a password from a breach;
 *   `forbidden` for staff who sign in with the identity provider alone; `limited`
 */
export async function setPassword(
  ctx: Context,
  token: string | null,
  input: NewPasswordInput,
): Promise<SignedIn & { passwordLeaked: boolean; review: string | null }> {
  const { platform } = ctx;
  const findAccount = (tx: Transaction) => (token ? findRecovery(tx, platform, token) : null);
  const recovery = await platform.database.transaction(systemScope, async (tx) => findAccount(tx));
  if (!recovery) throw notVerified();
  if (!maySignInByPassword(platform, recovery.account))
    throw new AppError('forbidden', { publicMessage: fault('staff-by-provider') });
  const passwordLeaked = await isLeaked(platform, input.password);
  if (passwordLeaked && recovery.account.role !== 'user')
    throw new AppError('invalid', { publicMessage: fault('password-leaked') });
  const passwordHash = await hashPassword(input.password);
  const signedIn = await platform.database.transaction(systemScope, async (tx) => {
    // Again, and locked: of two at once the second finds the session ended.
    const still = await findAccount(tx);
    return still && changePassword(tx, ctx, { ...still, passwordHash });
  });
  if (!signedIn) throw notVerified();
  return { ...signedIn, passwordLeaked };
}

async function changePassword(
  tx: Transaction,
  ctx: Context,
  { account: asked, sessionId, passwordHash }: { account: Account; sessionId: string; passwordHash: string },
): Promise<SignedIn & { review: string | null }> {
  const { platform } = ctx;
  const account = (await lockAccount(tx, platform, asked.id)) ?? asked;
  const { id: userId } = account;
  await endSessionsOf(tx, userId, 'password-changed');
  await dropLinks(tx, platform, userId);
  const confirmed = await confirmEmail(tx, ctx, account, { fullName: null });
  await replacePassword(tx, ctx, userId, passwordHash);
  await record(tx, asPerson(ctx, account, sessionId), passwordChanged, { entityId: userId });
  const stays = await tellOfNewPassword(tx, ctx, { ...account, fullName: confirmed.fullName });
  const review = stays.length > 0 ? await openReviewSession(tx, ctx, confirmed) : null;
  return { ...(await openOrAskFactor(tx, ctx, { ...confirmed, passwordHash }, 'recovery')), review };
}

/** A session that can remove what else opens the account, for who has just proved the mailbox. @returns its token */
async function openReviewSession(tx: Transaction, ctx: Context, account: Account): Promise<string> {
  const life = { kind: 'review', lifeMs: sessionTimes.reviewMs, browser: browserOf(ctx) } as const;
  const { sessionId, session } = await insertSession(tx, ctx, account, life);
  const accessExpiresAt = new Date(ctx.platform.clock.now().getTime() + life.lifeMs);
  await tx.update(authTokens).set({ accessExpiresAt }).where(eq(authTokens.sessionId, sessionId));
  return session.access_token;
}
