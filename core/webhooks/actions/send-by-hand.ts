import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { testKind } from '#contract/webhooks/types.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAllowance } from '#core/base/limits.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { deliveryReplayed, webhookTested } from '#core/webhooks/events.ts';
import { webhookDeliverJob } from '#core/webhooks/internal/job-names.ts';
import { loadDelivery, lockWebhook, type Webhook } from '#core/webhooks/internal/load.ts';
import { handRates } from '#core/webhooks/rules.ts';
import { webhookDeliveries } from '#core/webhooks/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { limitsOf } from '#platform/limits/limits.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

const tooMany = fault('many-by-hand');

/** Counted apart, since the counters are the system's. @throws AppError `limited` */
const requireHand = ({ actor, platform }: PersonContext): Promise<void> =>
  platform.database.transaction(systemScope, (tx) =>
    requireAllowance(tx, platform, limitsOf(platform.vault, 'webhook by hand', actor.userId, handRates), tooMany),
  );

/** @throws AppError `not-found`, `conflict` for a webhook that is off, `limited` */
async function sendByHand(
  ctx: Context,
  id: string,
  write: (tx: Transaction, person: PersonContext, webhook: Webhook) => Promise<string>,
): Promise<void> {
  const person = requireAccount(ctx);
  await requireHand(person);
  await person.platform.database.transaction(scopeOf(person.actor), async (tx) => {
    const webhook = await lockWebhook(tx, person.actor.userId, id);
    if (webhook.disabledAt !== null) throw new AppError('conflict', { publicMessage: fault('webhook-off') });
    const deliveryId = await write(tx, person, webhook);
    await enqueue(tx, webhookDeliverJob, { deliveryId, attempts: 0 });
  });
}

/** Sends a test. @throws AppError as `sendByHand` */
export const testWebhook = (ctx: Context, { id }: { id: string }): Promise<void> =>
  sendByHand(ctx, id, async (tx, { actor, platform }, webhook) => {
    const now = platform.clock.now();
    const [added] = await tx
      .insert(webhookDeliveries)
      .values({
        webhookId: webhook.id,
        userId: actor.userId,
        eventId: randomUUID(),
        kind: testKind,
        data: {},
        nextAt: now,
        createdAt: now,
      })
      .returning({ id: webhookDeliveries.id });
    if (!added) throw new Error('webhooks: nothing was inserted');
    await record(tx, ctx, webhookTested, { entityId: id });
    return added.id;
  });

/**
 * Sends an event of the log again, under the same id: a receiver that has it already knows it.
 * @throws AppError `conflict` while it waits for a try; as `sendByHand`
 */
export const replayDelivery = (ctx: Context, { id, deliveryId }: { id: string; deliveryId: string }): Promise<void> =>
  sendByHand(ctx, id, async (tx, { platform }, webhook) => {
    const delivery = await loadDelivery(tx, webhook, deliveryId);
    if (delivery.state === 'waiting') throw new AppError('conflict', { publicMessage: fault('event-waiting') });
    await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', attempts: 0, nextAt: platform.clock.now() })
      .where(eq(webhookDeliveries.id, deliveryId));
    await record(tx, ctx, deliveryReplayed, { entityId: id, details: { delivery: deliveryId } });
    return deliveryId;
  });
