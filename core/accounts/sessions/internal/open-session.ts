import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Opened, Session, SignedIn } from '#contract/accounts/session.ts';
import keptDeviceTexts from '#contract/base/device.texts.en.ts';
import { deviceOf } from '#contract/base/device.ts';
import { findSecondFactor } from '#core/accounts/factors/internal/second-factor.ts';
import type { EndReason } from '#core/accounts/sessions/actions/end-sessions.ts';
import { signedIn } from '#core/accounts/sessions/events.ts';
import { type Account, asPerson, userOf } from '#core/accounts/sessions/internal/accounts.ts';
import { browserOf, welcomeBrowser } from '#core/accounts/sessions/internal/browsers.ts';
import { welcomeClient } from '#core/accounts/sessions/internal/limits.ts';
import { createLink } from '#core/accounts/sessions/internal/links.ts';
import { newPair, sessionShape, storePair } from '#core/accounts/sessions/internal/tokens.ts';
import { sessionTimes } from '#core/accounts/sessions/rules.ts';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { wideNetworkOf } from '#platform/limits/network.ts';

/** How somebody proved to be who they are. */
export type SignInMethod =
  | 'password'
  | 'link'
  | 'recovery'
  | 'second-factor'
  | 'passkey'
  | 'weak-passkey'
  | 'provider'
  | 'provider-factor';

/** The sign-in at the identity provider that a session follows from. */
interface ProviderSession {
  identityId: string;
  providerSidHash: string | null;
}

/** What each of them has proved. A passkey is two factors; one that nobody vouched for counts as one, as does the provider. */
const provesMailbox = (method: SignInMethod): boolean => method === 'link' || method === 'recovery';
const provesFactor = (method: SignInMethod): boolean =>
  ['second-factor', 'passkey', 'provider-factor'].includes(method);

interface NewSession {
  kind: 'full' | 'recovery' | 'review';
  lifeMs: number;
  browser: string;
  /** Of a full session. */
  method?: SignInMethod;
  provider?: ProviderSession | null;
}

export async function insertSession(
  tx: Transaction,
  ctx: Context,
  account: Account,
  { kind, lifeMs, browser, method, provider }: NewSession,
): Promise<{ sessionId: string; session: Session }> {
  const { clock, vault } = ctx.platform;
  const now = clock.now();
  const sessionId = randomUUID();
  await tx.insert(authSessions).values({
    id: sessionId,
    userId: account.id,
    kind,
    device: deviceOf(ctx.client?.userAgent ?? null, keptDeviceTexts),
    network: wideNetworkOf(ctx.client?.ip ?? null),
    browserHash: vault.hashToken(browser),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
    mailboxProvedAt: method && provesMailbox(method) ? now : null,
    factorProvedAt: method && provesFactor(method) ? now : null,
    factorFromProvider: method === 'provider-factor',
    ...provider,
  });
  const pair = newPair(vault);
  const accessExpiresAt = await storePair(tx, vault, { sessionId, pair, now });
  return { sessionId, session: sessionShape(pair, userOf(account), accessExpiresAt, now) };
}

/** The browser keeps one session: the tokens of the one before are about to be written over, and nobody is to use them. */
async function endSessionIn(tx: Transaction, ctx: Context, account: Account, browser: string): Promise<void> {
  await tx
    .update(authSessions)
    .set({ endedAt: sql`now()`, endedReason: 'signed-in-again' satisfies EndReason })
    .where(
      and(
        eq(authSessions.userId, account.id),
        eq(authSessions.kind, 'full'),
        eq(authSessions.browserHash, ctx.platform.vault.hashToken(browser)),
        isNull(authSessions.endedAt),
      ),
    );
}

/** Opens a session for somebody who has proved everything that is asked of them. Under the system's scope. */
export async function openSession(
  tx: Transaction,
  ctx: Context,
  account: Account,
  method: SignInMethod,
  provider: ProviderSession | null = null,
): Promise<Opened> {
  const lifeMs = account.role === 'user' ? sessionTimes.customerMs : sessionTimes.staffMs;
  const browser = browserOf(ctx);
  await endSessionIn(tx, ctx, account, browser);
  const { sessionId, session } = await insertSession(tx, ctx, account, {
    kind: 'full',
    lifeMs,
    browser,
    method,
    provider,
  });
  await welcomeClient(tx, ctx, account);
  await welcomeBrowser(tx, ctx, account.id, browser);
  await record(tx, asPerson(ctx, account, sessionId), signedIn, { entityId: sessionId, details: { method } });
  return { state: 'signed-in', session, browser };
}

/** After the first proof: the session, or the question for the second factor where one is switched on. */
export async function openOrAskFactor(
  tx: Transaction,
  ctx: Context,
  account: Account,
  method: SignInMethod,
  provider: ProviderSession | null = null,
): Promise<SignedIn> {
  const isAsked = !provesFactor(method) && (await findSecondFactor(tx, ctx.platform, account.id)) !== null;
  if (!isAsked) return openSession(tx, ctx, account, method, provider);
  const challenge = await createLink(tx, ctx.platform, account.id, 'second-factor', provider ?? {});
  return { state: 'second-factor', challenge };
}
