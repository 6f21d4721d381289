import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { assetTypes } from '#contract/site/branding.ts';
import { createdAt, id, updatedAt } from '#platform/database/columns.ts';
import { allow, anyone, isStaff } from '#platform/database/policies.ts';

export const brandingAssets = pgTable(
  'branding_assets',
  {
    id: id(),
    assetType: text('asset_type', { enum: assetTypes }).notNull(),
    assetUrl: text('asset_url').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('branding_assets_type_known', sql`${table.assetType} in ('logo', 'favicon', 'header-image', 'banner')`),
    uniqueIndex('branding_assets_one_active')
      .on(table.assetType)
      .where(sql`${table.isActive} and ${table.assetType} in ('logo', 'favicon')`),
    index('branding_assets_created_idx').on(table.createdAt, table.id),
    allow('branding_assets_read', 'select', anyone),
    allow('branding_assets_staff', 'all', isStaff),
  ],
).enableRLS();
