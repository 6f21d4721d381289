import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PostWords } from '#contract/site/posts.ts';
import type { Translations } from '#contract/site/translated/translations.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { createdAt, id, time, updatedAt } from '#platform/database/columns.ts';
import { allow, isStaff } from '#platform/database/policies.ts';

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    excerpt: text('excerpt'),
    featuredImageUrl: text('featured_image_url'),
    /** What the picture shows, for those who do not see it; null where it only decorates. */
    featuredImageAlt: text('featured_image_alt'),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    isPublished: boolean('is_published').notNull().default(false),
    publishedAt: time('published_at'),
    /** When a draft is published by itself; null where nobody has chosen a time. */
    publishAt: time('publish_at'),
    authorId: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    translations: jsonb('translations').$type<Translations<PostWords>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('blog_posts_status_known', sql`${table.status} in ('draft', 'published')`),
    check('blog_posts_status_agrees', sql`(${table.status} = 'published') = ${table.isPublished}`),
    check('blog_posts_title_given', sql`length(trim(${table.title})) > 0`),
    check('blog_posts_content_given', sql`length(trim(${table.content})) > 0`),
    check('blog_posts_scheduled_draft', sql`${table.publishAt} is null or ${table.status} = 'draft'`),
    check('blog_posts_translations_object', sql`jsonb_typeof(${table.translations}) = 'object'`),
    uniqueIndex('blog_posts_slug_key').on(table.slug),
    index('blog_posts_published_idx').on(table.publishedAt, table.id).where(sql`${table.isPublished}`),
    index('blog_posts_publish_at_idx').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('blog_posts_created_idx').on(table.createdAt, table.id),
    index('blog_posts_tags_idx').using('gin', table.tags),
    allow('blog_posts_published', 'select', sql`${table.isPublished}`),
    allow('blog_posts_staff', 'all', isStaff),
  ],
).enableRLS();
