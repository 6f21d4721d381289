import { factorWords } from '#contract/accounts/factors.ts';
import { findFactor, storeSecret } from '#core/accounts/factors/internal/store.ts';
import { newSecret } from '#core/accounts/factors/internal/totp.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireProof } from './require-proof.ts';

/**
 * Begins to set up two-factor sign-in with a new secret. Nothing changes for signing in until it is confirmed.
 * @param proof the password
 * @throws AppError `conflict` when it is on; as `requireProof`
 */
export async function beginTwoFactor(ctx: Context, { proof }: { proof: string }): Promise<void> {
  const { userId } = (await requireProof(ctx, proof)).actor;
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, userId);
    if (factor?.confirmedAt) throw new AppError('conflict', { publicMessage: factorWords.alreadyOn });
    await storeSecret(tx, ctx.platform, userId, newSecret());
  });
}
