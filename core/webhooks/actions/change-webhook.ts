import { eq } from 'drizzle-orm';
import type { WebhookChange } from '#contract/webhooks/input.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { changesBetween } from '#core/base/editing.ts';
import { requireAccount } from '#core/base/person.ts';
import { webhookChanged } from '#core/webhooks/events.ts';
import { lockWebhook } from '#core/webhooks/internal/load.ts';
import { requireCan } from '#core/webhooks/policy.ts';
import { getWebhook } from '#core/webhooks/queries/webhooks.ts';
import { webhooks } from '#core/webhooks/schema.ts';

/**
 * Changes what a webhook hears of and how, and switches one on again that was switched off. Its address and secret stay.
 * @throws AppError `not-found`, `forbidden` for events of staff
 */
export async function changeWebhook(ctx: Context, { id, ...change }: WebhookChange & { id: string }): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  requireCan(actor, 'webhook.hear', change);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const row = await lockWebhook(tx, actor.userId, id);
    const after = { kinds: change.kinds, format: change.format, details: change.details };
    const { kinds, format, details } = row;
    const changes = changesBetween({ kinds, format, details }, after);
    if (!changes && row.disabledAt === null) return;
    await tx
      .update(webhooks)
      .set({ ...after, ...(row.disabledAt && { disabledAt: null, failingSince: null }) })
      .where(eq(webhooks.id, id));
    await record(tx, ctx, webhookChanged, { entityId: id, ...changes });
  });
}

/** Switches a webhook of the actor on again. @throws AppError as `changeWebhook` */
export async function enableWebhook(ctx: Context, { id }: { id: string }): Promise<void> {
  const { kinds, format, details } = await getWebhook(ctx, id);
  await changeWebhook(ctx, { id, kinds, format, details });
}
