import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PageWords } from '#contract/site/pages.ts';
import type { Translations } from '#contract/site/translated/translations.ts';
import { createdAt, id, updatedAt } from '#platform/database/columns.ts';
import { allow, anyone, isStaff } from '#platform/database/policies.ts';

/** Texts of pages that staff may change; built-in defaults stand in for keys without a row. */
export const cmsContent = pgTable(
  'cms_content',
  {
    id: id(),
    pageKey: text('page_key').notNull().unique(),
    title: text('title').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    metaDescription: text('meta_description'),
    translations: jsonb('translations').$type<Translations<PageWords>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('cms_content_object', sql`jsonb_typeof(${table.content}) = 'object'`),
    check('cms_content_translations_object', sql`jsonb_typeof(${table.translations}) = 'object'`),
    check('cms_content_key_given', sql`length(trim(${table.pageKey})) > 0`),
    allow('cms_content_read', 'select', anyone),
    allow('cms_content_staff', 'all', isStaff),
  ],
).enableRLS();
