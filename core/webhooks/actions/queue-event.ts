import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import { staffAmong } from '#core/accounts/factors/queries/staff-among.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { countDelivered } from '#core/scans/queries/scan.ts';
import { type WebhookEvent, webhookDeliverJob } from '#core/webhooks/internal/job-names.ts';
import type { Webhook } from '#core/webhooks/internal/load.ts';
import { webhookDeliveries, webhooks } from '#core/webhooks/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';

/** Puts an event on its way to every webhook that is to be told. Run again, it changes nothing. */
export async function queueEvent(platform: Platform, event: WebhookEvent): Promise<void> {
  await platform.database.transaction(systemScope, async (tx) => {
    for (const webhook of await findListeners(tx, platform, event)) {
      const data = { ...event.ids, ...(webhook.details && (await detailsOf(tx, event))) };
      const { id: webhookId, userId } = webhook;
      const [added] = await tx
        .insert(webhookDeliveries)
        .values({
          webhookId,
          userId,
          eventId: event.eventId,
          kind: event.kind,
          data,
          nextAt: platform.clock.now(),
          createdAt: new Date(event.at),
        })
        .onConflictDoNothing()
        .returning({ id: webhookDeliveries.id });
      if (added) await enqueue(tx, webhookDeliverJob, { deliveryId: added.id, attempts: 0 });
    }
  });
}

/** Webhooks of the person, or of staff whose role and second factor stand. */
async function findListeners(tx: Transaction, platform: Platform, { kind, userId }: WebhookEvent): Promise<Webhook[]> {
  const rows = await tx
    .select({ webhook: webhooks })
    .from(webhooks)
    .innerJoin(profiles, eq(profiles.id, webhooks.userId))
    .where(
      and(
        arrayContains(webhooks.kinds, [kind]),
        isNull(webhooks.disabledAt),
        isNull(profiles.deletedAt),
        userId === null ? undefined : eq(webhooks.userId, userId),
      ),
    );
  const found = rows.map(({ webhook }) => webhook);
  if (userId !== null) return found;
  const staff = await staffAmong(
    tx,
    platform,
    found.map((one) => one.userId),
  );
  return found.filter((one) => staff.has(one.userId));
}

async function detailsOf(tx: Transaction, { kind, ids, details }: WebhookEvent) {
  return kind === 'scan.completed' ? { ...details, ...(await countDelivered(tx, ids.scanId ?? '')) } : details;
}
