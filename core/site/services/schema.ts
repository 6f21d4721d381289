import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { currencies, intakes, type ServiceWords, serviceTypes } from '#contract/site/services.ts';
import type { Translations } from '#contract/site/translated/translations.ts';
import { createdAt, updatedAt } from '#platform/database/columns.ts';
import { allow, anyone, isStaff } from '#platform/database/policies.ts';

/** What can be ordered. The id is the slug used in addresses and anchors. */
export const services = pgTable(
  'services',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    detailedDescription: text('detailed_description').notNull().default(''),
    price: numeric('price', { precision: 10, scale: 2, mode: 'number' }).notNull(),
    /** What the price is for: 'hour', or null for the whole service. */
    priceUnit: text('price_unit', { enum: ['hour'] }),
    currency: text('currency', { enum: currencies }).notNull().default('GBP'),
    serviceType: text('service_type', { enum: serviceTypes }).notNull().default('main'),
    features: text('features').array().notNull().default(sql`'{}'::text[]`),
    /** The service that it contains whole. */
    includes: text('includes').references((): AnyPgColumn => services.id, { onDelete: 'set null' }),
    buttonLabel: text('button_label').notNull().default('Request Service'),
    /** What the order form asks for. */
    intake: text('intake', { enum: intakes }).notNull().default('scan'),
    appointmentMinutes: integer('appointment_minutes').notNull().default(60),
    badge: text('badge'),
    position: integer('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    translations: jsonb('translations').$type<Translations<ServiceWords>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('services_id_is_slug', sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('services_price_not_negative', sql`${table.price} >= 0`),
    check('services_unit_known', sql`${table.priceUnit} in ('hour')`),
    check('services_currency_known', sql`${table.currency} in ('GBP', 'USD', 'EUR')`),
    check('services_type_known', sql`${table.serviceType} in ('main', 'special')`),
    check('services_intake_known', sql`${table.intake} in ('note', 'scan', 'impersonation', 'appointment')`),
    check('services_appointment_length', sql`${table.appointmentMinutes} in (30, 60, 90, 120)`),
    check('services_translations_object', sql`jsonb_typeof(${table.translations}) = 'object'`),
    index('services_order_idx').on(table.serviceType, table.price),
    allow('services_read', 'select', anyone),
    allow('services_staff', 'all', isStaff),
  ],
).enableRLS();
