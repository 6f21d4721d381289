import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PostInput } from '#contract/site/posts.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { getEditedPost } from '#core/site/posts/queries/managed-posts.ts';
import { getPost, listNewestPosts, listPostAddresses, listPosts } from '#core/site/posts/queries/published-posts.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { liveEvents } from '#platform/live/schema.ts';
import { admin, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { createPost } from './create-post.ts';
import { publishDuePosts } from './publish-due.ts';
import { updatePost } from './update-post.ts';

const HOUR = 3_600_000;
const draft: PostInput = {
  title: 'Later',
  slug: 'later',
  content: 'Words.',
  excerpt: null,
  featuredImageUrl: null,
  featuredImageAlt: null,
  tags: [],
  status: 'draft',
  publishAt: null,
  keepDate: false,
};

onEachDatabase('a post that is to be published later', (_open, kind) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR).toISOString();
  const add = async (publishAt: string) => {
    const id = randomUUID();
    await createPost(as(admin), id, { ...draft, publishAt });
    return id;
  };
  beforeAll(async () => {
    world = await createWorld({ database: kind });
    await insertCast(world.database);
  });
  afterAll(() => world.close());
  beforeEach(() => world.database.transaction(systemScope, (tx) => tx.delete(blogPosts)));

  it('is seen by nobody before its time', async () => {
    await add(inHours(2));
    expect(await publishDuePosts(world)).toBe(0);
    await expect(getPost(as(visitor), 'later')).rejects.toMatchObject({ code: 'not-found' });
    expect(await listPostAddresses(as(visitor))).toEqual([]);
  });

  it('is on the blog, in the feed and in the sitemap from then on, dated with its time', async () => {
    const publishAt = inHours(2);
    await add(publishAt);
    world.clock.advance(2 * HOUR + 30_000);
    expect(await publishDuePosts(world)).toBe(1);
    expect(await publishDuePosts(world)).toBe(0);
    expect(await getPost(as(visitor), 'later')).toMatchObject({ date: publishAt });
    expect((await listPosts(as(visitor), { tag: null, before: null, after: null })).posts).toHaveLength(1);
    expect(await listNewestPosts(as(visitor))).toHaveLength(1);
    expect(await listPostAddresses(as(visitor))).toMatchObject([{ slug: 'later' }]);
  });

  it('is told to open pages and to what keeps pages, and recorded as done by nobody', async () => {
    const id = await add(inHours(1));
    world.clock.advance(HOUR);
    await publishDuePosts(world);
    const [told] = await world.database.transaction(systemScope, (tx) =>
      tx.select({ topic: liveEvents.topic }).from(liveEvents).orderBy(desc(liveEvents.id)).limit(1),
    );
    expect(told).toEqual({ topic: 'staff:posts' });
    const entries = await world.database.transaction(systemScope, (tx) =>
      tx.select().from(auditLogs).where(eq(auditLogs.entityId, id)).orderBy(auditLogs.createdAt),
    );
    expect(entries.at(-1)).toMatchObject({ adminUserId: null, newValues: { status: 'published', publish_at: null } });
  });

  it('needs a time that is still to come, and keeps one that has come while its text is mended', async () => {
    await expect(add(inHours(-1))).rejects.toMatchObject({ code: 'invalid', field: 'publishAt' });
    const publishAt = inHours(1);
    const id = await add(publishAt);
    world.clock.advance(HOUR);
    const { version } = await getEditedPost(as(admin), id);
    await updatePost(as(admin), id, { ...draft, title: 'Mended', publishAt }, version);
    expect(await getEditedPost(as(admin), id)).toMatchObject({ title: 'Mended', publishAt });
  });

  it('is published at once, or a draft for good, if its author says so', async () => {
    const id = await add(inHours(1));
    const { version } = await getEditedPost(as(admin), id);
    await updatePost(as(admin), id, { ...draft, status: 'published' }, version);
    expect(await getEditedPost(as(admin), id)).toMatchObject({ status: 'published', publishAt: null });
  });
});
