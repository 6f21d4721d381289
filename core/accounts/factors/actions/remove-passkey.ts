import { and, eq } from 'drizzle-orm';
import { announcePasskey } from '#core/accounts/factors/internal/passkeys.ts';
import { passkeys } from '#core/accounts/factors/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireProof } from './require-proof.ts';

/**
 * Removes a passkey of the person who asks. Tells them by mail. Again, or one of somebody else's, is not found.
 * @throws AppError `not-found`; as `requireProof`
 */
export async function removePasskey(ctx: Context, { id, proof }: { id: string; proof: string }): Promise<void> {
  const person = await requireProof(ctx, proof);
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, person.actor.userId));
    const [removed] = await tx.delete(passkeys).where(own).returning({ name: passkeys.name });
    if (!removed) throw new AppError('not-found');
    await announcePasskey(tx, person, removed.name);
  });
}
