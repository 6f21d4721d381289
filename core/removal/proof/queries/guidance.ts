import { eq } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { removalGuidance } from '#core/removal/proof/schema.ts';

/** Since when staff may work on the actor's requests, ISO 8601; null where they may not. @throws AppError `unauthenticated` */
export function findGuidance(ctx: Context): Promise<string | null> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const [row] = await tx.select().from(removalGuidance).where(eq(removalGuidance.userId, actor.userId));
    return row?.allowedAt.toISOString() ?? null;
  });
}
