import { eq, like, or, sql } from 'drizzle-orm';
import { pictureAddress } from '#contract/site/picture.ts';
import type { PostInput } from '#contract/site/posts.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { asColumns, changesBetween, requireVersion, versionOf } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { fetchPictures, keepPictures, type NamedPicture } from '#core/site/pictures/actions/keep-pictures.ts';
import { requireCan } from '#core/site/policy.ts';
import { postCreated, postDeleted, postUpdated } from '#core/site/posts/events.ts';
import { editableOf } from '#core/site/posts/queries/managed-posts.ts';
import { freeSlug, publicationOf } from '#core/site/posts/rules.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { outsidePictures } from '#platform/text/markdown.ts';
import { addressOf } from '#platform/text/slug.ts';

const logged = (values: object) => asColumns(blogPosts, values);

/** One change after another, so that no two posts take one address. */
async function change(
  ctx: Context,
  work: (tx: Transaction) => Promise<void>,
  named: readonly NamedPicture[] = [],
): Promise<void> {
  requireCan(ctx.actor, 'post.change');
  const fetched = await fetchPictures(ctx, named);
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog_posts'))`);
    await keepPictures(tx, fetched, ctx.platform.clock.now());
    await work(tx);
  });
}

const picturesIn = ({ featuredImageUrl, content }: Pick<PostInput, 'featuredImageUrl' | 'content'>): NamedPicture[] =>
  [
    ...outsidePictures(content).map((url) => ({ url: pictureAddress(url), field: 'content' })),
    { url: pictureAddress(featuredImageUrl), field: 'featuredImageUrl' },
  ].filter((picture): picture is NamedPicture => picture.url !== null);

/** Those that the post did not name before: one that has gone meanwhile does not keep its text from being mended. */
async function newPicturesIn({ platform, actor }: Context, id: string, input: PostInput): Promise<NamedPicture[]> {
  const before = await platform.database.transaction(scopeOf(actor), (tx) => findPost(tx, id));
  const known = new Set((before ? picturesIn(before) : []).map(({ url }) => url));
  return picturesIn(input).filter(({ url }) => !known.has(url));
}

async function findPost(tx: Transaction, id: string) {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

/** The address that was asked for, else the one it has, else one made of its title. @throws AppError `conflict` */
async function slugFor(tx: Transaction, input: PostInput, before: { id: string; slug: string } | null) {
  if (input.slug === null && before) return before.slug;
  const wanted = input.slug ?? addressOf(input.title, 'post');
  const rows = await tx
    .select({ id: blogPosts.id, slug: blogPosts.slug })
    .from(blogPosts)
    .where(or(eq(blogPosts.slug, wanted), like(blogPosts.slug, `${wanted}-%`)));
  const taken = new Set(rows.filter(({ id }) => id !== before?.id).map(({ slug }) => slug));
  if (input.slug === null) return freeSlug(wanted, taken);
  if (taken.has(wanted)) throw new AppError('conflict', { publicMessage: 'Another post has this address.' });
  return wanted;
}

/**
 * Adds a post by the actor. The same form sent twice adds one.
 * @param id made when the form was drawn
 * @throws AppError `forbidden`, `conflict` when the address is taken, `invalid` for a picture that cannot be fetched
 */
export function createPost(ctx: Context, id: string, input: PostInput): Promise<void> {
  return change(
    ctx,
    async (tx) => {
      if (await findPost(tx, id)) return;
      const { keepDate: _, slug: __, ...texts } = input;
      const now = ctx.platform.clock.now();
      const values = { ...texts, slug: await slugFor(tx, input, null), ...publicationOf(input, null, now) };
      const authorId = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
      await tx.insert(blogPosts).values({ id, ...values, authorId, createdAt: now, updatedAt: now });
      await record(tx, ctx, postCreated, { entityId: id, newValues: logged(values) });
    },
    picturesIn(input),
  );
}

const isOnlyDate = (changes: object) => Object.keys(changes).every((key) => key === 'publishedAt');

/**
 * Changes a post. The same form sent again changes nothing.
 * @param version of the values that the form was filled with
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else has changed it since, or the address is taken
 */
export async function updatePost(ctx: Context, id: string, input: PostInput, version: string): Promise<void> {
  requireCan(ctx.actor, 'post.change');
  const named = await newPicturesIn(ctx, id, input);
  await change(
    ctx,
    async (tx) => {
      const row = await findPost(tx, id);
      if (!row) throw new AppError('not-found', { publicMessage: 'This post has been deleted.' });
      const { keepDate: _, slug: __, ...texts } = input;
      const now = ctx.platform.clock.now();
      const before = editableOf(row);
      const after = { ...texts, slug: await slugFor(tx, input, row), ...publicationOf(input, row, now) };
      const changes = changesBetween(before, after);
      if (!changes) return;
      // Its date is that of the first of two saves of one form.
      if (isOnlyDate(changes.newValues) && version !== versionOf(before)) return;
      requireVersion(before, version);
      await tx
        .update(blogPosts)
        .set({ ...after, updatedAt: now })
        .where(eq(blogPosts.id, id));
      const { oldValues, newValues } = changes;
      await record(tx, ctx, postUpdated, { entityId: id, oldValues: logged(oldValues), newValues: logged(newValues) });
    },
    named,
  );
}

/** Deletes a post for good. What is gone already stays gone. @throws AppError `forbidden` */
export function deletePost(ctx: Context, id: string): Promise<void> {
  return change(ctx, async (tx) => {
    const row = await findPost(tx, id);
    if (!row) return;
    await tx.delete(blogPosts).where(eq(blogPosts.id, id));
    await record(tx, ctx, postDeleted, { entityId: id, oldValues: logged(editableOf(row)) });
  });
}
