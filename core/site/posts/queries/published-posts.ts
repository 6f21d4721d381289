import { and, arrayContains, arrayOverlaps, asc, desc, eq, isNotNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PostCard, PostList, PostListing, PostPage, TagCount } from '#contract/site/posts.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { readPage } from '#core/base/paging.ts';
import { type PictureOf, readPictures } from '#core/site/pictures/queries/pictures.ts';
import { excerptOf, readingMinutes } from '#core/site/posts/internal/text.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { picturesNamedIn, renderMarkdown } from '#platform/text/markdown.ts';

/** Posts on one page of the blog. */
const postsPerPage = 12;

const columns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  content: blogPosts.content,
  excerpt: blogPosts.excerpt,
  featuredImageUrl: blogPosts.featuredImageUrl,
  featuredImageAlt: blogPosts.featuredImageAlt,
  tags: blogPosts.tags,
  publishedAt: blogPosts.publishedAt,
  authorId: blogPosts.authorId,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
};
type Row = Pick<typeof blogPosts.$inferSelect, keyof typeof columns>;

const dateOf = (row: Row): Date => row.publishedAt ?? row.createdAt;

/** Where the pictures of posts stand here. @param whole also those in the texts */
export const readPicturesOf = (
  tx: Transaction,
  rows: readonly Pick<Row, 'featuredImageUrl' | 'content'>[],
  whole: boolean,
): Promise<PictureOf> =>
  readPictures(
    tx,
    rows.flatMap(({ featuredImageUrl, content }) => [featuredImageUrl, ...(whole ? picturesNamedIn(content) : [])]),
  );

const cardOf = (row: Row, pictureOf: PictureOf): PostCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: excerptOf(row),
  imageUrl: pictureOf(row.featuredImageUrl),
  imageAlt: row.featuredImageAlt ?? '',
  date: dateOf(row).toISOString(),
  hasAuthor: row.authorId !== null,
  tags: row.tags,
  readingMinutes: readingMinutes(row.content),
});

export const pageOf = (row: Row, pictureOf: PictureOf): PostPage => ({
  ...cardOf(row, pictureOf),
  html: renderMarkdown(row.content, pictureOf).html,
  updatedAt: row.updatedAt.toISOString(),
});

/** What a card shows as its date, and what the list is ordered by. */
const shownDate = sql<Date>`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`;
const newestFirst = [desc(shownDate), desc(blogPosts.id)];

interface Selection {
  where?: SQL | undefined;
  orderBy?: SQL[];
  limit: number;
}

/** Published posts only, whoever asks: row level security would show drafts to staff. */
const selectPublished = (tx: Transaction, { where, orderBy = newestFirst, limit }: Selection): Promise<Row[]> =>
  tx
    .select(columns)
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), where))
    .orderBy(...orderBy)
    .limit(limit);

const inScope = <Result>({ platform, actor }: Context, read: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  platform.database.read(scopeOf(actor), read);

async function cardsOf(tx: Transaction, rows: readonly Row[]): Promise<PostCard[]> {
  const pictureOf = await readPicturesOf(tx, rows, false);
  return rows.map((row) => cardOf(row, pictureOf));
}

async function pagesOf(tx: Transaction, rows: readonly Row[]): Promise<PostPage[]> {
  const pictureOf = await readPicturesOf(tx, rows, true);
  return rows.map((row) => pageOf(row, pictureOf));
}

/** One page of the blog, newest first. */
export function listPosts(context: Context, listing: PostListing): Promise<PostList> {
  const tagged = listing.tag === null ? undefined : arrayContains(blogPosts.tags, [listing.tag]);
  return inScope(context, async (tx) => {
    const { rows, older, newer } = await readPage({
      listing,
      order: { time: shownDate, id: blogPosts.id },
      size: postsPerPage,
      select: ({ where, orderBy, limit }) => selectPublished(tx, { where: and(tagged, where), orderBy, limit }),
      placeOf: (row) => ({ time: dateOf(row), id: row.id }),
    });
    return { posts: await cardsOf(tx, rows), older, newer };
  });
}

/** Tags of published posts with how many carry them, the most used first. */
export async function listTags(context: Context): Promise<TagCount[]> {
  const tags = sql<string>`unnest(${blogPosts.tags})`.as('tag');
  return context.platform.database.read(scopeOf(context.actor), async (tx) => {
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
  const [page] = await inScope(context, async (tx) =>
    pagesOf(tx, await selectPublished(tx, { where: eq(blogPosts.slug, slug), limit: 1 })),
  );
  if (!page) throw new AppError('not-found');
  return page;
}

/** Up to three others, those with a common tag first. */
export function listRelatedPosts(context: Context, post: Pick<PostCard, 'id' | 'tags'>): Promise<PostCard[]> {
  const others = ne(blogPosts.id, post.id);
  const common = post.tags.length > 0 ? arrayOverlaps(blogPosts.tags, post.tags) : sql`false`;
  return inScope(context, async (tx) => {
    const akin = await selectPublished(tx, { where: and(others, common), limit: 3 });
    const rest =
      akin.length < 3
        ? await selectPublished(tx, { where: and(others, sql`not (${common})`), limit: 3 - akin.length })
        : [];
    return cardsOf(tx, [...akin, ...rest]);
  });
}

/** The newest posts with their whole text, for the feed. */
export const listNewestPosts = (context: Context, most = 20): Promise<PostPage[]> =>
  inScope(context, async (tx) => pagesOf(tx, await selectPublished(tx, { limit: most })));

/** Every picture that a post names, also a draft's. Under the system's scope. */
export async function namePicturesOfPosts(tx: Transaction): Promise<(string | null)[]> {
  const { featuredImageUrl, content } = blogPosts;
  const rows = await tx
    .select({ featuredImageUrl, content: sql<string>`case when ${content} like '%![%' then ${content} else '' end` })
    .from(blogPosts)
    .where(or(isNotNull(featuredImageUrl), like(content, '%![%')));
  return rows.flatMap((row) => [row.featuredImageUrl, ...picturesNamedIn(row.content)]);
}

/** Every published post's address and when it last changed, for the sitemap. */
export function listPostAddresses(context: Context): Promise<{ slug: string; updatedAt: Date }[]> {
  return context.platform.database.read(scopeOf(context.actor), (tx) =>
    tx
      .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
      .from(blogPosts)
      .where(eq(blogPosts.isPublished, true))
      .orderBy(...newestFirst)
      .limit(10_000),
  );
}
