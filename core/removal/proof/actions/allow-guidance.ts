import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { guidanceAllowed, guidanceEnded } from '#core/removal/events.ts';
import { removalGuidance } from '#core/removal/proof/schema.ts';

/**
 * Lets staff see the actor's requests to companies and prepare letters, or ends that. What is so already stays.
 * @throws AppError `unauthenticated`
 */
export async function allowGuidance(ctx: Context, isAllowed: boolean): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  const { userId } = actor;
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const changed = isAllowed
      ? await tx
          .insert(removalGuidance)
          .values({ userId, allowedAt: platform.clock.now() })
          .onConflictDoNothing()
          .returning({ userId: removalGuidance.userId })
      : await tx
          .delete(removalGuidance)
          .where(eq(removalGuidance.userId, userId))
          .returning({ userId: removalGuidance.userId });
    if (changed.length > 0) await record(tx, ctx, isAllowed ? guidanceAllowed : guidanceEnded, { entityId: null });
  });
}
