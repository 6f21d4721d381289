import type { UsedPasskey } from '#contract/accounts/factor-input.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import { fault } from '#contract/faults/faults.ts';
import {
  askForPasskey,
  type PasskeyQuestion,
  provePasskey,
  takePasskey,
} from '#core/accounts/factors/actions/use-passkey.ts';
import { signInRefused } from '#core/accounts/sessions/events.ts';
import { findAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { openSession } from '#core/accounts/sessions/internal/open-session.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { systemScope } from '#platform/database/scope.ts';

/** What a browser is to ask its authenticators, for `signInWithPasskey`. @throws AppError `limited` */
export async function askToSignIn(ctx: Context): Promise<PasskeyQuestion> {
  await admitClient(ctx, 'passkey');
  return askForPasskey(ctx.platform);
}

/**
 * Signs in with a passkey, without a password. The device and its person are two factors, so no code is asked for.
 * @throws AppError `unauthenticated` for one that does not hold, `forbidden` for a deactivated account, `limited`
 */
export async function signInWithPasskey(ctx: Context, answer: UsedPasskey): Promise<SignedIn> {
  const { platform } = ctx;
  await admitClient(ctx, 'passkey');
  const passkey = await provePasskey(platform, answer);
  const outcome = await platform.database.transaction(systemScope, async (tx) => {
    const account = passkey && (await findAccount(tx, platform, passkey.stored.userId));
    const holds = passkey && account?.emailConfirmedAt && (await takePasskey(tx, platform, passkey));
    if (holds && !account.deletedAt)
      return openSession(tx, ctx, account, passkey.stored.isVouchedFor ? 'passkey' : 'weak-passkey');
    // Only who holds the passkey learns that the account is deactivated.
    const reason = holds ? 'deactivated' : 'passkey';
    const userId = account?.id ?? null;
    await record(tx, ctx, signInRefused, { entityId: null, userId, outcome: 'refused', details: { reason } });
    return reason;
  });
  if (outcome === 'deactivated') throw new AppError('forbidden', { publicMessage: fault('deactivated') });
  if (outcome === 'passkey') throw new AppError('unauthenticated', { publicMessage: fault('passkey-refused') });
  return outcome;
}
