import { fault } from '#contract/faults/faults.ts';
import { requireProof } from '#core/accounts/factors/actions/require-proof.ts';
import { ownPasskeys } from '#core/accounts/factors/queries/passkeys.ts';
import { removeIdentity } from '#core/accounts/provider/internal/remove-identity.ts';
import { lockAccount } from '#core/accounts/sessions/internal/accounts.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { PersonContext } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Unlinks the identity of the person who asks. Tells them by mail. Again is not found.
 * @throws AppError `conflict` where nothing else would sign them in; `not-found`; as `requireProof`
 */
export async function unlinkIdentity(ctx: Context, { proof }: { proof: string }): Promise<void> {
  const person = await requireProof(ctx, proof);
  await ctx.platform.database.transaction(systemScope, async (tx) => {
    await requireOtherWay(tx, person);
    await removeIdentity(tx, person);
  });
}

async function requireOtherWay(tx: Transaction, { platform, actor }: PersonContext): Promise<void> {
  const account = await lockAccount(tx, platform, actor.userId);
  const passkeys = (await ownPasskeys(tx, actor.userId)).length;
  if (!account || passkeys > 0) return;
  if (account.passwordHash === null) throw new AppError('conflict', { publicMessage: fault('unlink-password-first') });
  if (account.role !== 'user' && !platform.config.staffPasswordSignIn)
    throw new AppError('conflict', { publicMessage: fault('unlink-staff') });
}
