import { and, eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { accountForgotten } from '#core/removal/accounts/events.ts';
import { ownAccounts } from '#core/removal/accounts/schema.ts';
import { requireCan } from '#core/removal/policy.ts';

/** Takes an account off the actor's list. One that is not there changes nothing. */
export async function removeAccount(ctx: Context, { id }: { id: string }): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  requireCan(actor, 'removal.change', actor);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const own = and(eq(ownAccounts.id, id), eq(ownAccounts.userId, actor.userId));
    const removed = await tx.delete(ownAccounts).where(own).returning({ id: ownAccounts.id });
    if (removed.length > 0) await record(tx, ctx, accountForgotten, { entityId: id });
  });
}
