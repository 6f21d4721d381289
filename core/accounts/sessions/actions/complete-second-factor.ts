import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/accounts/session.ts';
import { fault } from '#contract/faults/faults.ts';
import { tellOfWrongCodes } from '#core/accounts/factors/actions/tell-of-wrong-codes.ts';
import { findSecondFactor } from '#core/accounts/factors/internal/second-factor.ts';
import { signInRefused } from '#core/accounts/sessions/events.ts';
import { type Account, findAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { findKnownBrowser } from '#core/accounts/sessions/internal/browsers.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { openSession } from '#core/accounts/sessions/internal/open-session.ts';
import { isToken } from '#core/accounts/sessions/internal/tokens.ts';
import { mostCodeAttempts } from '#core/accounts/sessions/rules.ts';
import { authLinks } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { networkOf } from '#platform/limits/network.ts';

/**
 * Answers the challenge of a sign-in with a code of the second factor.
 * @throws AppError `unauthenticated` for a wrong code, and after five minutes or five codes for any; `limited`
 */
export async function completeSecondFactor(ctx: Context, challenge: string, code: string): Promise<SignedIn> {
  await admitClient(ctx, 'code');
  const answered = isToken(challenge)
    ? await ctx.platform.database.transaction(systemScope, (tx) => answerChallenge(tx, ctx, challenge, code))
    : null;
  if (!answered) throw new AppError('unauthenticated', { publicMessage: fault('wrong-code') });
  if ('retryAfterSeconds' in answered)
    throw new AppError('limited', { publicMessage: fault('many-wrong-codes'), retryAfter: answered.retryAfterSeconds });
  return answered;
}

type Answered = SignedIn | { retryAfterSeconds: number } | null;

async function answerChallenge(tx: Transaction, ctx: Context, challenge: string, code: string): Promise<Answered> {
  const { vault, clock } = ctx.platform;
  const named = eq(authLinks.tokenHash, vault.hashToken(challenge));
  const [asked] = await tx.select().from(authLinks).where(named).for('update');
  const isOpen = asked?.kind === 'second-factor' && !asked.usedAt && asked.expiresAt > clock.now();
  if (!isOpen || asked.attempts >= mostCodeAttempts) return null;
  const account = await findAccount(tx, ctx.platform, asked.userId);
  const factor = account && !account.deletedAt ? await findSecondFactor(tx, ctx.platform, account.id) : null;
  if (!account || !factor) return null;
  const answered = await factor.check(code, await sourceOf(tx, ctx, account.id));
  if (answered.kind === 'limited') return answered;
  await tx
    .update(authLinks)
    .set({ attempts: sql`${authLinks.attempts} + 1` })
    .where(named);
  if (answered.kind === 'wrong') return refuseCode(tx, ctx, account, asked.attempts + 1);
  await tx.update(authLinks).set({ usedAt: clock.now() }).where(named);
  const { identityId, providerSidHash } = asked;
  return openSession(tx, ctx, account, 'second-factor', identityId ? { identityId, providerSidHash } : null);
}

/** A browser where they signed in before is counted by itself: whoever has only the password cannot spend its tries. */
async function sourceOf(tx: Transaction, ctx: Context, userId: string) {
  const known = await findKnownBrowser(tx, ctx, userId);
  return known ? { known: `browser ${known}` } : { network: networkOf(ctx.client?.ip ?? null) };
}

async function refuseCode(tx: Transaction, ctx: Context, account: Account, attempts: number): Promise<null> {
  const details = { reason: 'second-factor' };
  await record(tx, ctx, signInRefused, { entityId: null, userId: account.id, outcome: 'refused', details });
  if (attempts === mostCodeAttempts) await tellOfWrongCodes(tx, ctx.platform, account);
  return null;
}
