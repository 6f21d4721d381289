import type { SignInInput } from '#contract/account-input.ts';
import { sessionWords } from '#contract/session.ts';
import { record } from '#core/audit/events.ts';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { type Account, findAccountByEmail } from './accounts.ts';
import { confirmAddress } from './emails.ts';
import { signInRefused } from './events.ts';
import { admitClient, admitMailbox, countSignIn, requireAllowed } from './limits.ts';
import { createLink, linkUrl } from './links.ts';
import { openOrAsk, type SignedIn } from './open.ts';
import { verifyPassword } from './passwords.ts';
import { normaliseEmail } from './rules.ts';
import { createTurns } from './turns.ts';

type Refusal = 'password' | 'deactivated' | 'unconfirmed';

const refusals: Record<Refusal, () => AppError> = {
  password: () => new AppError('unauthenticated', { publicMessage: sessionWords.wrongCredentials }),
  deactivated: () => new AppError('forbidden', { publicMessage: sessionWords.deactivated }),
  unconfirmed: () => new AppError('forbidden', { publicMessage: sessionWords.notConfirmed }),
};

/**
 * Signs in with address and password. An address without an account takes the same work and gets the same answer as a
 * wrong password; only the right one learns that an account is deactivated or not yet confirmed (and is then mailed a
 * fresh link, within the limits of the mailbox).
 * @returns the session, or the challenge that `completeSecondFactor` answers
 * @throws AppError `unauthenticated`, `forbidden` or `limited`, with the words to show
 */
export async function signIn(ctx: Context, input: SignInInput): Promise<SignedIn> {
  const email = normaliseEmail(input.email);
  await admitClient(ctx, 'sign-in');
  return inTurn(() => tryPassword(ctx, email, input.password));
}

/**
 * Whole attempts wait for each other, not only their hashing: twenty that are let to the embedded database at once
 * stand before every page there.
 */
const inTurn = createTurns({ atOnce: 2, mostWaiting: 60 });

async function tryPassword(ctx: Context, email: string, password: string): Promise<SignedIn> {
  const { platform } = ctx;
  const { account, allowance } = await platform.database.transaction(systemScope, async (tx) => ({
    allowance: await countSignIn(tx, ctx, email),
    account: await findAccountByEmail(tx, platform, email),
  }));
  requireAllowed(allowance);
  const right = await verifyPassword(account?.passwordHash ?? null, password);
  const outcome = await platform.database.transaction(systemScope, (tx) => decide(tx, ctx, { account, email, right }));
  if (typeof outcome === 'string') throw refusals[outcome]();
  return outcome;
}

async function decide(
  tx: Transaction,
  ctx: Context,
  { account: asked, email, right }: { account: Account | null; email: string; right: boolean },
): Promise<SignedIn | Refusal> {
  // Read again: hashing took a while, and the password may have been changed meanwhile.
  const account = await findAccountByEmail(tx, ctx.platform, email);
  if (!right || !account || account.passwordHash !== asked?.passwordHash) return refuse(tx, ctx, account, 'password');
  if (account.deletedAt) return refuse(tx, ctx, account, 'deactivated');
  if (!account.emailConfirmedAt) {
    await mailAgain(tx, ctx, account);
    return refuse(tx, ctx, account, 'unconfirmed');
  }
  return openOrAsk(tx, ctx, account, 'password');
}

async function refuse(tx: Transaction, ctx: Context, account: Account | null, reason: Refusal): Promise<Refusal> {
  const userId = account?.id ?? null;
  await record(tx, ctx, signInRefused, { entityId: null, userId, outcome: 'refused', details: { reason } });
  return reason;
}

async function mailAgain(tx: Transaction, { platform }: Context, account: Account): Promise<void> {
  if (!(await admitMailbox(tx, platform, 'confirmation', account.email))) return;
  const { id: userId, email: to, fullName, passwordHash } = account;
  const token = await createLink(tx, platform, userId, 'confirmation', { passwordHash, fullName });
  const input = { name: fullName, url: linkUrl(platform, 'confirmation', token) };
  await queueMail(tx, platform, confirmAddress, { to, userId, input });
}
