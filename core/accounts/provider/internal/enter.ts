import type { ProviderOutcome } from '#contract/accounts/provider.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import { identityRefused } from '#core/accounts/provider/events.ts';
import { provesSecondFactor } from '#core/accounts/provider/rules.ts';
import { openOrAskFactor } from '#core/accounts/sessions/internal/open-session.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Identity } from '#platform/identity/provider.ts';
import { followClaim } from './follow-claim.ts';
import { type IdentityRow, noteUsed, sidHashOf } from './links.ts';

/** What an answer of the provider leads to. @property browser for the browser to keep, where a mailed link counts in it alone */
export type Entered = SignedIn | { state: 'outcome'; outcome: ProviderOutcome; browser?: string };

/** Notes a refusal in the log of the account that it is about, if it is about one. */
export async function refuse(
  tx: Transaction,
  ctx: Context,
  outcome: ProviderOutcome,
  userId: string | null,
): Promise<Entered> {
  await record(tx, ctx, identityRefused, {
    entityId: userId,
    userId,
    outcome: 'refused',
    details: { reason: outcome },
  });
  return { state: 'outcome', outcome };
}

/**
 * Signs in to the account that an identity is linked to, with the role of its claim. Unless the provider has asked for a
 * second factor that counts here, the account's own is asked for.
 */
export async function enterLinked(
  tx: Transaction,
  ctx: Context,
  { row, identity }: { row: IdentityRow; identity: Identity },
): Promise<Entered> {
  const { platform } = ctx;
  const account = await followClaim(tx, ctx, row, identity);
  if (!account) return refuse(tx, ctx, 'refused', null);
  if (account.deletedAt) return refuse(tx, ctx, 'deactivated', account.id);
  await noteUsed(tx, platform, row.id);
  const { identity: config } = platform.config;
  const method = config && provesSecondFactor(config, identity) ? 'provider-factor' : 'provider';
  const session = { identityId: row.id, providerSidHash: sidHashOf(platform, identity) };
  return openOrAskFactor(tx, ctx, account, method, session);
}
