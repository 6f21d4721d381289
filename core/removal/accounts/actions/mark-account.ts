import { and, eq } from 'drizzle-orm';
import type { MarkAccountInput } from '#contract/mailbox/chosen-input.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { accountMarked } from '#core/removal/accounts/events.ts';
import { ownAccounts } from '#core/removal/accounts/schema.ts';
import { requireCan } from '#core/removal/policy.ts';

/** Keeps that the actor has closed an account, or that it is open again. The same again changes nothing. @throws AppError `not-found` */
export async function markAccount(ctx: Context, { id, closed }: MarkAccountInput): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  requireCan(actor, 'removal.change', actor);
  const isClosed = closed === 'yes';
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const own = and(eq(ownAccounts.id, id), eq(ownAccounts.userId, actor.userId));
    const [found] = await tx.select().from(ownAccounts).where(own).for('update');
    if (!found) throw notFound();
    if (isClosed === (found.closedAt !== null)) return;
    await tx
      .update(ownAccounts)
      .set({ closedAt: isClosed ? platform.clock.now() : null })
      .where(own);
    await record(tx, ctx, accountMarked, { entityId: id, details: { closed: isClosed } });
  });
}
