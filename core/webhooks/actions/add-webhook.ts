import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { WebhookInput } from '#contract/webhooks/input.ts';
import { mostWebhooks, type WebhookView } from '#contract/webhooks/types.ts';
import { requireProof } from '#core/accounts/factors/actions/require-proof.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { webhookAdded } from '#core/webhooks/events.ts';
import { newSecret, sealTarget } from '#core/webhooks/internal/sealed.ts';
import { requireTarget } from '#core/webhooks/internal/target.ts';
import { requireCan } from '#core/webhooks/policy.ts';
import { viewOf } from '#core/webhooks/queries/webhooks.ts';
import { webhooks } from '#core/webhooks/schema.ts';

/**
 * Adds a webhook. In a browser it asks once more who it is; the token of a program was created with such a proof.
 * @returns the webhook, and the secret that signs what is sent, which is never shown again
 * @throws AppError `invalid` for an address that is not public; `forbidden` for events of staff; `conflict` for one
 *   webhook too many; as `requireProof`
 */
export async function addWebhook(
  ctx: Context,
  { proof, ...input }: WebhookInput & { proof?: string },
): Promise<{ secret: string; webhook: WebhookView }> {
  const person = requireAccount(ctx);
  if (!person.actor.token) await requireProof(ctx, proof ?? '');
  const { actor, platform } = person;
  requireCan(actor, 'webhook.hear', input);
  requireTarget(input.url);
  const target = { url: input.url, secret: newSecret() };
  const { userId } = actor;
  const webhook = await platform.database.transaction(scopeOf(actor), async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${userId}`}, 0))`);
    const [own] = await tx.select({ webhooks: count() }).from(webhooks).where(eq(webhooks.userId, userId));
    if ((own?.webhooks ?? 0) >= mostWebhooks)
      throw new AppError('conflict', {
        publicMessage: fault('many-webhooks', mostWebhooks),
        field: 'url',
      });
    const id = randomUUID();
    const sealed = await sealTarget(tx, platform, { id, userId }, target);
    const { kinds, format, details } = input;
    const values = { id, userId, sealed, kinds, format, details, createdAt: platform.clock.now() };
    const [row] = await tx.insert(webhooks).values(values).returning();
    if (!row) throw new Error('webhooks: nothing was inserted');
    await record(tx, ctx, webhookAdded, { entityId: id, newValues: { kinds, format, details } });
    return viewOf(row, target);
  });
  return { secret: target.secret, webhook };
}
