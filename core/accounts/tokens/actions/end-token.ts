import { and, eq, isNull } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { tokenEnded } from '#core/accounts/tokens/events.ts';
import { apiTokens } from '#core/accounts/tokens/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';

/**
 * Ends a token of the person who asks, at once.
 * @returns its name
 * @throws AppError `unauthenticated`; `not-found` for a token that has ended, of somebody else, or that never was
 */
export function endToken(ctx: Context, { id }: { id: string }): Promise<{ name: string }> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    const [ended] = await tx
      .update(apiTokens)
      .set({ endedAt: platform.clock.now() })
      .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, actor.userId), isNull(apiTokens.endedAt)))
      .returning({ name: apiTokens.name });
    if (!ended) throw new AppError('not-found', { publicMessage: fault('token-ended') });
    await record(tx, ctx, tokenEnded, { entityId: id, details: { by: 'owner' } });
    return ended;
  });
}
