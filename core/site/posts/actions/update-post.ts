import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { PostInput } from '#contract/site/posts.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { changesBetween, requireVersion, versionOf } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import type { NamedPicture } from '#core/site/pictures/actions/keep-pictures.ts';
import { requireCan } from '#core/site/policy.ts';
import { postUpdated } from '#core/site/posts/events.ts';
import {
  changePosts,
  findPost,
  logged,
  picturesIn,
  picturesOf,
  requireAhead,
  slugFor,
  textsOf,
} from '#core/site/posts/internal/write-post.ts';
import { editableOf } from '#core/site/posts/queries/managed-posts.ts';
import { publicationOf } from '#core/site/posts/rules.ts';
import { blogPosts } from '#core/site/posts/schema.ts';

/** Those that the post did not name before: one that has gone meanwhile does not keep its text from being mended. */
async function newPicturesIn({ platform, actor }: Context, id: string, input: PostInput): Promise<NamedPicture[]> {
  const before = await platform.database.transaction(scopeOf(actor), (tx) => findPost(tx, id));
  const known = new Set((before ? picturesOf(before) : []).map(({ url }) => url));
  return picturesIn(input).filter(({ url }) => !known.has(url));
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
  await changePosts(
    ctx,
    async (tx) => {
      const row = await findPost(tx, id);
      if (!row) throw new AppError('not-found', { publicMessage: fault('post-gone') });
      const now = ctx.platform.clock.now();
      const before = editableOf(row);
      const after = { ...textsOf(input, row), slug: await slugFor(tx, input, row), ...publicationOf(input, row, now) };
      const changes = changesBetween(before, after);
      if (!changes) return;
      requireAhead(after.publishAt, before.publishAt, now);
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
