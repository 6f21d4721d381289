import { and, arrayContains, arrayOverlaps, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PostCard, PostList, PostListing, PostPage, TagCount } from '#contract/posts.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import { renderMarkdown } from '#platform/text/markdown.ts';
import { keyOf, newerThan, olderThan, placeOf, shownDate } from './paging.ts';
import { blogPosts } from './schema.ts';
import { excerptOf, pictureAddress, readingMinutes } from './text.ts';

/** Posts on one page of the blog. */
export const postsPerPage = 12;

const columns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  content: blogPosts.content,
  excerpt: blogPosts.excerpt,
  featuredImageUrl: blogPosts.featuredImageUrl,
  tags: blogPosts.tags,
  publishedAt: blogPosts.publishedAt,
  authorId: blogPosts.authorId,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
};
type Row = Pick<typeof blogPosts.$inferSelect, keyof typeof columns>;

const dateOf = (row: Row): Date => row.publishedAt ?? row.createdAt;

const cardOf = (row: Row): PostCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: excerptOf(row),
  imageUrl: pictureAddress(row.featuredImageUrl),
  date: dateOf(row).toISOString(),
  hasAuthor: row.authorId !== null,
  tags: row.tags,
  readingMinutes: readingMinutes(row.content),
});

const pageOf = (row: Row): PostPage => ({
  ...cardOf(row),
  html: renderMarkdown(row.content).html,
  updatedAt: row.updatedAt.toISOString(),
});

interface Selection {
  where?: SQL | undefined;
  oldestFirst?: boolean;
  most: number;
}

/** Published posts only, whoever asks: row level security would show drafts to staff. */
function selectPublished(context: Context, { where, oldestFirst, most }: Selection): Promise<Row[]> {
  const order = oldestFirst ? asc : desc;
  return context.platform.database.transaction(scopeOf(context.actor), (tx) =>
    tx
      .select(columns)
      .from(blogPosts)
      .where(and(eq(blogPosts.isPublished, true), where))
      .orderBy(order(shownDate), order(blogPosts.id))
      .limit(most),
  );
}

const keyAt = (rows: readonly Row[], index: number): string | null => {
  const row = rows.at(index);
  return row ? keyOf({ date: dateOf(row), id: row.id }) : null;
};

/** One page of the blog, newest first. Pages are found by key, so that a new post never repeats one on the next page. */
export async function listPosts(context: Context, listing: PostListing): Promise<PostList> {
  const tagged = listing.tag === null ? undefined : arrayContains(blogPosts.tags, [listing.tag]);
  const after = placeOf(listing.after);
  const before = after ? null : placeOf(listing.before);
  const where = and(tagged, after ? newerThan(after) : before ? olderThan(before) : undefined);
  const found = await selectPublished(context, { where, oldestFirst: after !== null, most: postsPerPage + 1 });
  const more = found.length > postsPerPage;
  const rows = found.slice(0, postsPerPage);
  if (after) rows.reverse();
  return {
    posts: rows.map(cardOf),
    older: after || more ? keyAt(rows, -1) : null,
    newer: before || (after && more) ? keyAt(rows, 0) : null,
  };
}

/** Tags of published posts with how many carry them, the most used first. */
export async function listTags(context: Context): Promise<TagCount[]> {
  const tags = sql<string>`unnest(${blogPosts.tags})`.as('tag');
  return context.platform.database.transaction(scopeOf(context.actor), async (tx) => {
    const each = tx.select({ tag: tags }).from(blogPosts).where(eq(blogPosts.isPublished, true)).as('each');
    const uses = sql<number>`count(*)::int`;
    return tx
      .select({ tag: each.tag, count: uses })
      .from(each)
      .groupBy(each.tag)
      .orderBy(desc(uses), asc(each.tag))
      .limit(30);
  });
}

/** @throws AppError `not-found` for a draft as for a post that never was */
export async function getPost(context: Context, slug: string): Promise<PostPage> {
  const [row] = await selectPublished(context, { where: eq(blogPosts.slug, slug), most: 1 });
  if (!row) throw new AppError('not-found');
  return pageOf(row);
}

/** Up to three others, those with a common tag first. */
export async function listRelatedPosts(context: Context, post: Pick<PostCard, 'id' | 'tags'>): Promise<PostCard[]> {
  const others = ne(blogPosts.id, post.id);
  const common = post.tags.length > 0 ? arrayOverlaps(blogPosts.tags, post.tags) : sql`false`;
  const akin = await selectPublished(context, { where: and(others, common), most: 3 });
  const rest =
    akin.length < 3
      ? await selectPublished(context, { where: and(others, sql`not (${common})`), most: 3 - akin.length })
      : [];
  return [...akin, ...rest].map(cardOf);
}

/** The newest posts with their whole text, for the feed. */
export async function listNewestPosts(context: Context, most = 20): Promise<PostPage[]> {
  return (await selectPublished(context, { most })).map(pageOf);
}

/** Every published post's address and when it last changed, for the sitemap. */
export function listPostAddresses(context: Context): Promise<{ slug: string; updatedAt: Date }[]> {
  return context.platform.database.transaction(scopeOf(context.actor), (tx) =>
    tx
      .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
      .from(blogPosts)
      .where(eq(blogPosts.isPublished, true))
      .orderBy(desc(shownDate), desc(blogPosts.id))
      .limit(10_000),
  );
}
