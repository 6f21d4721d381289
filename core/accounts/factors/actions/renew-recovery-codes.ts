import { fault } from '#contract/faults/faults.ts';
import { recoveryCodesRenewed } from '#core/accounts/factors/events.ts';
import { findFactor, replaceRecoveryCodes } from '#core/accounts/factors/internal/store.ts';
import { announceTwoFactor } from '#core/accounts/factors/internal/two-factor.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireProof } from './require-proof.ts';

/**
 * New recovery codes; the old ones no longer work.
 * @param proof a code of the app, or a recovery code
 * @returns the codes, which are never shown again
 * @throws AppError `conflict` when two-factor sign-in is off; as `requireProof`
 */
export async function renewRecoveryCodes(ctx: Context, { proof }: { proof: string }): Promise<string[]> {
  const person = await requireProof(ctx, proof);
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, person.actor.userId);
    if (!factor?.confirmedAt) throw new AppError('conflict', { publicMessage: fault('two-factor-off') });
    const codes = await replaceRecoveryCodes(tx, ctx.platform, person.actor.userId);
    await announceTwoFactor(tx, person, recoveryCodesRenewed, null);
    return codes;
  });
}
