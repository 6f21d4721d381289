import { asc, eq, inArray, sql } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { fault } from '#contract/faults/faults.ts';
import type { OfferedService } from '#contract/scans/offers.ts';
import type { ManagedService, ServiceCard, ServiceWords } from '#contract/site/services.ts';
import type { OwnWords } from '#contract/site/translated/translations.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { versionOf } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { requireCan } from '#core/site/policy.ts';
import { translatedOf } from '#core/site/services/internal/lock-service.ts';
import { serviceIn } from '#core/site/services/internal/translated-catalogue.ts';
import { mostServices } from '#core/site/services/rules.ts';
import { services } from '#core/site/services/schema.ts';
import { editedTranslations } from '#core/site/translations.ts';
import type { Transaction } from '#platform/database/database.ts';
import { nameIn, translatedNameIn } from './service-names.ts';

/** Services that can be ordered, main ones first, in the catalogue's order and the language of the page. */
export async function listActiveServices(context: Context, language: Language = firstLanguage): Promise<ServiceCard[]> {
  const rows = await context.platform.database.read(scopeOf(context.actor), (tx) =>
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
        includes: services.includes,
        buttonLabel: services.buttonLabel,
        intake: services.intake,
        appointmentMinutes: services.appointmentMinutes,
        badge: services.badge,
        own: sql<OwnWords<ServiceWords> | null>`${services.translations} -> ${language}`,
      })
      .from(services)
      .where(eq(services.isActive, true))
      .orderBy(asc(services.serviceType), asc(services.position), asc(services.price), asc(services.id)),
  );
  return rows.map(({ own, ...card }) => serviceIn(language, card, own));
}

/** What can be ordered, by id and name. */
export async function listOfferedServices(
  context: Context,
  language: Language = firstLanguage,
): Promise<OfferedService[]> {
  const offered = await context.platform.database.read(scopeOf(context.actor), (tx) =>
    tx
      .select({ id: services.id, name: services.name, translated: translatedNameIn(language) })
      .from(services)
      .where(eq(services.isActive, true)),
  );
  return offered.map((row) => ({ id: row.id, name: nameIn(language, row) }));
}

/** What of a service staff edit. */
export function editableOf(row: typeof services.$inferSelect) {
  const { createdAt: _, updatedAt: __, id: ___, ...editable } = row;
  return editable;
}

const managedService = (row: typeof services.$inferSelect): ManagedService => ({
  ...editableOf(row),
  translations: editedTranslations(translatedOf(row)),
  id: row.id,
  updatedAt: row.updatedAt.toISOString(),
  version: versionOf(editableOf(row)),
});

/** Every service, for staff: by type, then by price. @throws AppError `forbidden` */
export async function listServices({ actor, platform }: Context): Promise<ManagedService[]> {
  requireCan(actor, 'service.change');
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select()
      .from(services)
      .orderBy(asc(services.serviceType), asc(services.price), asc(services.id))
      .limit(mostServices),
  );
  return rows.map(managedService);
}

/** A service as its form begins. @throws AppError `forbidden`, `not-found` */
export async function getManagedService({ actor, platform }: Context, id: string): Promise<ManagedService> {
  requireCan(actor, 'service.change');
  const [row] = await platform.database.read(scopeOf(actor), (tx) =>
    tx.select().from(services).where(eq(services.id, id)),
  );
  if (!row) throw new AppError('not-found', { publicMessage: fault('service-gone') });
  return managedService(row);
}

/** Names of services by id, active or not; an id that is no service's is missing. */
export async function namesOfServices(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(inArray(services.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A service as an order takes it over. */
export type OrderableService = Pick<
  typeof services.$inferSelect,
  'id' | 'name' | 'price' | 'priceUnit' | 'currency' | 'isActive' | 'intake' | 'appointmentMinutes'
>;

/** Also one that is not offered at the moment. Null when there is none. */
export async function findService(tx: Transaction, serviceId: string): Promise<OrderableService | null> {
  const [service] = await tx
    .select({
      id: services.id,
      name: services.name,
      price: services.price,
      priceUnit: services.priceUnit,
      currency: services.currency,
      isActive: services.isActive,
      intake: services.intake,
      appointmentMinutes: services.appointmentMinutes,
    })
    .from(services)
    .where(eq(services.id, serviceId));
  return service ?? null;
}
