import { eq } from 'drizzle-orm';
import type { Listing, Page } from '#contract/base/paging.ts';
import { fault } from '#contract/faults/faults.ts';
import type { EditedPost, ManagedPost, PostPage, PostStatus } from '#contract/site/posts.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { versionOf } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { readPage } from '#core/base/paging.ts';
import { readPictures } from '#core/site/pictures/queries/pictures.ts';
import { requireCan } from '#core/site/policy.ts';
import { translatedOf } from '#core/site/posts/internal/write-post.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { editedTranslations } from '#core/site/translations.ts';
import type { Transaction } from '#platform/database/database.ts';
import { missing, sqlStateOf } from '#platform/sql-state.ts';
import { picturesNamedIn, renderMarkdown } from '#platform/text/markdown.ts';
import { pageOf, readPicturesOf } from './published-posts.ts';

/** Posts on one page of the tab. */
const managedPerPage = 30;

type Row = typeof blogPosts.$inferSelect;

/** Columns that a database of an older schema has too. */
const always = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  isPublished: blogPosts.isPublished,
  publishedAt: blogPosts.publishedAt,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
};
const newer = {
  excerpt: blogPosts.excerpt,
  tags: blogPosts.tags,
  status: blogPosts.status,
  publishAt: blogPosts.publishAt,
};
type ListRow = Pick<Row, keyof typeof always> & Partial<Pick<Row, keyof typeof newer>>;

/** What of a post staff edit, and what follows from it. */
export function editableOf(row: Row) {
  const { id: _, authorId: __, createdAt: ___, updatedAt: ____, ...editable } = row;
  return editable;
}

const managedPost = (row: ListRow): ManagedPost => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt ?? null,
  tags: row.tags ?? [],
  status: row.status ?? statusOf(row),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  publishAt: row.publishAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const statusOf = ({ isPublished }: Pick<Row, 'isPublished'>): PostStatus => (isPublished ? 'published' : 'draft');

function readList({ actor, platform }: Context, listing: Listing, columns: typeof always): Promise<Page<ListRow>> {
  const { createdAt: time, id } = blogPosts;
  return platform.database.read(scopeOf(actor), (tx) =>
    readPage<ListRow>({
      listing,
      order: { time, id },
      size: managedPerPage,
      select: ({ where, orderBy, limit }) =>
        tx
          .select(columns)
          .from(blogPosts)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: (row) => ({ time: row.createdAt, id: row.id }),
    }),
  );
}

/**
 * Every post, for staff, the last added first. In a database of an older schema, without excerpt, picture, tags and
 * status, whether a post is published says its status.
 * @throws AppError `forbidden`
 */
export async function listManagedPosts(context: Context, listing: Listing): Promise<Page<ManagedPost>> {
  requireCan(context.actor, 'post.change');
  const page = await readList(context, listing, { ...always, ...newer }).catch((error: unknown) => {
    if (sqlStateOf(error) !== missing.column) throw error;
    return readList(context, listing, always);
  });
  return { ...page, rows: page.rows.map(managedPost) };
}

async function getRow(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id));
  if (!row) throw new AppError('not-found', { publicMessage: fault('post-gone') });
  return row;
}

/** A post as its form begins. @throws AppError `forbidden`, `not-found` */
export async function getEditedPost(context: Context, id: string): Promise<EditedPost> {
  const { actor, platform } = context;
  requireCan(actor, 'post.change');
  const row = await platform.database.read(scopeOf(actor), (tx) => getRow(tx, id));
  const { content, featuredImageUrl, featuredImageAlt } = row;
  return {
    ...managedPost(row),
    ...{ content, featuredImageUrl, featuredImageAlt },
    translations: editedTranslations(translatedOf(row)),
    version: versionOf(editableOf(row)),
  };
}

/** A post as its readers will see it, also while it is a draft. @throws AppError `forbidden`, `not-found` */
export async function getPostPreview({ actor, platform }: Context, id: string): Promise<PostPage> {
  requireCan(actor, 'post.change');
  return platform.database.read(scopeOf(actor), async (tx) => {
    const row = await getRow(tx, id);
    return pageOf(row, await readPicturesOf(tx, [row], true));
  });
}

/**
 * A text as its readers will see it: safe to put into a page as it is. Pictures that no saved post names are fetched
 * when it is saved; until then their descriptions stand there.
 * @throws AppError `forbidden`
 */
export async function previewText({ actor, platform }: Context, content: string): Promise<string> {
  requireCan(actor, 'post.change');
  const pictureOf = await platform.database.read(scopeOf(actor), (tx) => readPictures(tx, picturesNamedIn(content)));
  return renderMarkdown(content, pictureOf).html;
}
