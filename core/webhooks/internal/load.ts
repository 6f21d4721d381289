import { and, eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { AppError } from '#core/base/errors.ts';
import { webhookDeliveries, webhooks } from '#core/webhooks/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type Webhook = typeof webhooks.$inferSelect;

/** Locks a webhook of somebody. @throws AppError `not-found`, the same for somebody else's */
export async function lockWebhook(tx: Transaction, userId: string, id: string): Promise<Webhook> {
  const own = and(eq(webhooks.id, id), eq(webhooks.userId, userId));
  const [row] = await tx.select().from(webhooks).where(own).for('update');
  if (!row) throw new AppError('not-found', { publicMessage: fault('webhook-removed') });
  return row;
}

/** @throws AppError `not-found` */
export async function loadDelivery(tx: Transaction, { id: webhookId }: Webhook, id: string) {
  const own = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId));
  const [row] = await tx.select().from(webhookDeliveries).where(own);
  if (!row) throw new AppError('not-found', { publicMessage: fault('event-gone') });
  return row;
}
