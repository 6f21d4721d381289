import { asc, eq } from 'drizzle-orm';
import type { ServiceCard } from '#contract/services.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { services } from './schema.ts';

/** Services that can be ordered, main ones first, in the catalogue's order. */
export function listActiveServices(context: Context): Promise<ServiceCard[]> {
  return context.platform.database.transaction(scopeOf(context.actor), (tx) =>
    tx
      .select({
        id: services.id,
        name: services.name,
        description: services.description,
        detailedDescription: services.detailedDescription,
        price: services.price,
        priceUnit: services.priceUnit,
        currency: services.currency,
        serviceType: services.serviceType,
        features: services.features,
        buttonLabel: services.buttonLabel,
        badge: services.badge,
      })
      .from(services)
      .where(eq(services.isActive, true))
      .orderBy(asc(services.serviceType), asc(services.position), asc(services.price), asc(services.id)),
  );
}
