import { and, asc, eq } from 'drizzle-orm';
import type { Listing, Page } from '#contract/base/paging.ts';
import type { DeliveryView, WebhookView } from '#contract/webhooks/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { readPage } from '#core/base/paging.ts';
import { requireAccount } from '#core/base/person.ts';
import { openTarget, type Target } from '#core/webhooks/internal/sealed.ts';
import { deliveriesPerPage } from '#core/webhooks/rules.ts';
import { webhookDeliveries, webhooks } from '#core/webhooks/schema.ts';

export const viewOf = (row: typeof webhooks.$inferSelect, { url }: Pick<Target, 'url'>): WebhookView => ({
  id: row.id,
  url,
  kinds: row.kinds,
  format: row.format,
  details: row.details,
  createdAt: row.createdAt.toISOString(),
  failingSince: row.failingSince?.toISOString() ?? null,
  disabledAt: row.disabledAt?.toISOString() ?? null,
});

/** The webhooks of the actor, oldest first. @throws AppError `unauthenticated`; VaultError */
export function listWebhooks(ctx: Context): Promise<WebhookView[]> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const rows = await tx
      .select()
      .from(webhooks)
      .where(eq(webhooks.userId, actor.userId))
      .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
    const views: WebhookView[] = [];
    for (const row of rows) {
      const target = await openTarget(tx, platform, row);
      if (target) views.push(viewOf(row, target));
    }
    return views;
  });
}

/** A webhook of the actor. @throws AppError `not-found`, the same for somebody else's */
export async function getWebhook(ctx: Context, id: string): Promise<WebhookView> {
  const found = (await listWebhooks(ctx)).find((one) => one.id === id);
  if (!found) throw new AppError('not-found');
  return found;
}

/** What was sent to a webhook of the actor, newest first; nothing for somebody else's. @throws AppError `unauthenticated` */
export function listDeliveries(ctx: Context, webhookId: string, listing: Listing): Promise<Page<DeliveryView>> {
  const { actor, platform } = requireAccount(ctx);
  const own = and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.userId, actor.userId));
  return platform.database.read(scopeOf(actor), async (tx) => {
    const page = await readPage({
      listing,
      order: { time: webhookDeliveries.createdAt, id: webhookDeliveries.id },
      size: deliveriesPerPage,
      select: ({ where, orderBy, limit }) =>
        tx
          .select()
          .from(webhookDeliveries)
          .where(and(own, where))
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ id, createdAt }) => ({ id, time: createdAt }),
    });
    return {
      ...page,
      rows: page.rows.map(({ id, kind, createdAt, state, attempts, nextAt, result }) => ({
        id,
        kind,
        createdAt: createdAt.toISOString(),
        state,
        attempts,
        nextAt: nextAt?.toISOString() ?? null,
        result,
      })),
    };
  });
}
