import type { Session } from '#contract/accounts/session.ts';
import { fault } from '#contract/faults/faults.ts';
import { recoveryOpened } from '#core/accounts/sessions/events.ts';
import { type Account, asPerson, findAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { browserOf } from '#core/accounts/sessions/internal/browsers.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { withLink } from '#core/accounts/sessions/internal/links.ts';
import { insertSession } from '#core/accounts/sessions/internal/open-session.ts';
import { sessionTimes } from '#core/accounts/sessions/rules.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';

/** @property browser is for the browser to keep: elsewhere the pair is worth nothing */
type RecoveryPair = Session & { browser: string };

/**
 * Uses the link of a reset mail: call it for a POST only. The pair goes into the fragment of the callback page, which
 * exchanges it at once (`exchangeRecovery`); it can set a password and nothing else, in the browser that is told its token.
 * @throws AppError `gone` for a link that is used, too old or none; `forbidden` when the account was deactivated;
 *   `limited`
 */
export async function openRecovery(ctx: Context, token: string): Promise<RecoveryPair> {
  await admitClient(ctx, 'link');
  const opened = await withLink(ctx.platform, { kind: 'recovery', token }, async (tx, link) => {
    const account = await findAccount(tx, ctx.platform, link.userId);
    return account && !account.deletedAt ? openRecoverySession(tx, ctx, account) : null;
  });
  if (!opened) throw new AppError('forbidden', { publicMessage: fault('deactivated') });
  return opened;
}

/** A session that can set a password and nothing else, in this browser only. Under the system's scope. */
async function openRecoverySession(tx: Transaction, ctx: Context, account: Account): Promise<RecoveryPair> {
  const browser = browserOf(ctx);
  const life = { kind: 'recovery', lifeMs: sessionTimes.recoveryMs, browser } as const;
  const { sessionId, session } = await insertSession(tx, ctx, account, life);
  await record(tx, asPerson(ctx, account, sessionId), recoveryOpened, { entityId: sessionId });
  return { ...session, browser };
}
