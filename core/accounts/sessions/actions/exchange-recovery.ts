import { and, eq, isNull } from 'drizzle-orm';
import type { Session, TokenPairInput } from '#contract/accounts/session.ts';
import { userOf } from '#core/accounts/sessions/internal/accounts.ts';
import { isSameBrowser } from '#core/accounts/sessions/internal/browsers.ts';
import { findRecovery, notVerified } from '#core/accounts/sessions/internal/limited-session.ts';
import { isToken, newNonce, newPair, sessionShape, storePair } from '#core/accounts/sessions/internal/tokens.ts';
import { authTokens } from '#core/accounts/sessions/schema.ts';
import type { Context } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Exchanges the pair of a recovery link, once, in the browser that pressed the link's button: nobody is led to another's
 * account by an address that was sent to them. The access token of what comes back is for
 * `setPassword`.
 * @throws AppError `unauthenticated` with the words of the callback page
 */
export async function exchangeRecovery(ctx: Context, given: TokenPairInput): Promise<Session> {
  const { platform } = ctx;
  const session = await platform.database.transaction(systemScope, (tx) => takePair(tx, ctx, given));
  if (!session) throw notVerified();
  return session;
}

/** Uses the pair up and puts the session under a new one; null for a pair that is good for nothing here. */
async function takePair(tx: Transaction, ctx: Context, given: TokenPairInput): Promise<Session | null> {
  const { platform } = ctx;
  const { vault, clock } = platform;
  const now = clock.now();
  if (!isToken(given.access_token) || !isToken(given.refresh_token)) return null;
  const recovery = await findRecovery(tx, platform, given.access_token);
  if (!recovery || !isSameBrowser(ctx, recovery.browserHash)) return null;
  const [taken] = await tx
    .update(authTokens)
    .set({ usedAt: now, nonce: newNonce(), accessExpiresAt: now })
    .where(
      and(
        eq(authTokens.sessionId, recovery.sessionId),
        eq(authTokens.accessHash, vault.hashToken(given.access_token)),
        eq(authTokens.refreshHash, vault.hashToken(given.refresh_token)),
        isNull(authTokens.usedAt),
      ),
    )
    .returning({ id: authTokens.id });
  if (!taken) return null;
  const pair = newPair(vault);
  const accessExpiresAt = await storePair(tx, vault, { sessionId: recovery.sessionId, pair, now });
  return sessionShape(pair, userOf(recovery.account), accessExpiresAt, now);
}
