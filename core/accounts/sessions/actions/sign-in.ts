import type { SignInInput } from '#contract/accounts/account-input.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import { fault } from '#contract/faults/faults.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { normaliseEmail } from '#core/accounts/profile/rules.ts';
import { confirmAddress } from '#core/accounts/sessions/emails.ts';
import { signInRefused } from '#core/accounts/sessions/events.ts';
import { type Account, findAccountByEmail } from '#core/accounts/sessions/internal/accounts.ts';
import { admitClient, countSignIn, requireAttempt } from '#core/accounts/sessions/internal/limits.ts';
import { createLink, linkUrl } from '#core/accounts/sessions/internal/links.ts';
import { lockAddress, mailOnce } from '#core/accounts/sessions/internal/mail-once.ts';
import { openOrAskFactor } from '#core/accounts/sessions/internal/open-session.ts';
import { verifyPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { findSignUp } from '#core/accounts/sessions/internal/signed-up.ts';
import { createTurns } from '#core/accounts/sessions/internal/turns.ts';
import { maySignInByPassword } from '#core/accounts/sessions/rules.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, languageOfClient } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';

type Refusal = 'password' | 'deactivated' | 'unconfirmed' | 'staff';

const refusals: Record<Refusal, () => AppError> = {
  password: () => new AppError('unauthenticated', { publicMessage: fault('wrong-credentials') }),
  deactivated: () => new AppError('forbidden', { publicMessage: fault('deactivated') }),
  unconfirmed: () => new AppError('forbidden', { publicMessage: fault('not-confirmed') }),
  staff: () => new AppError('forbidden', { publicMessage: fault('staff-by-provider') }),
};

/**
 * Signs in with address and password. An address without an account takes the same work and gets the same answer as a
 * wrong password; only the right one learns that an account is deactivated. An account that is not yet confirmed has no
 * password: the browser that signed up learns that with the one it chose, and is then mailed a link again.
 * @param signUpToken that the browser was given when it signed up, if it was
 * @returns the session, or the challenge that `completeSecondFactor` answers
 * @throws AppError `unauthenticated`, `forbidden` or `limited`, with the words to show
 */
export async function signIn(ctx: Context, input: SignInInput, signUpToken: string | null = null): Promise<SignedIn> {
  const email = normaliseEmail(input.email);
  await admitClient(ctx, 'sign-in');
  return inTurn(() => tryPassword(ctx, { email, password: input.password, signUpToken }));
}

/**
 * Whole attempts wait for each other, not only their hashing: twenty that are let to the embedded database at once
 * stand before every page there.
 */
const inTurn = createTurns({ atOnce: 2, mostWaiting: 60 });

interface Attempt {
  email: string;
  password: string;
  signUpToken: string | null;
}

async function tryPassword(ctx: Context, attempt: Attempt): Promise<SignedIn> {
  const { database } = ctx.platform;
  const { asked, allowance } = await database.transaction(systemScope, async (tx) => ({
    allowance: await countSignIn(tx, ctx, attempt.email),
    asked: await findAsked(tx, ctx, attempt),
  }));
  requireAttempt(allowance);
  const right = await verifyPassword(asked.passwordHash, attempt.password);
  const outcome = await database.transaction(systemScope, (tx) => decideSignIn(tx, ctx, { asked, attempt, right }));
  if (typeof outcome === 'string') throw refusals[outcome]();
  return outcome;
}

interface Asked {
  account: Account | null;
  /** Of the account; until it is confirmed, of the sign-up of this browser. */
  passwordHash: string | null;
}

async function findAsked(tx: Transaction, { platform }: Context, { email, signUpToken }: Attempt): Promise<Asked> {
  const account = await findAccountByEmail(tx, platform, email);
  const signUp = await findSignUp(tx, platform, { userId: account?.id ?? null, signUpToken });
  const passwordHash = account?.emailConfirmedAt ? account.passwordHash : signUp?.passwordHash;
  return { account, passwordHash: passwordHash ?? null };
}

async function decideSignIn(
  tx: Transaction,
  ctx: Context,
  { asked, attempt, right }: { asked: Asked; attempt: Attempt; right: boolean },
): Promise<SignedIn | Refusal> {
  // Read again: hashing took a while, and the password may have been changed meanwhile.
  const { account, passwordHash } = await findAsked(tx, ctx, attempt);
  if (!right || !account || passwordHash !== asked.passwordHash) return refuseSignIn(tx, ctx, account, 'password');
  if (account.deletedAt) return refuseSignIn(tx, ctx, account, 'deactivated');
  if (!account.emailConfirmedAt) {
    await mailAgain(tx, ctx, account);
    return refuseSignIn(tx, ctx, account, 'unconfirmed');
  }
  if (!maySignInByPassword(ctx.platform, account)) return refuseSignIn(tx, ctx, account, 'staff');
  return openOrAskFactor(tx, ctx, account, 'password');
}

async function refuseSignIn(tx: Transaction, ctx: Context, account: Account | null, reason: Refusal): Promise<Refusal> {
  const userId = account?.id ?? null;
  await record(tx, ctx, signInRefused, { entityId: null, userId, outcome: 'refused', details: { reason } });
  return reason;
}

async function mailAgain(tx: Transaction, ctx: Context, { id: userId, email }: Account): Promise<void> {
  const { platform } = ctx;
  await lockAddress(tx, platform, email);
  const mail = { kind: 'confirmation', userId, email, isProven: false, isWanted: true } as const;
  await mailOnce(tx, platform, mail, async () => {
    const token = await createLink(tx, platform, userId, 'confirmation');
    const language = await languageOfUser(tx, userId, languageOfClient(ctx));
    const input = { url: linkUrl(platform, 'confirmation', token, { language }) };
    await queueMail(tx, platform, confirmAddress, { to: email, userId, language, input });
  });
}
