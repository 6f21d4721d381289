import { and, arrayContains, arrayOverlaps, asc, desc, eq, isNotNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  firstLanguage,
  type Language,
  type Translation,
  translations as translated,
} from '#contract/base/languages.ts';
import type { PostCard, PostList, PostListing, PostPage, PostWords, TagCount } from '#contract/site/posts.ts';
import type { Langs, OwnWords } from '#contract/site/translated/translations.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { readPage } from '#core/base/paging.ts';
import { type PictureOf, readPictures } from '#core/site/pictures/queries/pictures.ts';
import { excerptOf, readingMinutes, wordsOf } from '#core/site/posts/internal/text.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { wordsIn } from '#core/site/translations.ts';
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

/** A post with its texts in the language that they are shown in. */
type Row = Pick<typeof blogPosts.$inferSelect, keyof typeof columns> & { langs?: Langs<PostWords> };

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

/** The language of the excerpt, which may be the beginning of the text. */
function langsOf({ excerpt, langs }: Row): Langs<PostWords> {
  const { excerpt: own, ...others } = langs ?? {};
  const lang = excerpt?.trim() ? own : others.content;
  return lang === undefined ? others : { ...others, excerpt: lang };
}

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
  langs: langsOf(row),
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
  language: Language;
  where?: SQL | undefined;
  orderBy?: SQL[];
  limit: number;
}

/** Published posts only, whoever asks: row level security would show drafts to staff. */
async function selectPublished(
  tx: Transaction,
  { language, where, orderBy = newestFirst, limit }: Selection,
): Promise<Row[]> {
  const own = sql<OwnWords<PostWords> | null>`${blogPosts.translations} -> ${language}`;
  const rows = await tx
    .select({ ...columns, own })
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), where))
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(({ own: translated, ...row }) => {
    const { words, langs } = wordsIn(language, wordsOf(row), translated);
    return { ...row, ...words, langs };
  });
}

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

/** One page of the blog, newest first, in the language of the page. */
export function listPosts(
  context: Context,
  listing: PostListing,
  language: Language = firstLanguage,
): Promise<PostList> {
  const tagged = listing.tag === null ? undefined : arrayContains(blogPosts.tags, [listing.tag]);
  return inScope(context, async (tx) => {
    const { rows, older, newer } = await readPage({
      listing,
      order: { time: shownDate, id: blogPosts.id },
      size: postsPerPage,
      select: ({ where, orderBy, limit }) =>
        selectPublished(tx, { language, where: and(tagged, where), orderBy, limit }),
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
export async function getPost(context: Context, slug: string, language: Language = firstLanguage): Promise<PostPage> {
  const [page] = await inScope(context, async (tx) =>
    pagesOf(tx, await selectPublished(tx, { language, where: eq(blogPosts.slug, slug), limit: 1 })),
  );
  if (!page) throw new AppError('not-found');
  return page;
}

/** Up to three others, those with a common tag first. */
export function listRelatedPosts(
  context: Context,
  post: Pick<PostCard, 'id' | 'tags'>,
  language: Language = firstLanguage,
): Promise<PostCard[]> {
  const others = ne(blogPosts.id, post.id);
  const common = post.tags.length > 0 ? arrayOverlaps(blogPosts.tags, post.tags) : sql`false`;
  return inScope(context, async (tx) => {
    const akin = await selectPublished(tx, { language, where: and(others, common), limit: 3 });
    const rest =
      akin.length < 3
        ? await selectPublished(tx, { language, where: and(others, sql`not (${common})`), limit: 3 - akin.length })
        : [];
    return cardsOf(tx, [...akin, ...rest]);
  });
}

/** The newest posts with their whole text, for the feed. */
export const listNewestPosts = (context: Context, language: Language = firstLanguage, most = 20): Promise<PostPage[]> =>
  inScope(context, async (tx) => pagesOf(tx, await selectPublished(tx, { language, limit: most })));

/** Every picture that a post names, also a draft's. Under the system's scope. */
export async function namePicturesOfPosts(tx: Transaction): Promise<(string | null)[]> {
  const { featuredImageUrl, content, translations } = blogPosts;
  const named = sql`concat_ws(E'\n\n', ${content}, ${sql.join(
    translated.map((code) => sql`${translations} -> ${code} -> 'content' ->> 'text'`),
    sql`, `,
  )})`;
  const rows = await tx
    .select({ featuredImageUrl, content: sql<string>`case when ${named} like '%![%' then ${named} else '' end` })
    .from(blogPosts)
    .where(or(isNotNull(featuredImageUrl), like(named, '%![%')));
  return rows.flatMap((row) => [row.featuredImageUrl, ...picturesNamedIn(row.content)]);
}

interface PostAddress {
  slug: string;
  updatedAt: Date;
  /** In which its text can be read. */
  languages: Language[];
}

/** Every published post's address and when it last changed, for the sitemap. */
export async function listPostAddresses(context: Context): Promise<PostAddress[]> {
  const codes = sql<Translation[]>`array(
    select key from jsonb_each(${blogPosts.translations}) where value -> 'content' is not null
  )`;
  const rows = await context.platform.database.read(scopeOf(context.actor), (tx) =>
    tx
      .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt, codes })
      .from(blogPosts)
      .where(eq(blogPosts.isPublished, true))
      .orderBy(...newestFirst)
      .limit(10_000),
  );
  return rows.map(({ codes: own, ...post }) => ({
    ...post,
    languages: [firstLanguage, ...translated.filter((code) => own.includes(code))],
  }));
}
