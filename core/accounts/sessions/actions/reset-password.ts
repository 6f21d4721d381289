import { and, eq, isNull } from 'drizzle-orm';
import type { NewPasswordInput } from '#contract/accounts/account-input.ts';
import type { OtherWays } from '#contract/accounts/factors.ts';
import { type Session, sessionWords, type TokenPairInput } from '#contract/accounts/session.ts';
import { forgetCodeAttempts } from '#core/accounts/factors/queries/check.ts';
import { listWays } from '#core/accounts/factors/queries/ways-in.ts';
import { passwordWasChanged } from '#core/accounts/sessions/emails.ts';
import { passwordChanged } from '#core/accounts/sessions/events.ts';
import { type Account, asPerson, findAccount, lockAccount, userOf } from '#core/accounts/sessions/internal/accounts.ts';
import { forgetClients, isSameBrowser, welcomeBrowser } from '#core/accounts/sessions/internal/browsers.ts';
import { isLeaked } from '#core/accounts/sessions/internal/leaked.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { dropLinks, withLink } from '#core/accounts/sessions/internal/links.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { isToken, newNonce, newPair, sessionShape, storePair } from '#core/accounts/sessions/internal/tokens.ts';
import { deviceOf } from '#core/accounts/sessions/queries/device.ts';
import { findRecovery } from '#core/accounts/sessions/queries/sessions.ts';
import { authCredentials, authTokens } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { confirmEmail } from './confirm-address.ts';
import { endSessionsOf } from './end-sessions.ts';
import { openOrAsk, openRecoverySession, openReviewSession, type RecoveryPair, type SignedIn } from './open-session.ts';
import { resetUrl } from './sign-up.ts';

/**
 * Uses the link of a reset mail: call it for a POST only. The pair goes into the fragment of the callback page, which
 * exchanges it at once (`setSession`); it can set a password and nothing else, in the browser that is told its token.
 * @throws AppError `gone` for a link that is used, too old or none; `forbidden` when the account was deactivated;
 *   `limited`
 */
export async function openRecovery(ctx: Context, token: string): Promise<RecoveryPair> {
  await admitClient(ctx, 'link');
  const opened = await withLink(ctx.platform, { kind: 'recovery', token }, async (tx, link) => {
    const account = await findAccount(tx, ctx.platform, link.userId);
    return account && !account.deletedAt ? openRecoverySession(tx, ctx, account) : null;
  });
  if (!opened) throw new AppError('forbidden', { publicMessage: sessionWords.deactivated });
  return opened;
}

const notVerified = () => new AppError('unauthenticated', { publicMessage: sessionWords.resetNotVerified });

/**
 * Exchanges the pair of a recovery link, once, in the browser that pressed the link's button: nobody is led to another's
 * account by an address that was sent to them. The access token of what comes back is for
 * `setPassword`.
 * @throws AppError `unauthenticated` with the words of the callback page
 */
export async function setSession(ctx: Context, given: TokenPairInput): Promise<Session> {
  const { platform } = ctx;
  const session = await platform.database.transaction(systemScope, (tx) => exchange(tx, ctx, given));
  if (!session) throw notVerified();
  return session;
}

async function exchange(tx: Transaction, ctx: Context, given: TokenPairInput): Promise<Session | null> {
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

/**
 * Sets the password of whoever holds a recovery session, confirms their address, ends every session of theirs and
 * signs them in anew.
 * @param token of the recovery session
 * @returns what signing in leads to; whether the password stands in known breaches, which is worth a warning; and where
 *   something else opens the account too, the token to look through it with (`readReview`)
 * @throws AppError `unauthenticated` without a recovery session; `invalid` for staff with a password from a breach;
 *   `limited`
 */
export async function setPassword(
  ctx: Context,
  token: string | null,
  input: NewPasswordInput,
): Promise<SignedIn & { passwordLeaked: boolean; review: string | null }> {
  const { platform } = ctx;
  const find = (tx: Transaction) => (token ? findRecovery(tx, platform, token) : null);
  const recovery = await platform.database.transaction(systemScope, async (tx) => find(tx));
  if (!recovery) throw notVerified();
  const passwordLeaked = await isLeaked(platform, input.password);
  if (passwordLeaked && recovery.account.role !== 'user')
    throw new AppError('invalid', { publicMessage: sessionWords.passwordLeaked });
  const passwordHash = await hashPassword(input.password);
  const signedIn = await platform.database.transaction(systemScope, async (tx) => {
    // Again, and locked: of two at once the second finds the session ended.
    const still = await find(tx);
    return still && changePassword(tx, ctx, { ...still, passwordHash });
  });
  if (!signedIn) throw notVerified();
  return { ...signedIn, passwordLeaked };
}

async function changePassword(
  tx: Transaction,
  ctx: Context,
  { account: asked, sessionId, passwordHash }: { account: Account; sessionId: string; passwordHash: string },
): Promise<SignedIn & { review: string | null }> {
  const { platform, client } = ctx;
  const account = (await lockAccount(tx, platform, asked.id)) ?? asked;
  const { id: userId, email: to } = account;
  await endSessionsOf(tx, userId, 'password-changed');
  await dropLinks(tx, platform, userId);
  const confirmed = await confirmEmail(tx, ctx, account, { fullName: null });
  const passwordChangedAt = platform.clock.now();
  await tx.update(authCredentials).set({ passwordHash, passwordChangedAt }).where(eq(authCredentials.userId, userId));
  await forgetClients(tx, userId);
  if (client?.browser) await welcomeBrowser(tx, ctx, userId, client.browser);
  await forgetCodeAttempts(tx, platform, userId);
  await record(tx, asPerson(ctx, account, sessionId), passwordChanged, { entityId: userId });
  const stays = describeWays(await listWays(tx, userId));
  const settingsUrl = `${platform.config.appUrl}/settings`;
  const device = deviceOf(client?.userAgent ?? null);
  const input = { name: confirmed.fullName, device, resetUrl: resetUrl(platform), settingsUrl, stays };
  await queueMail(tx, platform, passwordWasChanged, { to, userId, input });
  const review = stays.length > 0 ? await openReviewSession(tx, ctx, confirmed) : null;
  return { ...(await openOrAsk(tx, ctx, { ...confirmed, passwordHash }, 'recovery')), review };
}

/** In words for a mail, one line each; none when the password is all there is. */
function describeWays({ passkeys, app, recoveryCodes }: OtherWays): string[] {
  const codes = recoveryCodes === 1 ? '1 recovery code' : `${recoveryCodes} recovery codes`;
  return [
    ...passkeys.map(({ name, createdAt }) => `Passkey “${name}”, added ${createdAt.slice(0, 10)}`),
    ...(app ? [`Authenticator app, set up ${app.since.slice(0, 10)}`] : []),
    ...(recoveryCodes > 0 ? [codes] : []),
  ];
}
