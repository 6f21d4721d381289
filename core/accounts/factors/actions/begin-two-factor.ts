import { fault } from '#contract/faults/faults.ts';
import { requireStaffProof } from '#core/accounts/factors/internal/session-proofs.ts';
import { findFactor, storeSecret } from '#core/accounts/factors/internal/store.ts';
import { newSecret } from '#core/accounts/factors/internal/totp.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireProof } from './require-proof.ts';

/**
 * Begins to set up two-factor sign-in with a new secret. Nothing changes for signing in until it is confirmed.
 * @param proof the password
 * @throws AppError `conflict` when it is on; `forbidden` for staff who have not opened the mailed link; as `requireProof`
 */
export async function beginTwoFactor(ctx: Context, { proof }: { proof: string }): Promise<void> {
  const person = await requireProof(ctx, proof);
  const { userId } = person.actor;
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    await requireStaffProof(tx, person);
    const factor = await findFactor(tx, ctx.platform, userId);
    if (factor?.confirmedAt) throw new AppError('conflict', { publicMessage: fault('two-factor-on') });
    await storeSecret(tx, ctx.platform, person.actor, newSecret());
  });
}
