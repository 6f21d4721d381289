import { asc, eq, lte } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { postPublished } from '#core/site/posts/events.ts';
import { logged } from '#core/site/posts/internal/write-post.ts';
import { publicationDue } from '#core/site/posts/rules.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Posts of one run; the others have their turn a minute later. */
const AT_ONCE = 100;

/**
 * Publishes the drafts whose time has come. Open pages, the feed and the sitemap follow, as after every change of a post.
 * @returns how many
 */
export async function publishDuePosts(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  const ctx = systemContext(platform, 'post.publish-due');
  return platform.database.transaction(systemScope, async (tx) => {
    const due = await tx
      .select({ id: blogPosts.id, publishAt: blogPosts.publishAt })
      .from(blogPosts)
      .where(lte(blogPosts.publishAt, now))
      .orderBy(asc(blogPosts.publishAt))
      .limit(AT_ONCE)
      .for('update');
    for (const { id, publishAt } of due) {
      const after = publicationDue(publishAt ?? now);
      await tx
        .update(blogPosts)
        .set({ ...after, updatedAt: now })
        .where(eq(blogPosts.id, id));
      const before = { status: 'draft', isPublished: false, publishedAt: null, publishAt };
      await record(tx, ctx, postPublished, { entityId: id, oldValues: logged(before), newValues: logged(after) });
    }
    return due.length;
  });
}
