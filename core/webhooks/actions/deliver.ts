import { and, eq } from 'drizzle-orm';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { webhookOff } from '#core/webhooks/emails.ts';
import { webhookDisabled } from '#core/webhooks/events.ts';
import { payloadOf } from '#core/webhooks/internal/body.ts';
import { type DueDelivery, webhookDeliverJob } from '#core/webhooks/internal/job-names.ts';
import type { Webhook } from '#core/webhooks/internal/load.ts';
import { openTarget, type Target } from '#core/webhooks/internal/sealed.ts';
import { signedHeaders } from '#core/webhooks/internal/sign.ts';
import { retryDelay, webhookTimes } from '#core/webhooks/rules.ts';
import { webhookDeliveries, webhooks } from '#core/webhooks/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';

interface Due {
  delivery: typeof webhookDeliveries.$inferSelect;
  webhook: Webhook;
  /** Null once the key of the account was destroyed. */
  target: Target | null;
}

/** A receiver that says so wants no more (Standard Webhooks). */
const GONE = '410';

/** Sends one event, and says when it is tried again. Safe to re-run: a receiver knows the event by its id. */
export async function deliver(platform: Platform, one: DueDelivery, signal: AbortSignal): Promise<void> {
  const due = await findDue(platform, one);
  if (!due) return;
  const result = due.target ? await sendEvent(platform, due, due.target, signal) : 'gone';
  await platform.database.transaction(systemScope, (tx) => noteResult(tx, platform, due, result));
}

async function findDue(platform: Platform, { deliveryId, attempts }: DueDelivery): Promise<Due | null> {
  return platform.database.read(systemScope, async (tx) => {
    const [row] = await tx
      .select({ delivery: webhookDeliveries, webhook: webhooks })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(
        and(
          eq(webhookDeliveries.id, deliveryId),
          eq(webhookDeliveries.state, 'waiting'),
          eq(webhookDeliveries.attempts, attempts),
        ),
      );
    if (!row || row.webhook.disabledAt !== null) return null;
    return { ...row, target: await openTarget(tx, platform, row.webhook) };
  });
}

/**
 * The rules for everything that leaves hold here as well: https, public names and addresses only, checked at the connection
 * itself. No redirect is followed, and nothing of the answer is read but its status.
 * @returns the status, or why there is none
 */
async function sendEvent(platform: Platform, { delivery, webhook }: Due, target: Target, signal: AbortSignal) {
  const { body, type } = payloadOf(webhook.format, delivery, platform.config.site.name);
  const timestamp = Math.floor(platform.clock.now().getTime() / 1_000);
  try {
    const { status } = await platform.outgoing.fetch({
      url: target.url,
      method: 'POST',
      headers: { 'content-type': type, ...signedHeaders(target.secret, { id: delivery.eventId, timestamp, body }) },
      body,
      timeoutMs: webhookTimes.answerMs,
      maxBytes: 64 * 1024,
      allow: 'input',
      maxRedirects: 0,
      isEnough: () => true,
      signal,
    });
    return String(status);
  } catch (error) {
    if (!(error instanceof OutgoingError) || signal.aborted) throw error;
    return error.reason;
  }
}

const isTaken = (result: string): boolean => /^2\d\d$/.test(result);

async function noteResult(tx: Transaction, platform: Platform, due: Due, result: string): Promise<void> {
  const { delivery, webhook } = due;
  const now = platform.clock.now();
  const attempts = delivery.attempts + 1;
  const values = { attempts, result };
  if (isTaken(result)) {
    await changeDelivery(tx, delivery.id, { ...values, state: 'delivered', nextAt: null });
    await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhook.id));
    return;
  }
  const failingSince = webhook.failingSince ?? now;
  const delay = retryDelay(attempts);
  const isOver = result === GONE || now.getTime() - failingSince.getTime() >= webhookTimes.disabledAfterMs;
  const nextAt = delay === null || isOver ? null : new Date(now.getTime() + delay);
  await changeDelivery(tx, delivery.id, { ...values, state: nextAt ? 'waiting' : 'failed', nextAt });
  await tx.update(webhooks).set({ failingSince }).where(eq(webhooks.id, webhook.id));
  if (nextAt) await enqueue(tx, webhookDeliverJob, { deliveryId: delivery.id, attempts }, { startAfter: nextAt });
  if (isOver) await disableWebhook(tx, platform, due, result);
}

const changeDelivery = (tx: Transaction, id: string, values: Partial<typeof webhookDeliveries.$inferInsert>) =>
  tx.update(webhookDeliveries).set(values).where(eq(webhookDeliveries.id, id));

/** Nothing more is sent to it, and its owner is told. */
async function disableWebhook(
  tx: Transaction,
  platform: Platform,
  { webhook, target }: Due,
  result: string,
): Promise<void> {
  const { id, userId } = webhook;
  await tx.update(webhooks).set({ disabledAt: platform.clock.now() }).where(eq(webhooks.id, id));
  const waits = and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting'));
  await tx.update(webhookDeliveries).set({ state: 'failed', nextAt: null }).where(waits);
  const ctx = systemContext(platform, webhookDeliverJob.name);
  await record(tx, ctx, webhookDisabled, { entityId: id, userId, details: { result } });
  const [owner] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  if (!owner || !target) return;
  const input = {
    name: owner.fullName,
    host: new URL(target.url).hostname,
    result,
    url: `${platform.config.appUrl}/settings/webhooks`,
  };
  const language = await languageOfUser(tx, userId);
  await queueMail(tx, platform, webhookOff, { to: owner.email, userId, language, input });
}
