import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { postDeleted } from '#core/site/posts/events.ts';
import { changePosts, findPost, logged } from '#core/site/posts/internal/write-post.ts';
import { editableOf } from '#core/site/posts/queries/managed-posts.ts';
import { blogPosts } from '#core/site/posts/schema.ts';

/** Deletes a post for good. What is gone already stays gone. @throws AppError `forbidden` */
export function deletePost(ctx: Context, id: string): Promise<void> {
  return changePosts(ctx, async (tx) => {
    const row = await findPost(tx, id);
    if (!row) return;
    await tx.delete(blogPosts).where(eq(blogPosts.id, id));
    await record(tx, ctx, postDeleted, { entityId: id, oldValues: logged(editableOf(row)) });
  });
}
