import { eq, sql } from 'drizzle-orm';
import { sessionWords } from '#contract/session.ts';
import { record } from '#core/audit/events.ts';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { findAccount } from './accounts.ts';
import { signInRefused } from './events.ts';
import { admitClient } from './limits.ts';
import { openSession, type SignedIn } from './open.ts';
import { mostCodeAttempts } from './rules.ts';
import { authLinks } from './schema.ts';
import { secondFactorOf } from './second-factor.ts';
import { isToken } from './tokens.ts';

/**
 * Answers the challenge of a sign-in with a code of the second factor.
 * @throws AppError `unauthenticated` for a wrong code, and after five minutes or five codes for any; `limited`
 */
export async function completeSecondFactor(ctx: Context, challenge: string, code: string): Promise<SignedIn> {
  await admitClient(ctx, 'code');
  const signedIn = isToken(challenge)
    ? await ctx.platform.database.transaction(systemScope, (tx) => answer(tx, ctx, challenge, code))
    : null;
  if (!signedIn) throw new AppError('unauthenticated', { publicMessage: sessionWords.wrongCode });
  return signedIn;
}

async function answer(tx: Transaction, ctx: Context, challenge: string, code: string): Promise<SignedIn | null> {
  const { vault, clock } = ctx.platform;
  const named = eq(authLinks.tokenHash, vault.hashToken(challenge));
  const [asked] = await tx.select().from(authLinks).where(named).for('update');
  const isOpen = asked?.kind === 'second-factor' && !asked.usedAt && asked.expiresAt > clock.now();
  if (!isOpen || asked.attempts >= mostCodeAttempts) return null;
  await tx
    .update(authLinks)
    .set({ attempts: sql`${authLinks.attempts} + 1` })
    .where(named);
  const account = await findAccount(tx, ctx.platform, asked.userId);
  const factor = account && !account.deletedAt ? await secondFactorOf(tx, ctx, account.id) : null;
  if (!account || !factor) return null;
  if (!(await factor.check(code))) {
    const details = { reason: 'second-factor' };
    await record(tx, ctx, signInRefused, { entityId: null, userId: account.id, outcome: 'refused', details });
    return null;
  }
  await tx.update(authLinks).set({ usedAt: clock.now() }).where(named);
  return { state: 'signed-in', session: await openSession(tx, ctx, account, 'second-factor') };
}
