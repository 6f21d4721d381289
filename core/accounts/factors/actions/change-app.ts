import { fault } from '#contract/faults/faults.ts';
import { appChanged } from '#core/accounts/factors/emails.ts';
import { codeRefused, twoFactorMoved } from '#core/accounts/factors/events.ts';
import { checkNewApp } from '#core/accounts/factors/internal/check-code.ts';
import { adoptNext, findFactor, storeNext } from '#core/accounts/factors/internal/store.ts';
import { newSecret } from '#core/accounts/factors/internal/totp.ts';
import { announceTwoFactor } from '#core/accounts/factors/internal/two-factor.ts';
import { setUpLifeMs } from '#core/accounts/factors/rules.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { inSession, requireProof } from './require-proof.ts';

/**
 * Begins to change the app that shows the codes. The old one goes on until the new one is confirmed, so that nobody is
 * without a second factor in between.
 * @param proof a code of the app, or a recovery code
 * @throws AppError `conflict` when two-factor sign-in is off; as `requireProof`
 */
export async function beginAppChange(ctx: Context, { proof }: { proof: string }): Promise<void> {
  const { actor } = await requireProof(ctx, proof);
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, actor.userId);
    if (!factor?.confirmedAt) throw new AppError('conflict', { publicMessage: fault('two-factor-off') });
    await storeNext(tx, ctx.platform, actor, newSecret());
  });
}

/**
 * Takes the new app in the place of the old one, whose codes are worth nothing from then on; recovery codes stay. Tells
 * the person by mail.
 * @throws AppError `invalid` for a wrong code; `limited`; `conflict` when nothing was begun within the hour
 */
export async function confirmAppChange(ctx: Context, { code }: { code: string }): Promise<void> {
  const person = requireAccount(ctx);
  const { userId } = person.actor;
  const { platform } = ctx;
  const answer = await platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, platform, userId);
    const next = factor?.begunIn === person.actor.sessionId ? factor.next : null;
    if (!next || platform.clock.now().getTime() - next.createdAt.getTime() >= setUpLifeMs)
      throw new AppError('conflict', { publicMessage: fault('set-up-expired') });
    const checked = await checkNewApp(tx, platform, { userId, secret: next.secret, from: inSession(person) }, code);
    if ('step' in checked && checked.step !== null) {
      await adoptNext(tx, platform, userId, { secret: next.secret, step: checked.step });
      await announceTwoFactor(tx, person, twoFactorMoved, appChanged);
    } else await record(tx, ctx, codeRefused, { entityId: userId, outcome: 'refused' });
    return checked;
  });
  if ('retryAfterSeconds' in answer)
    throw new AppError('limited', { publicMessage: fault('many-wrong-codes'), retryAfter: answer.retryAfterSeconds });
  if (answer.step === null) throw new AppError('invalid', { publicMessage: fault('wrong-app-code') });
}
