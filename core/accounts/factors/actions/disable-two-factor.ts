import { fault } from '#contract/faults/faults.ts';
import { twoFactorOff } from '#core/accounts/factors/emails.ts';
import { twoFactorDisabled } from '#core/accounts/factors/events.ts';
import { findFactor, removeFactor } from '#core/accounts/factors/internal/store.ts';
import { announceTwoFactor, isRequired } from '#core/accounts/factors/internal/two-factor.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { requireProof } from './require-proof.ts';

/**
 * Switches two-factor sign-in off and forgets its secret and codes. Tells the person by mail. Again changes nothing.
 * @param proof a code of the app, or a recovery code
 * @throws AppError `forbidden` for staff who must have it; as `requireProof`
 */
export async function disableTwoFactor(ctx: Context, { proof }: { proof: string }): Promise<void> {
  if (isRequired(requireAccount(ctx))) throw new AppError('forbidden', { publicMessage: fault('needed-by-staff') });
  const person = await requireProof(ctx, proof);
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, person.actor.userId);
    if (!factor?.confirmedAt) return;
    await removeFactor(tx, person.actor.userId);
    await announceTwoFactor(tx, person, twoFactorDisabled, twoFactorOff);
  });
}
