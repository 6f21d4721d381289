import type { PostInput } from '#contract/site/posts.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { postCreated } from '#core/site/posts/events.ts';
import {
  changePosts,
  findPost,
  logged,
  picturesIn,
  requireAhead,
  slugFor,
  textsOf,
} from '#core/site/posts/internal/write-post.ts';
import { publicationOf } from '#core/site/posts/rules.ts';
import { blogPosts } from '#core/site/posts/schema.ts';

/**
 * Adds a post by the actor. The same form sent twice adds one.
 * @param id made when the form was drawn
 * @throws AppError `forbidden`, `conflict` when the address is taken, `invalid` for a picture that cannot be fetched
 */
export function createPost(ctx: Context, id: string, input: PostInput): Promise<void> {
  return changePosts(
    ctx,
    async (tx) => {
      if (await findPost(tx, id)) return;
      const now = ctx.platform.clock.now();
      const values = {
        ...textsOf(input, null),
        slug: await slugFor(tx, input, null),
        ...publicationOf(input, null, now),
      };
      requireAhead(values.publishAt, null, now);
      const authorId = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
      await tx.insert(blogPosts).values({ id, ...values, authorId, createdAt: now, updatedAt: now });
      await record(tx, ctx, postCreated, { entityId: id, newValues: logged(values) });
    },
    picturesIn(input),
  );
}
