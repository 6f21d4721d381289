import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { twoFactorOn } from '#core/accounts/factors/emails.ts';
import { codeRefused, twoFactorEnabled } from '#core/accounts/factors/events.ts';
import { checkCode } from '#core/accounts/factors/internal/check-code.ts';
import { isVouchedFor, noteFactorProved, requireStaffProof } from '#core/accounts/factors/internal/session-proofs.ts';
import { findFactor, replaceRecoveryCodes } from '#core/accounts/factors/internal/store.ts';
import { announceTwoFactor } from '#core/accounts/factors/internal/two-factor.ts';
import { twoFactors } from '#core/accounts/factors/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inSession } from './require-proof.ts';

/**
 * Switches two-factor sign-in on with the first code of the app, in the session that began it. Tells the person by mail
 * and signs other browsers out.
 * @returns the recovery codes, which are never shown again
 * @throws AppError `invalid` for a wrong code; `limited`; `conflict` when this session began nothing, or it is on
 *   already; `forbidden` for staff who have not opened the mailed link
 */
export async function confirmTwoFactor(ctx: Context, { code }: { code: string }): Promise<string[]> {
  const person = requireAccount(ctx);
  const { userId } = person.actor;
  const outcome = await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, userId);
    if (factor?.confirmedAt) throw new AppError('conflict', { publicMessage: fault('two-factor-on') });
    if (factor?.begunIn !== person.actor.sessionId)
      throw new AppError('conflict', { publicMessage: fault('set-up-expired') });
    await requireStaffProof(tx, person);
    const answer = await checkCode(tx, ctx.platform, { userId, factor, from: inSession(person) }, code);
    if (answer.kind === 'right') return switchOn(tx, person);
    await record(tx, ctx, codeRefused, { entityId: userId, outcome: 'refused' });
    return answer;
  });
  if (Array.isArray(outcome)) return outcome;
  if (outcome.kind === 'limited')
    throw new AppError('limited', { publicMessage: fault('many-wrong-codes'), retryAfter: outcome.retryAfterSeconds });
  throw new AppError('invalid', { publicMessage: fault('wrong-app-code') });
}

async function switchOn(tx: Transaction, ctx: PersonContext): Promise<string[]> {
  const { userId } = ctx.actor;
  const confirmedAt = ctx.platform.clock.now();
  const mailboxProvedAt = (await isVouchedFor(tx, ctx)) ? confirmedAt : null;
  await tx.update(twoFactors).set({ confirmedAt, mailboxProvedAt, begunIn: null }).where(eq(twoFactors.userId, userId));
  await noteFactorProved(tx, ctx);
  const codes = await replaceRecoveryCodes(tx, ctx.platform, userId);
  await announceTwoFactor(tx, ctx, twoFactorEnabled, twoFactorOn);
  return codes;
}
