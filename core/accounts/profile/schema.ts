import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language, TimeZone } from '#contract/accounts/preferences.ts';
import { roles } from '#contract/accounts/profiles.ts';
import { createdAt, time, updatedAt } from '#platform/database/columns.ts';
import { allow, isOwn, isStaff, isSystem } from '#platform/database/policies.ts';

/** One per account; `id` is the auth user's. `deletedAt` set means deactivated. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey(),
    /** As `normaliseEmail` gives it: rows are found by what stands here, since no index answers `lower()` under row level security. */
    email: text('email').notNull(),
    fullName: text('full_name'),
    role: text('role', { enum: roles }).notNull().default('user'),
    deletedAt: time('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('profiles_role_known', sql`${table.role} in ('user', 'assistant', 'admin')`),
    index('profiles_address_idx').on(table.email),
    uniqueIndex('profiles_email_key').on(sql`lower(${table.email})`),
    index('profiles_created_idx').on(table.createdAt, table.id),
    index('profiles_deleted_idx').on(table.deletedAt),
    index('profiles_role_idx').on(table.role, table.createdAt, table.id),
    index('profiles_deactivated_idx').on(table.createdAt, table.id).where(sql`${table.deletedAt} is not null`),
    allow('profiles_system', 'all', isSystem),
    allow('profiles_own', 'select', isOwn(table.id)),
    allow('profiles_own_change', 'update', isOwn(table.id)),
    allow('profiles_staff', 'select', isStaff),
    allow('profiles_staff_change', 'update', isStaff),
  ],
).enableRLS();

/** What a person chose on the settings page. No row means the defaults. */
export const preferences = pgTable(
  'preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    serviceUpdates: boolean('service_updates').notNull().default(true),
    language: text('language').$type<Language>().notNull().default('en'),
    /** False where they chose only other things: until they choose a language, the page that they use decides. */
    isLanguageChosen: boolean('is_language_chosen').notNull().default(true),
    timeZone: text('time_zone').$type<TimeZone>().notNull().default('UTC'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('preferences_language_known', sql`${table.language} in ('en', 'es', 'fr')`),
    check('preferences_zone_known', sql`${table.timeZone} in ('UTC', 'America/New_York', 'America/Los_Angeles')`),
    allow('preferences_system', 'all', isSystem),
    allow('preferences_own', 'all', isOwn(table.userId)),
    allow('preferences_staff', 'select', isStaff),
  ],
).enableRLS();
