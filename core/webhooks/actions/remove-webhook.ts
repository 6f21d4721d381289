import { and, eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { webhookRemoved } from '#core/webhooks/events.ts';
import { webhooks } from '#core/webhooks/schema.ts';

/** Removes a webhook of the actor with its log; what waits is not sent. Again changes nothing. */
export async function removeWebhook(ctx: Context, { id }: { id: string }): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const own = and(eq(webhooks.id, id), eq(webhooks.userId, actor.userId));
    const removed = await tx.delete(webhooks).where(own).returning({ id: webhooks.id });
    if (removed.length > 0) await record(tx, ctx, webhookRemoved, { entityId: id });
  });
}
