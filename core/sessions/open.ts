import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { userTopic } from '#contract/live.ts';
import type { Session } from '#contract/session.ts';
import { record } from '#core/audit/events.ts';
import type { Context } from '#core/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { wideNetworkOf } from '#platform/limits/network.ts';
import { publish } from '#platform/live/publish.ts';
import { type Account, asPerson, userOf } from './accounts.ts';
import { browserOf, welcomeBrowser } from './browsers.ts';
import { deviceOf } from './device.ts';
import { recoveryOpened, signedIn } from './events.ts';
import { welcomeClient } from './limits.ts';
import { createLink } from './links.ts';
import { sessionTimes } from './rules.ts';
import { authSessions, authTokens } from './schema.ts';
import { secondFactorOf } from './second-factor.ts';
import { newPair, sessionShape, storePair } from './tokens.ts';

/** How somebody proved to be who they are. */
export type SignInMethod = 'password' | 'link' | 'recovery' | 'second-factor' | 'passkey';

/** What signing in leads to: a session, or the question for the second factor. */
export type SignedIn = Opened | { state: 'second-factor'; challenge: string };

/** @property browser is for the browser to keep */
export interface Opened {
  state: 'signed-in';
  session: Session;
  browser: string;
}

async function insertSession(
  tx: Transaction,
  ctx: Context,
  account: Account,
  { kind, lifeMs, browser }: { kind: 'full' | 'recovery' | 'review'; lifeMs: number; browser: string },
): Promise<{ sessionId: string; session: Session }> {
  const { clock, vault } = ctx.platform;
  const now = clock.now();
  const sessionId = randomUUID();
  await tx.insert(authSessions).values({
    id: sessionId,
    userId: account.id,
    kind,
    device: deviceOf(ctx.client?.userAgent ?? null),
    network: wideNetworkOf(ctx.client?.ip ?? null),
    browserHash: vault.hashToken(browser),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  const pair = newPair(vault);
  const accessExpiresAt = await storePair(tx, vault, { sessionId, pair, now });
  return { sessionId, session: sessionShape(pair, userOf(account), accessExpiresAt, now) };
}

/** Opens a session for somebody who has proved everything that is asked of them. Under the system's scope. */
export async function openSession(
  tx: Transaction,
  ctx: Context,
  account: Account,
  method: SignInMethod,
): Promise<Opened> {
  const lifeMs = account.role === 'user' ? sessionTimes.customerMs : sessionTimes.staffMs;
  const browser = browserOf(ctx);
  const { sessionId, session } = await insertSession(tx, ctx, account, { kind: 'full', lifeMs, browser });
  await welcomeClient(tx, ctx, account);
  await welcomeBrowser(tx, ctx, account.id, browser);
  await record(tx, asPerson(ctx, account, sessionId), signedIn, { entityId: sessionId, details: { method } });
  await publish(tx, userTopic(account.id));
  return { state: 'signed-in', session, browser };
}

/** A session that can set a password and nothing else, in this browser only. Under the system's scope. */
export async function openRecoverySession(tx: Transaction, ctx: Context, account: Account): Promise<RecoveryPair> {
  const browser = browserOf(ctx);
  const life = { kind: 'recovery', lifeMs: sessionTimes.recoveryMs, browser } as const;
  const { sessionId, session } = await insertSession(tx, ctx, account, life);
  await record(tx, asPerson(ctx, account, sessionId), recoveryOpened, { entityId: sessionId });
  return { ...session, browser };
}

/** @property browser is for the browser to keep: elsewhere the pair is worth nothing */
export type RecoveryPair = Session & { browser: string };

/** A session that can remove what else opens the account, for who has just proved the mailbox. @returns its token */
export async function openReviewSession(tx: Transaction, ctx: Context, account: Account): Promise<string> {
  const life = { kind: 'review', lifeMs: sessionTimes.reviewMs, browser: browserOf(ctx) } as const;
  const { sessionId, session } = await insertSession(tx, ctx, account, life);
  const accessExpiresAt = new Date(ctx.platform.clock.now().getTime() + life.lifeMs);
  await tx.update(authTokens).set({ accessExpiresAt }).where(eq(authTokens.sessionId, sessionId));
  return session.access_token;
}

/** After the first proof: the session, or the question for the second factor where one is switched on. */
export async function openOrAsk(
  tx: Transaction,
  ctx: Context,
  account: Account,
  method: SignInMethod,
): Promise<SignedIn> {
  if ((await secondFactorOf(tx, ctx, account.id)) === null) return openSession(tx, ctx, account, method);
  return { state: 'second-factor', challenge: await createLink(tx, ctx.platform, account.id, 'second-factor') };
}
