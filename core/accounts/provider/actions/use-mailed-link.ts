import type { ProviderOutcome } from '#contract/accounts/provider.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import { fault } from '#contract/faults/faults.ts';
import { findSecondFactor } from '#core/accounts/factors/internal/second-factor.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { identityOn } from '#core/accounts/provider/emails.ts';
import { identityLinked } from '#core/accounts/provider/events.ts';
import { enterLinked } from '#core/accounts/provider/internal/enter.ts';
import { requireProvider } from '#core/accounts/provider/internal/identity-provider.ts';
import { insertIdentity } from '#core/accounts/provider/internal/links.ts';
import { readPendingLink } from '#core/accounts/provider/internal/pending-link.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { lockAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { isSameBrowser } from '#core/accounts/sessions/internal/browsers.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { deadLink, findLink, takeLink } from '#core/accounts/sessions/internal/links.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';

/**
 * Links the identity that a mailed link waits with, and signs in. Call it for a POST only. In another browser than the
 * one that signed in at the provider nothing happens: somebody else may have begun there under this address.
 * @throws AppError `gone` for a link that is used, too old, or another browser's; `conflict`, `limited`, `not-found`
 */
export async function useMailedLink(ctx: Context, token: string): Promise<SignedIn> {
  const { platform } = ctx;
  const { config } = requireProvider(platform);
  await admitClient(ctx, 'link');
  const entered = await platform.database.transaction(systemScope, (tx) => linkPending(tx, ctx, token));
  if (!entered) throw deadLink();
  if (entered.state !== 'outcome') return entered;
  throw new AppError('conflict', { publicMessage: faultOf(entered.outcome, config.name) });
}

/** What the account may have become since the mail was sent. @param name of the provider */
function faultOf(outcome: ProviderOutcome, name: string): string {
  if (outcome === 'deactivated') return fault('deactivated');
  if (outcome === 'settings') return fault('provider-two-factor', name);
  return fault(outcome === 'other' ? 'provider-other' : 'provider-refused', name);
}

async function linkPending(tx: Transaction, ctx: Context, token: string) {
  const { platform } = ctx;
  const found = await findLink(tx, platform, 'provider', token);
  const pending = found && (await readPendingLink(tx, platform, found));
  if (!pending || !isSameBrowser(ctx, pending.browserHash)) return null;
  if (!(await takeLink(tx, platform, 'provider', token))) return null;
  const { userId } = found;
  const account = await lockAccount(tx, platform, userId);
  if (!account || account.deletedAt) return { state: 'outcome', outcome: 'deactivated' } as const;
  if (await findSecondFactor(tx, platform, userId)) return { state: 'outcome', outcome: 'settings' } as const;
  const row = await insertIdentity(tx, platform, userId, pending.identity);
  if (!row) return { state: 'outcome', outcome: 'other' } as const;
  await endSessionsOf(tx, userId, 'factors-changed');
  await record(tx, ctx, identityLinked, { entityId: userId, userId, details: { by: 'mail' } });
  const input = { name: account.fullName, provider: platform.config.identity?.name ?? '' };
  const language = await languageOfUser(tx, userId);
  await queueMail(tx, platform, identityOn, { to: account.email, userId, language, input });
  return enterLinked(tx, ctx, { row, identity: pending.identity });
}
