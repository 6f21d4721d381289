import type { ProviderOutcome } from '#contract/accounts/provider.ts';
import { requireProof } from '#core/accounts/factors/actions/require-proof.ts';
import { flowOf } from '#core/accounts/provider/internal/flow.ts';
import { orOutcome, requireProvider } from '#core/accounts/provider/internal/identity-provider.ts';
import { providerRequests } from '#core/accounts/provider/schema.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { sessionTimes } from '#core/accounts/sessions/rules.ts';
import type { Context } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';

/** Where the browser goes, and the token that it keeps until it comes back; or why it stays. */
type Begun = { to: string; token: string } | { outcome: ProviderOutcome };

/** Begins to sign in. @param next path of ours to lead to afterwards. @throws AppError `limited`, `not-found` */
export async function beginProviderSignIn(ctx: Context, { next }: { next: string | null }): Promise<Begun> {
  await admitClient(ctx, 'provider');
  return beginAtProvider(ctx, { purpose: 'sign-in', userId: null, sessionId: null, next });
}

/** Begins to link the account of the person who asks. @throws AppError as `requireProof`; `limited`, `not-found` */
export async function beginProviderLink(ctx: Context, { proof }: { proof: string }): Promise<Begun> {
  const { actor } = await requireProof(ctx, proof);
  await admitClient(ctx, 'provider');
  return beginAtProvider(ctx, { purpose: 'link', userId: actor.userId, sessionId: actor.sessionId, next: null });
}

type Asked = Pick<typeof providerRequests.$inferInsert, 'purpose' | 'userId' | 'sessionId' | 'next'>;

async function beginAtProvider({ platform }: Context, asked: Asked): Promise<Begun> {
  const { provider } = requireProvider(platform);
  const { vault, clock, database } = platform;
  const token = vault.createToken();
  const answer = await orOutcome(platform, () => provider.begin(flowOf(token)));
  if ('outcome' in answer) return answer;
  const expiresAt = new Date(clock.now().getTime() + sessionTimes.providerMs);
  const row = { ...asked, tokenHash: vault.hashToken(token), expiresAt };
  await database.transaction(systemScope, (tx) => tx.insert(providerRequests).values(row));
  return { to: answer.said.href, token };
}
