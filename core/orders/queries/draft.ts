import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { OrderDraft } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { listFreeSlots } from '#core/orders/appointments/queries/free-slots.ts';
import { canBeOrdered, fulfilmentOf } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { listActiveServices } from '#core/site/services/queries/services.ts';
import { readWatchSettings } from '#core/watching/queries/own-watch.ts';

/**
 * What the form is drawn from that orders a service.
 * @param language of the service
 * @throws AppError `unauthenticated`, `not-found` for a service that is not offered, or that is free
 */
export async function drawOrder(
  context: Context,
  serviceId: string,
  language: Language = firstLanguage,
): Promise<OrderDraft> {
  const ctx = requireAccount(context);
  const service = (await listActiveServices(ctx, language)).find(({ id }) => id === serviceId);
  if (!service || !canBeOrdered({ ...service, isActive: true })) throw new AppError('not-found');
  const [earlier] = await ctx.platform.database.read(scopeOf(ctx.actor), (tx) =>
    tx
      .select({ id: serviceRequests.id, createdAt: serviceRequests.createdAt })
      .from(serviceRequests)
      .where(
        and(
          eq(serviceRequests.userId, ctx.actor.userId),
          eq(serviceRequests.serviceId, serviceId),
          eq(serviceRequests.status, 'pending'),
          eq(serviceRequests.paymentStatus, 'unpaid'),
        ),
      )
      .orderBy(desc(serviceRequests.createdAt), desc(serviceRequests.id))
      .limit(1),
  );
  const fulfilment = fulfilmentOf(serviceId);
  return {
    service,
    slots: service.intake === 'appointment' ? await listFreeSlots(ctx, service.appointmentMinutes) : [],
    fulfilment,
    watching: fulfilment === 'watching' ? (await readWatchSettings(ctx)).scope : null,
    idempotencyKey: randomUUID(),
    earlier: earlier ? { id: earlier.id, createdAt: earlier.createdAt.toISOString() } : null,
  };
}
