import { and, arrayContains, eq, isNull, lte, not, or } from 'drizzle-orm';
import { isStaffScope } from '#contract/accounts/tokens.ts';
import { hasStaffFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { isRoleProved } from '#core/accounts/factors/rules.ts';
import { effectiveRole } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { tokenUsedElsewhere } from '#core/accounts/tokens/events.ts';
import { isTokenText } from '#core/accounts/tokens/internal/token-text.ts';
import { mostNetworks, tokenTimes } from '#core/accounts/tokens/rules.ts';
import { apiTokens } from '#core/accounts/tokens/schema.ts';
import { record } from '#core/base/audit/events.ts';
import type { Actor, Client } from '#core/base/context.ts';
import { isSameSecret } from '#platform/crypto/equal.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { wideNetworkOf } from '#platform/limits/network.ts';
import type { Platform } from '#platform/platform.ts';

type Person = Extract<Actor, { kind: 'person' }>;
export type TokenActor = Person & Required<Pick<Person, 'token'>>;

/**
 * The person a token of the API acts for. Read anew for each request, so that what was taken away is gone at once. Without
 * scopes of staff, and while their role or its second factor does not stand, they act as a customer.
 * @returns null without a token that is good now
 */
export async function readActorOfToken(
  platform: Platform,
  client: Client | null,
  token: string,
): Promise<TokenActor | null> {
  if (!isTokenText(token)) return null;
  const hash = platform.vault.hashToken(token);
  return platform.database.transaction(systemScope, async (tx) => {
    const [row] = await tx
      .select({ token: apiTokens, profile: profiles, hasStaffFactor: hasStaffFactor(profiles.id) })
      .from(apiTokens)
      .innerJoin(profiles, eq(profiles.id, apiTokens.userId))
      .where(and(eq(apiTokens.tokenHash, hash), isNull(apiTokens.endedAt)));
    if (!row || !isSameSecret(row.token.tokenHash, hash)) return null;
    if (row.profile.deletedAt !== null || row.token.expiresAt <= platform.clock.now()) return null;
    const actor = actorIn(platform, row);
    await noteUse(tx, { actor, client, platform }, row.token);
    return actor;
  });
}

interface Row {
  token: typeof apiTokens.$inferSelect;
  profile: typeof profiles.$inferSelect;
  hasStaffFactor: boolean;
}

function actorIn({ config }: Platform, { token, profile, hasStaffFactor }: Row): TokenActor {
  const { id: sessionId, scopes, factorProvedAt } = token;
  const { id: userId, email, fullName } = profile;
  const role = effectiveRole(config, profile);
  // What the provider vouched for ended with its session.
  const proofs = { factorProvedAt, hasStaffFactor, factorFromProvider: false };
  const counts = scopes.some(isStaffScope) && isRoleProved(config, role, proofs);
  return { kind: 'person', userId, email, fullName, sessionId, role: counts ? role : 'user', token: { scopes } };
}

interface Use {
  actor: TokenActor;
  client: Client | null;
  platform: Platform;
}

async function noteUse(tx: Transaction, ctx: Use, token: Row['token']): Promise<void> {
  const now = ctx.platform.clock.now();
  const due = new Date(now.getTime() - tokenTimes.seenEveryMs);
  const network = wideNetworkOf(ctx.client?.ip ?? null);
  const isNew = network !== null && !token.networks.includes(network);
  if (!isNew && token.lastUsedAt !== null && token.lastUsedAt > due) return;
  const others = token.networks.filter((one) => one !== network);
  const networks = network === null ? token.networks : [network, ...others].slice(0, mostNetworks);
  const isDue = isNew
    ? not(arrayContains(apiTokens.networks, [network]))
    : or(isNull(apiTokens.lastUsedAt), lte(apiTokens.lastUsedAt, due));
  const written = await tx
    .update(apiTokens)
    .set({ lastUsedAt: now, networks })
    .where(and(eq(apiTokens.id, token.id), isDue))
    .returning({ id: apiTokens.id });
  if (isNew && written.length > 0) await record(tx, ctx, tokenUsedElsewhere, { entityId: token.id });
}
