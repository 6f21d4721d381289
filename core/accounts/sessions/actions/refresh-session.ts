import { eq } from 'drizzle-orm';
import type { Session } from '#contract/accounts/session.ts';
import type { Look } from '#core/accounts/sessions/actions/read-actor.ts';
import { tokenReused } from '#core/accounts/sessions/events.ts';
import { type Account, asPerson, findAccount, userOf } from '#core/accounts/sessions/internal/accounts.ts';
import { isSameBrowser } from '#core/accounts/sessions/internal/browsers.ts';
import {
  childOf,
  isToken,
  newNonce,
  type Pair,
  sessionShape,
  storePair,
} from '#core/accounts/sessions/internal/tokens.ts';
import { countsAsUse, isAlive, sessionTimes } from '#core/accounts/sessions/rules.ts';
import { authSessions, authTokens } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { endSession } from './end-sessions.ts';

type TokenRow = typeof authTokens.$inferSelect;
type SessionRow = typeof authSessions.$inferSelect;

interface Family {
  token: TokenRow;
  session: SessionRow;
  account: Account;
}

/**
 * Exchanges a refresh token for the next pair of its session. Tabs that come at once with the same token get the same
 * pair, and so does the browser of the session however late, while nobody has come with that pair: its answer was lost.
 * Whoever else comes later ends the session for everybody, as one of the two has stolen the token.
 * @param look new tokens alone are no use: a page that renews them by itself says so
 * @throws AppError `unauthenticated`
 */
export async function refresh(ctx: Context, refreshToken: string, look: Look = {}): Promise<Session> {
  const { database } = ctx.platform;
  const session = isToken(refreshToken)
    ? await database.transaction(systemScope, (tx) => renewTokens(tx, ctx, { refreshToken, look }))
    : null;
  if (!session) throw new AppError('unauthenticated');
  return session;
}

async function renewTokens(
  tx: Transaction,
  ctx: Context,
  { refreshToken, look: { isUse = true } }: { refreshToken: string; look: Look },
): Promise<Session | null> {
  const { clock, vault } = ctx.platform;
  const now = clock.now();
  const family = await lockFamily(tx, ctx, vault.hashToken(refreshToken));
  if (!family) return null;
  const { token, session, account } = family;
  if (session.kind !== 'full' || account.deletedAt || !isAlive(session, account.role, now)) return null;
  const child = token.usedAt && (await findChild(tx, ctx, childOf(refreshToken, token.nonce ?? '')));
  if (token.usedAt && child && now.getTime() - token.usedAt.getTime() <= sessionTimes.graceMs)
    return sessionShape(child, userOf(account), child.accessExpiresAt, now);
  const wasLost = child && !child.usedAt && !child.presentedAt && isSameBrowser(ctx, session.browserHash);
  if (token.usedAt === null || wasLost) {
    if (countsAsUse(account.role, isUse))
      await tx.update(authSessions).set({ lastSeenAt: now }).where(eq(authSessions.id, session.id));
    return wasLost ? giveAgain(tx, ctx, family, child) : giveBirth(tx, ctx, family, refreshToken);
  }
  await endSession(tx, { sessionId: session.id, userId: account.id, reason: 'token-reused' });
  const details = { reason: 'token-reused' };
  await record(tx, asPerson(ctx, account, session.id), tokenReused, {
    entityId: session.id,
    outcome: 'refused',
    details,
  });
  return null;
}

/** The session's row is locked, so that of many at once one has the child and the others find it. */
async function lockFamily(tx: Transaction, { platform }: Context, refreshHash: string): Promise<Family | null> {
  const [known] = await tx
    .select({ sessionId: authTokens.sessionId })
    .from(authTokens)
    .where(eq(authTokens.refreshHash, refreshHash));
  if (!known) return null;
  const [session] = await tx.select().from(authSessions).where(eq(authSessions.id, known.sessionId)).for('update');
  const [token] = await tx.select().from(authTokens).where(eq(authTokens.refreshHash, refreshHash));
  const account = session && (await findAccount(tx, platform, session.userId));
  return session && token && account ? { token, session, account } : null;
}

async function giveBirth(
  tx: Transaction,
  { platform: { clock, vault } }: Context,
  { token, session, account }: Family,
  refreshToken: string,
): Promise<Session> {
  const now = clock.now();
  const nonce = newNonce();
  const pair = childOf(refreshToken, nonce);
  await tx.update(authTokens).set({ usedAt: now, nonce }).where(eq(authTokens.id, token.id));
  const accessExpiresAt = await storePair(tx, vault, { sessionId: session.id, pair, now });
  return sessionShape(pair, userOf(account), accessExpiresAt, now);
}

type Child = TokenRow & Pair;

async function findChild(tx: Transaction, { platform: { vault } }: Context, pair: Pair): Promise<Child | null> {
  const isIt = eq(authTokens.refreshHash, vault.hashToken(pair.refresh));
  const [row] = await tx.select().from(authTokens).where(isIt);
  return row ? { ...row, ...pair } : null;
}

/** Hands out a pair that never arrived; its time begins anew. */
async function giveAgain(
  tx: Transaction,
  { platform: { clock } }: Context,
  { account }: Family,
  child: Child,
): Promise<Session> {
  const now = clock.now();
  const accessExpiresAt = new Date(now.getTime() + sessionTimes.accessMs);
  await tx.update(authTokens).set({ accessExpiresAt }).where(eq(authTokens.id, child.id));
  return sessionShape(child, userOf(account), accessExpiresAt, now);
}
